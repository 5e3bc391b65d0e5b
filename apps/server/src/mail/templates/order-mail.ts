import { formatPrice, toCents } from '@wattle/domain/money';
import { type Order, summariseOrder } from '@wattle/domain/order';
import {
  fillMessage,
  orderMailMessages,
  orderNextMessages,
  orderPartMessages,
  pendingNextMessage,
} from '@wattle/messages';
import { agreedDayWords, momentWords } from '@wattle/messages/order-dates';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { type Block, bigHeading, note, paragraph, subheading } from './mail-blocks.ts';
import { shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';
import { type MailLinks, orderButton } from './order-button.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { orderShippingBlock } from './order-shipping-block.ts';
import { orderTotalsBlock } from './order-totals-block.ts';

export type OrderMailStatus = keyof typeof orderMailMessages;

const placedAt = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Whether the shopper gets a mail when an order reaches this status. */
export const isMailedStatus = (status: string): status is OrderMailStatus => Object.hasOwn(orderMailMessages, status);

const isOver = (status: OrderMailStatus): boolean => status === 'CANCELLED';

/** Tells a shopper the status of an order, with its items, destination and costs. */
export function writeOrderMail(order: Order, status: OrderMailStatus, options: MailLinks): NoticeMail {
  const words = orderMailMessages[status];
  const params = paramsOf(order, options);
  const subject = fillMessage(words.subject, params);
  const parts = layOutMail({
    from: options,
    subject,
    preheader: fillMessage(words.preheader, params),
    hero: [
      ...headingOf(order, status),
      greet(order.contact.firstName),
      paragraph(fillMessage(words.intro, params)),
      ...noteOf(order, status),
      ...orderButton(order, options),
    ],
    blocks: [
      ...nextOf(order, status),
      ...(isOver(status) ? [] : shippingOf(order, status)),
      subheading(orderPartMessages.items),
      orderLinesBlock(order.lines, options.publicUrl),
      ...(status === 'PENDING' || status === 'PLACED' || isOver(status)
        ? [subheading(orderPartMessages.summary), orderTotalsBlock(order)]
        : []),
      ...(status === 'PLACED' ? [note(fillMessage(orderPartMessages.attached, params))] : []),
      note(fillMessage(words.outro, params)),
    ],
  });
  const mail = { to: order.contact.email, subject, ...parts };
  if (status !== 'PLACED') return { kind: 'ORDER_STATUS', ...mail };
  return { kind: 'ORDER_PLACED', ...mail, papers: [{ order: order.number, refund: null }] };
}

function paramsOf(order: Order, from: MailLinks) {
  const { title, others } = summariseOrder(order);
  return {
    number: order.number,
    placedAt: placedAt.format(order.placedAt),
    total: formatPrice(toCents(order.totals.totalCents)),
    what: others === 0 ? title : `${title} and ${others} more`,
    store: order.shipping.type === 'STORE_PICKUP' ? order.shipping.store.name : '',
    ...shopParams(from),
  };
}

/** The day it comes, largest in the mail; without one, what happened. */
function headingOf({ shipping }: Order, status: OrderMailStatus): Block[] {
  const { heading } = orderMailMessages[status];
  const isComing = status === 'PLACED' || status === 'ON_THE_WAY';
  if (!isComing || shipping.type !== 'DELIVERY' || shipping.day === null) return [bigHeading(heading)];
  return [
    paragraph(fillMessage(orderPartMessages.comesOn, { heading })),
    bigHeading(agreedDayWords(shipping.day, shipping.rangeEnd)),
  ];
}

/** The shop's note to the shopper for that status. */
function noteOf({ history }: Order, status: OrderMailStatus): Block[] {
  const text = history.findLast((event) => event.status === status)?.note.trim() ?? '';
  return text === '' ? [] : [paragraph(text)];
}

/** When a payment that is being checked is settled at the latest. */
function nextOf({ settlesBy }: Order, status: OrderMailStatus): Block[] {
  if (status !== 'PENDING' || settlesBy === undefined) return [];
  const words = fillMessage(pendingNextMessage, { by: momentWords(settlesBy) });
  return [subheading(orderPartMessages.next), paragraph(words)];
}

function shippingOf({ shipping, lines }: Order, status: OrderMailStatus): Block[] {
  const title = shipping.type === 'STORE_PICKUP' ? orderPartMessages.pickup : orderPartMessages.delivery;
  // of a donation nothing is sent
  const isSent = shipping.type !== 'EMAIL' || lines.some(({ giftcard }) => giftcard !== null);
  const next =
    status === 'PLACED' && isSent
      ? [subheading(orderPartMessages.next), paragraph(orderNextMessages[shipping.type])]
      : [];
  return shipping.type === 'EMAIL'
    ? next
    : [...next, subheading(title), orderShippingBlock(shipping, status !== 'READY_TO_COLLECT')];
}
