import { canChangeDay, lastDayOf, type Order, packedLines } from '@wattle/domain/order';
import { orderPartMessages, latePromiseMailMessages as words } from '@wattle/messages';
import { longDayWords } from '@wattle/messages/day-names';
import type { NoticeMail } from '@wattle/providers/mail';
import { paragraph, subheading } from './mail-blocks.ts';
import type { MailLinks } from './order-button.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { writeOrderNotice } from './order-notice.ts';
import { orderShippingBlock } from './order-shipping-block.ts';

type Where = keyof typeof words.where;
const isWhere = (status: string): status is Where => status in words.where;

/** Tells a shopper that the last promised day has passed: what is known, what is not, and what happens next. */
export function writeLateOrderMail(order: Order, options: MailLinks): NoticeMail {
  const { status, shipping } = order;
  const day = longDayWords(lastDayOf(shipping) ?? '');
  const store = shipping.type === 'STORE_PICKUP' ? shipping.store.name : '';
  const kind = shipping.type === 'STORE_PICKUP' ? 'PICKUP' : 'DELIVERY';
  const said = words[kind];
  const where = kind === 'PICKUP' ? words.wherePickup : words.where;
  return writeOrderNotice(order, options, {
    kind: 'ORDER_STATUS',
    said: { ...said, intro: [said.intro, isWhere(status) ? where[status] : ''].join(' ').trim() },
    params: { day, store },
    big: day,
    blocks: [
      subheading(orderPartMessages.next),
      paragraph(words.next[kind]),
      ...(canChangeDay(order, { kind: 'SHOPPER' }) ? [paragraph(words.self)] : []),
      ...(kind === 'DELIVERY' && status === 'ON_THE_WAY' ? [paragraph(words.arrived)] : []),
      subheading(kind === 'PICKUP' ? orderPartMessages.pickup : orderPartMessages.delivery),
      orderShippingBlock(shipping, false),
      subheading(orderPartMessages.items),
      orderLinesBlock(packedLines(order), options.publicUrl),
    ],
    outro: words.outro,
  });
}
