import type { Order } from '@wattle/domain/order';
import { orderPartMessages, dayChangedMailMessages as words } from '@wattle/messages';
import { arrivalWords } from '@wattle/messages/order-arrival';
import { agreedDayWords } from '@wattle/messages/order-dates';
import type { NoticeMail } from '@wattle/providers/mail';
import { subheading } from './mail-blocks.ts';
import type { MailLinks } from './order-button.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { writeOrderNotice } from './order-notice.ts';
import { orderShippingBlock } from './order-shipping-block.ts';

/** Tells a shopper the day on which their order now comes, or is collected. */
export function writeDayChangedMail(order: Order, options: MailLinks): NoticeMail {
  const isPickup = order.shipping.type === 'STORE_PICKUP';
  return writeOrderNotice(order, options, {
    kind: 'ORDER_STATUS',
    said: isPickup ? words.PICKUP : words.DELIVERY,
    params: { day: arrivalWords(order.shipping) ?? '' },
    big: agreedDayWords(order.shipping.day ?? '', order.shipping.rangeEnd),
    blocks: [
      subheading(isPickup ? orderPartMessages.pickup : orderPartMessages.delivery),
      orderShippingBlock(order.shipping, true),
      subheading(orderPartMessages.items),
      orderLinesBlock(order.lines, options.publicUrl),
    ],
    outro: words.outro,
  });
}
