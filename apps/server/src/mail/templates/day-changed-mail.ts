import type { Order } from '@wattle/domain/order';
import { fillMessage, orderPartMessages, dayChangedMailMessages as words } from '@wattle/messages';
import { arrivalWords } from '@wattle/messages/order-arrival';
import { agreedDayWords } from '@wattle/messages/order-dates';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { bigHeading, note, paragraph, subheading } from './mail-blocks.ts';
import { shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';
import { type MailLinks, orderButton } from './order-button.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { orderShippingBlock } from './order-shipping-block.ts';

/** Tells a shopper the day on which their order now comes, or is collected. */
export function writeDayChangedMail(order: Order, options: MailLinks): NoticeMail {
  const params = { number: order.number, day: arrivalWords(order.shipping) ?? '', ...shopParams(options) };
  const isPickup = order.shipping.type === 'STORE_PICKUP';
  const said = isPickup ? words.PICKUP : words.DELIVERY;
  const subject = fillMessage(said.subject, params);
  const parts = layOutMail({
    from: options,
    subject,
    preheader: fillMessage(said.preheader, params),
    hero: [
      paragraph(said.heading),
      bigHeading(agreedDayWords(order.shipping.day ?? '', order.shipping.rangeEnd)),
      greet(order.contact.firstName),
      paragraph(fillMessage(said.intro, params)),
      orderButton(order, options),
    ],
    blocks: [
      subheading(isPickup ? orderPartMessages.pickup : orderPartMessages.delivery),
      orderShippingBlock(order.shipping, true),
      subheading(orderPartMessages.items),
      orderLinesBlock(order.lines, options.publicUrl),
      note(fillMessage(words.outro, params)),
    ],
  });
  return { kind: 'ORDER_STATUS', to: order.contact.email, subject, ...parts };
}
