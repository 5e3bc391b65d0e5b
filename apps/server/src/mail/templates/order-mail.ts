import { formatPrice, type Order, SHOP, summariseOrder, toCents } from '@wattle/domain';
import { fillMessage, orderMailMessages, orderNextMessages, orderPartMessages } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { type Block, button, heading, note, paragraph, subheading } from './mail-blocks.ts';
import { layOutMail } from './mail-layout.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { orderShippingBlock } from './order-shipping-block.ts';
import { orderTotalsBlock } from './order-totals-block.ts';

export type OrderMailOptions = {
  readonly publicUrl: string;
  /** A customer finds the order in the account; a guest has this mail. */
  readonly isCustomers: boolean;
};

export type OrderMailStatus = keyof typeof orderMailMessages;

const placedAt = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Whether a shopper is told by mail that an order has come so far. */
export const isMailedStatus = (status: string): status is OrderMailStatus => Object.hasOwn(orderMailMessages, status);

const isOver = (status: OrderMailStatus): boolean => status === 'CANCELLED' || status === 'REFUNDED';

/** Tells a shopper where an order is: what it is, where it goes, and what it cost. */
export function writeOrderMail(order: Order, status: OrderMailStatus, options: OrderMailOptions): NoticeMail {
  const words = orderMailMessages[status];
  const params = paramsOf(order);
  const subject = fillMessage(words.subject, params);
  const parts = layOutMail({
    publicUrl: options.publicUrl,
    subject,
    preheader: fillMessage(words.preheader, params),
    blocks: [
      heading(words.heading),
      greet(order.contact.firstName),
      paragraph(fillMessage(words.intro, params)),
      ...noteOf(order, status),
      ...buttonOf(order, options),
      ...(isOver(status) ? [] : shippingOf(order, status)),
      subheading(orderPartMessages.items),
      orderLinesBlock(order.lines, options.publicUrl),
      ...(status === 'PLACED' || isOver(status)
        ? [subheading(orderPartMessages.summary), orderTotalsBlock(order)]
        : []),
      note(fillMessage(words.outro, params)),
    ],
  });
  return { kind: status === 'PLACED' ? 'ORDER_PLACED' : 'ORDER_STATUS', to: order.contact.email, subject, ...parts };
}

function paramsOf(order: Order) {
  const { title, others } = summariseOrder(order);
  return {
    number: order.number,
    placedAt: placedAt.format(order.placedAt),
    total: formatPrice(toCents(order.totals.totalCents)),
    what: others === 0 ? title : `${title} and ${others} more`,
    store: order.shipping.type === 'STORE_PICKUP' ? order.shipping.store.name : '',
    phone: SHOP.supportPhone,
  };
}

/** What the shop wrote beside that step, for the shopper to read. */
function noteOf({ history }: Order, status: OrderMailStatus): Block[] {
  const text = history.findLast((event) => event.status === status)?.note.trim() ?? '';
  return text === '' ? [] : [paragraph(text)];
}

function buttonOf({ number }: Order, { publicUrl, isCustomers }: OrderMailOptions): Block[] {
  if (!isCustomers) return [];
  return [button(orderPartMessages.button, `${publicUrl}/account/orders/${encodeURIComponent(number)}`)];
}

function shippingOf({ shipping }: Order, status: OrderMailStatus): Block[] {
  const title = shipping.type === 'STORE_PICKUP' ? orderPartMessages.pickup : orderPartMessages.delivery;
  const next =
    status === 'PLACED' ? [subheading(orderPartMessages.next), paragraph(orderNextMessages[shipping.type])] : [];
  return shipping.type === 'EMAIL'
    ? next
    : [...next, subheading(title), orderShippingBlock(shipping, status !== 'READY_TO_COLLECT')];
}
