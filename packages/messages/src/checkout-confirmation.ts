import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { isUnderWay, type Order, type OrderShipping } from '@wattle/domain/order';
import { longDayWords } from './day-names.ts';
import { arrivalWords } from './order-arrival.ts';
import { pendingWords } from './unfinished-payment.ts';

type NextStep = {
  readonly icon: 'mail' | 'clock' | 'phone' | 'truck' | 'box' | 'store' | 'gift';
  readonly title: string;
  readonly words: string;
};

const weekdayOf = (day: string): string => longDayWords(day).split(' ')[0] ?? '';

/** The one day on which it arrives; null: none is agreed, or it is one of several. */
const onlyDayOf = ({ day, rangeEnd }: OrderShipping): string | null =>
  rangeEnd === null || rangeEnd === day ? day : null;

type Confirmed = Pick<Order, 'status' | 'history' | 'shipping' | 'lines' | 'settlesBy'>;

/** What has become of an order whose confirmation is open: a page stays open, or is opened again, for days. */
const ENDS = {
  UNPAID: 'Your payment did not go through.',
  CANCELLED: 'Your order is cancelled.',
  REFUNDED: 'Your order is refunded.',
} as const;

function endOf({ status, history }: Confirmed): keyof typeof ENDS | null {
  if (status !== 'CANCELLED') return status === 'REFUNDED' ? status : null;
  return history.some((event) => event.status === 'PLACED') ? 'CANCELLED' : 'UNPAID';
}

/** 'Thank you, Mia. See you Tuesday.' */
export function confirmationTitle(firstName: string, order: Confirmed | null): string {
  const thanks = `Thank you, ${firstName}.`;
  if (order?.status === 'PENDING') return `${thanks} Your payment is being checked.`;
  const end = order && endOf(order);
  if (end) return ENDS[end];
  if (order && !isUnderWay(order)) return `${thanks} You have your order.`;
  const day = order && order.shipping.type !== 'EMAIL' ? onlyDayOf(order.shipping) : null;
  return day === null ? `${thanks} We have your order.` : `${thanks} See you ${weekdayOf(day)}.`;
}

/** How the order arrives, and where updates are sent. */
export function confirmationWords(order: Confirmed | null, email: string): string {
  if (order?.status === 'PENDING') return pendingWords(order.settlesBy, email);
  const end = order && endOf(order);
  if (end) return `${end === 'UNPAID' ? 'You have not been charged. ' : ''}We have emailed the details to ${email}.`;
  if (order && !isUnderWay(order)) return `Its receipt and tax invoice went to ${email}.`;
  const receipt = `A receipt is on its way to ${email}.`;
  return [order && comingWords(order), receipt].filter(Boolean).join(' ');
}

const hasGiftCards = ({ lines }: Confirmed): boolean => lines.some(({ giftcard }) => giftcard !== null);

function comingWords(order: Confirmed): string {
  const { shipping } = order;
  const days = arrivalWords(shipping);
  const isOne = onlyDayOf(shipping) !== null;
  switch (shipping.type) {
    case 'DELIVERY':
      if (days === null) return 'We will deliver it to your door.';
      return `We will deliver it to your door ${isOne ? 'on' : 'between'} ${isOne ? days : days.replace(' to ', ' and ')}.`;
    case 'STORE_PICKUP': {
      const on = shipping.methodCode === SHIPPING_METHODS.storePickup.methodCode ? 'from' : 'on';
      return `Collect it from our ${shipping.store.name} store${days === null ? '' : ` ${on} ${days}`}.`;
    }
    case 'EMAIL':
      // of a donation nothing is sent
      return hasGiftCards(order) ? 'We send it by email.' : '';
  }
}

const RECEIPT: NextStep = { icon: 'mail', title: 'Now', words: 'Receipt and tax invoice by email.' };

/** What happens next, in order; nothing does with an order that is over. */
export function nextSteps(order: Confirmed): readonly NextStep[] {
  if (!isUnderWay(order)) return [];
  if (order.status === 'PENDING') {
    const next = order.shipping.type === 'EMAIL' ? '' : ' Then we pack your order.';
    const words = `We are waiting for your payment to be confirmed.${next}`;
    return [{ icon: 'clock', title: 'Now', words }, ...comingSteps(order)];
  }
  return [RECEIPT, ...comingSteps(order)];
}

function comingSteps(order: Confirmed): readonly NextStep[] {
  const { shipping } = order;
  const only = onlyDayOf(shipping);
  const day = only === null ? null : weekdayOf(only);
  switch (shipping.type) {
    case 'DELIVERY':
      return [
        {
          icon: 'phone',
          title: day === null ? 'Before we arrive' : `${day}, before we arrive`,
          words: 'A text with the driver’s name, 30 minutes ahead.',
        },
        { icon: 'truck', title: 'At your door', words: 'We bring it inside, unpack it and take the packaging away.' },
      ];
    case 'STORE_PICKUP':
      return [
        {
          icon: 'box',
          title: day === null ? 'When it is ready' : `From ${day}`,
          words: 'We email you when it is at the counter.',
        },
        {
          icon: 'store',
          title: 'At the counter',
          words: 'Bring your order number and photo ID. We hold it for 7 days.',
        },
      ];
    case 'EMAIL':
      return hasGiftCards(order)
        ? [{ icon: 'gift', title: 'Within minutes', words: 'We email each gift card to its recipient.' }]
        : [];
  }
}
