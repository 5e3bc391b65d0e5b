import {
  isLate,
  type OrderAction,
  type OrderShipping,
  type OrderStatus,
  type OrderStep,
  type OrderSummary,
} from '@wattle/domain/order';

type ShippingType = OrderShipping['type'];

/** Names of the order's steps. */
const STEPS = {
  PENDING: 'Payment being checked',
  PLACED: 'Ordered and paid',
  PACKED: 'Packed',
  ON_THE_WAY: 'On the truck',
  READY_TO_COLLECT: 'Ready to collect',
  DELIVERED: 'Delivered',
  COLLECTED: 'Collected',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Returned and refunded',
} as const satisfies Record<OrderStatus, string>;

/** Short names for tight spaces. */
const SHORT_STEPS: Readonly<Record<OrderStatus, string>> = { ...STEPS, PENDING: 'Payment', PLACED: 'Ordered' };

const SENT = 'Sent by email';

export function orderStepTitle(status: OrderStatus, type: ShippingType, length: 'long' | 'short' = 'long'): string {
  if (type === 'EMAIL' && status === 'DELIVERED') return SENT;
  return (length === 'long' ? STEPS : SHORT_STEPS)[status];
}

/** The text of an order's status pill. `dayWords` formats a day as `Tue 17 Nov`; `today` is the shop's date. */
export function orderStateWords(
  order: Pick<OrderSummary, 'status' | 'shippingType' | 'storeName' | 'day' | 'dayEnd'>,
  dayWords: (day: string) => string,
  today: string,
): string {
  const { status, shippingType, storeName, day, dayEnd = null } = order;
  const lastDay = dayEnd ?? day;
  if (lastDay !== null && isLate({ status, lastDay }, today)) return lateWords(shippingType, dayWords(lastDay));
  switch (status) {
    case 'PENDING':
      return 'Payment being checked';
    case 'PLACED':
    case 'PACKED':
    case 'ON_THE_WAY':
      if (dayEnd !== null && dayEnd !== day && shippingType === 'DELIVERY') return `Arriving by ${dayWords(dayEnd)}`;
      return comingWords(status, shippingType, day && dayWords(day));
    case 'READY_TO_COLLECT':
      return storeName ? `Ready at ${storeName}` : STEPS.READY_TO_COLLECT;
    case 'DELIVERED':
      return shippingType === 'EMAIL' ? SENT : STEPS.DELIVERED;
    case 'REFUNDED':
      return 'Returned, refunded';
    default:
      return STEPS[status];
  }
}

const lateWords = (type: ShippingType, day: string): string =>
  type === 'STORE_PICKUP' ? `Not ready yet, due ${day}` : `Late, due ${day}`;

function comingWords(status: 'PLACED' | 'PACKED' | 'ON_THE_WAY', type: ShippingType, day: string | null): string {
  if (type === 'EMAIL') return STEPS.PLACED;
  if (day) return type === 'STORE_PICKUP' ? `To collect from ${day}` : `Arriving ${day}`;
  if (status === 'PLACED') return 'Being packed';
  return status === 'PACKED' ? 'Packed' : 'On the truck';
}

/** Actions on an order. */
export const ORDER_ACTION_WORDS = {
  TRACK: 'Track',
  PICKUP_CODE: 'Pickup code',
  BUY_AGAIN: 'Buy again',
  DETAILS: 'Details',
} as const satisfies Record<OrderAction, string>;

/** Progress of a step in text, for shoppers who cannot see its colour. */
export const ORDER_STEP_STATES = {
  DONE: 'done',
  NOW: 'happening now',
  TODO: 'to come',
} as const satisfies Record<OrderStep['state'], string>;
