import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Order } from '@wattle/domain/order';
import { fillMessage, orderPartMessages, addressChangedMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { bigHeading, note, paragraph, subheading } from './mail-blocks.ts';
import { shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';
import { type MailLinks, orderButton } from './order-button.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { orderShippingBlock } from './order-shipping-block.ts';

/** Tells a shopper where their order now goes. */
export function writeAddressChangedMail(order: Order, address: EnteredAddress, options: MailLinks): NoticeMail {
  const street = [address.street1, address.street2].filter(Boolean).join(', ');
  const place = `${street}, ${address.suburb} ${address.state} ${address.postcode}`;
  const params = { number: order.number, street, place, ...shopParams(options) };
  const subject = fillMessage(words.subject, params);
  const parts = layOutMail({
    from: options,
    subject,
    preheader: fillMessage(words.preheader, params),
    hero: [
      paragraph(words.heading),
      bigHeading(street),
      greet(order.contact.firstName),
      paragraph(fillMessage(words.intro, params)),
      orderButton(order, options),
    ],
    blocks: [
      subheading(orderPartMessages.delivery),
      orderShippingBlock(order.shipping, true),
      subheading(orderPartMessages.items),
      orderLinesBlock(order.lines, options.publicUrl),
      note(fillMessage(words.outro, params)),
    ],
  });
  return { kind: 'ORDER_STATUS', to: order.contact.email, subject, ...parts };
}
