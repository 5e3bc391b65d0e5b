import { isUnderWay, type Order, type OrderShipping } from '@wattle/domain';
import { longDayWords } from '../../../goods/order/order-dates.ts';
import type { IconName } from '../../../ui/icon.tsx';

export type NextStep = { readonly icon: IconName; readonly title: string; readonly words: string };

const weekdayOf = (day: string): string => longDayWords(day).split(' ')[0] ?? '';

/** 'Thank you, Mia. See you Tuesday.' */
export function confirmationTitle(firstName: string, order: Pick<Order, 'status' | 'shipping'> | null): string {
  const thanks = `Thank you, ${firstName}.`;
  if (order?.status === 'PENDING') return `${thanks} Your payment is being checked.`;
  if (order && !isUnderWay(order)) return 'Your payment did not go through.';
  const day = order && order.shipping.type !== 'EMAIL' ? order.shipping.day : null;
  return day === null ? `${thanks} Your order is in.` : `${thanks} See you ${weekdayOf(day)}.`;
}

/** How the order comes, and where word of it goes. */
export function confirmationWords(order: Pick<Order, 'status' | 'shipping'> | null, email: string): string {
  if (order?.status === 'PENDING') {
    return `This takes up to two minutes. Leave the page open or close it: the answer also comes to ${email}.`;
  }
  if (order && !isUnderWay(order)) return `You have not been charged. What happened also comes to ${email}.`;
  const receipt = `A receipt is on its way to ${email}.`;
  return order ? `${comingWords(order.shipping)} ${receipt}` : receipt;
}

function comingWords(shipping: OrderShipping): string {
  const on = shipping.day === null ? '' : ` on ${longDayWords(shipping.day)}`;
  switch (shipping.type) {
    case 'DELIVERY':
      return on === '' ? 'We bring it to your door.' : `It comes to your door${on}.`;
    case 'STORE_PICKUP':
      return `You collect it from Wattle ${shipping.store.name}${on}.`;
    case 'EMAIL':
      return 'It travels by email.';
  }
}

const RECEIPT: NextStep = { icon: 'mail', title: 'Now', words: 'Receipt and tax invoice by email.' };

/** What happens next, in its order. */
export function nextSteps({ status, shipping }: Pick<Order, 'status' | 'shipping'>): readonly NextStep[] {
  if (status === 'PENDING') {
    const words = 'We wait for the word of your payment. Nothing is packed before.';
    return [{ icon: 'clock', title: 'Now', words }, ...comingSteps(shipping)];
  }
  return [RECEIPT, ...comingSteps(shipping)];
}

function comingSteps(shipping: OrderShipping): readonly NextStep[] {
  const day = shipping.day === null ? null : weekdayOf(shipping.day);
  switch (shipping.type) {
    case 'DELIVERY':
      return [
        {
          icon: 'phone',
          title: day === null ? 'Before we come' : `${day}, before we come`,
          words: 'A text 30 minutes ahead with the driver’s name.',
        },
        { icon: 'truck', title: 'At your door', words: 'Brought inside and unpacked. We take the boxes with us.' },
      ];
    case 'STORE_PICKUP':
      return [
        {
          icon: 'box',
          title: day === null ? 'When it is ready' : `From ${day}`,
          words: 'We email you as soon as it waits at the counter.',
        },
        {
          icon: 'store',
          title: 'At the counter',
          words: 'Show the order number and photo identification. We keep it for 7 days.',
        },
      ];
    case 'EMAIL':
      return [{ icon: 'gift', title: 'Within the hour', words: 'Each gift card goes to whom it is for.' }];
  }
}
