import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { isUnderWay, type Order, type OrderShipping } from '@wattle/domain/order';
import { arrivalWords } from './order-arrival.ts';
import { longDayWords } from './order-dates.ts';
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

/** 'Thank you, Mia. See you Tuesday.' */
export function confirmationTitle(firstName: string, order: Pick<Order, 'status' | 'shipping'> | null): string {
  const thanks = `Thank you, ${firstName}.`;
  if (order?.status === 'PENDING') return `${thanks} Your payment is being checked.`;
  if (order && !isUnderWay(order)) return 'Your payment did not go through.';
  const day = order && order.shipping.type !== 'EMAIL' ? onlyDayOf(order.shipping) : null;
  return day === null ? `${thanks} We have your order.` : `${thanks} See you ${weekdayOf(day)}.`;
}

/** How the order arrives, and where updates are sent. */
export function confirmationWords(
  order: Pick<Order, 'status' | 'shipping' | 'settlesBy'> | null,
  email: string,
): string {
  if (order?.status === 'PENDING') return pendingWords(order.settlesBy, email);
  if (order && !isUnderWay(order)) return `You have not been charged. We have emailed the details to ${email}.`;
  const receipt = `A receipt is on its way to ${email}.`;
  return order ? `${comingWords(order.shipping)} ${receipt}` : receipt;
}

function comingWords(shipping: OrderShipping): string {
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
      return 'We send it by email.';
  }
}

const RECEIPT: NextStep = { icon: 'mail', title: 'Now', words: 'Receipt and tax invoice by email.' };

/** What happens next, in order. */
export function nextSteps({ status, shipping }: Pick<Order, 'status' | 'shipping'>): readonly NextStep[] {
  if (status === 'PENDING') {
    const words = 'We are waiting for your payment to be confirmed. Then we pack your order.';
    return [{ icon: 'clock', title: 'Now', words }, ...comingSteps(shipping)];
  }
  return [RECEIPT, ...comingSteps(shipping)];
}

function comingSteps(shipping: OrderShipping): readonly NextStep[] {
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
      return [{ icon: 'gift', title: 'Within minutes', words: 'We email each gift card to its recipient.' }];
  }
}
