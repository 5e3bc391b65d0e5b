import { unreachable } from '../results/outcome.ts';
import type { Order, OrderEvent, OrderLine, OrderShipping, OrderStatus, OrderSummary } from './order.ts';

/** DONE: completed. NOW: in progress. TODO: ahead. */
export type OrderStep = {
  readonly status: OrderStatus;
  readonly state: 'DONE' | 'NOW' | 'TODO';
  /** When it happened, milliseconds. */
  readonly at: number | null;
  readonly note: string;
};

type ShippingType = OrderShipping['type'];

const WAY: Readonly<Record<ShippingType, readonly OrderStatus[]>> = {
  DELIVERY: ['PLACED', 'PACKED', 'ON_THE_WAY', 'DELIVERED'],
  STORE_PICKUP: ['PLACED', 'PACKED', 'READY_TO_COLLECT', 'COLLECTED'],
  // gift cards go out as the order is placed; of a donation nothing does
  EMAIL: ['PLACED'],
};

/** These last until the next step; the others are done as soon as they are reached. */
const LASTING: ReadonlySet<OrderStatus> = new Set(['PENDING', 'ON_THE_WAY', 'READY_TO_COLLECT']);
const OVER: ReadonlySet<OrderStatus> = new Set(['DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED']);

/** Whether an order is still in progress. */
export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean => !OVER.has(status);

/** Whether an order was ever sure to be paid: one that was cancelled while its payment was checked never was. */
export const wasPlaced = ({ history }: Pick<Order, 'history'>): boolean =>
  history.some(({ status }) => status === 'PLACED');

/** The steps of an order from payment to arrival. */
export function orderSteps({ status, history, shipping }: Pick<Order, 'status' | 'history' | 'shipping'>): OrderStep[] {
  if (status === 'CANCELLED' || status === 'REFUNDED') return history.map((event) => ({ ...event, state: 'DONE' }));
  const way = wayOf(status, shipping.type);
  const reached = way.indexOf(status);
  const now = LASTING.has(status) || reached < 0 ? Math.max(reached, 0) : reached + 1;
  return way.map((step, index) => {
    const event = index <= reached ? lastOf(history, step) : undefined;
    const state = index < now ? 'DONE' : index === now ? 'NOW' : 'TODO';
    return { status: step, state, at: event?.at ?? null, note: event?.note ?? '' };
  });
}

function wayOf(status: OrderStatus, type: ShippingType): readonly OrderStatus[] {
  if (status === 'PENDING') return ['PENDING', ...WAY[type]];
  return type === 'EMAIL' && status === 'DELIVERED' ? [...WAY.EMAIL, status] : WAY[type];
}

const lastOf = (history: readonly OrderEvent[], status: OrderStatus): OrderEvent | undefined =>
  history.findLast((event) => event.status === status);

/** The tone of an order's status: in progress, waiting for the shopper, done, or cancelled. */
export type OrderTone = 'SOON' | 'WAIT' | 'DONE' | 'OFF';

export function orderTone({
  status,
  shippingType,
}: Pick<Order, 'status'> & { readonly shippingType?: ShippingType }): OrderTone {
  switch (status) {
    case 'PLACED':
      return shippingType === 'EMAIL' ? 'DONE' : 'SOON';
    case 'PACKED':
    case 'ON_THE_WAY':
      return 'SOON';
    case 'PENDING':
    case 'READY_TO_COLLECT':
      return 'WAIT';
    case 'DELIVERED':
    case 'COLLECTED':
      return 'DONE';
    case 'CANCELLED':
    case 'REFUNDED':
      return 'OFF';
    default:
      return unreachable(status);
  }
}

/** The action a shopper most likely wants. */
export type OrderAction = 'TRACK' | 'PICKUP_CODE' | 'BUY_AGAIN' | 'DETAILS';

export function orderAction({ status, shippingType }: Pick<OrderSummary, 'status' | 'shippingType'>): OrderAction {
  if (shippingType === 'EMAIL') return 'DETAILS';
  const tone = orderTone({ status });
  if (status === 'READY_TO_COLLECT') return 'PICKUP_CODE';
  if (tone === 'SOON') return 'TRACK';
  return tone === 'DONE' ? 'BUY_AGAIN' : 'DETAILS';
}

/** Lines that can be bought again: not gifts and gift cards. */
export const linesToBuyAgain = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter(({ giftcard, promotionId, qty }) => giftcard === null && promotionId === null && qty > 0);

/** The next order: the newest on its way, else the newest ready to collect. Nothing comes of what is sent by email. */
export function nextOrder(orders: readonly OrderSummary[]): OrderSummary | undefined {
  const newestFirst = [...orders].sort((one, other) => other.placedAt - one.placedAt);
  return (
    newestFirst.find((order) => orderTone(order) === 'SOON') ??
    newestFirst.find(({ status }) => status === 'READY_TO_COLLECT')
  );
}

/** An active repair plan, with its end in milliseconds. */
export type RunningPlan = { readonly order: string; readonly line: OrderLine; readonly endsAt: number };

/**
 * Active repair plans, the first to end first. A plan starts when the manufacturer's warranty ends, which starts on
 * arrival; `baseYears` is its length by product.
 */
export function runningPlans(
  orders: readonly Order[],
  baseYears: (productId: string) => number,
  nowMs: number,
): RunningPlan[] {
  const plans = orders.filter(isKept).flatMap((order) =>
    order.lines.flatMap((line) => {
      if (!line.plan) return [];
      const endsAt = yearsLater(arrivalOf(order), baseYears(line.productId) + line.plan.years);
      return endsAt > nowMs ? [{ order: order.number, line, endsAt }] : [];
    }),
  );
  return plans.sort((one, other) => one.endsAt - other.endsAt);
}

const isKept = ({ status }: Order): boolean => orderTone({ status }) !== 'OFF' && status !== 'PENDING';

function arrivalOf({ history, shipping, placedAt }: Order): number {
  const arrived = history.findLast(({ status }) => status === 'DELIVERED' || status === 'COLLECTED');
  return arrived?.at ?? (shipping.day === null ? placedAt : Date.parse(`${shipping.day}T00:00:00Z`));
}

function yearsLater(ms: number, years: number): number {
  const date = new Date(ms);
  date.setUTCMonth(date.getUTCMonth() + Math.round(years * 12));
  return date.getTime();
}
