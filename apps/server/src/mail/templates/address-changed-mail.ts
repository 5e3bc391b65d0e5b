import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Order } from '@wattle/domain/order';
import { orderPartMessages, addressChangedMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { subheading } from './mail-blocks.ts';
import type { MailLinks } from './order-button.ts';
import { orderLinesBlock } from './order-lines-block.ts';
import { writeOrderNotice } from './order-notice.ts';
import { orderShippingBlock } from './order-shipping-block.ts';

/** Tells a shopper where their order now goes. */
export function writeAddressChangedMail(order: Order, address: EnteredAddress, options: MailLinks): NoticeMail {
  const street = [address.street1, address.street2].filter(Boolean).join(', ');
  const place = `${street}, ${address.suburb} ${address.state} ${address.postcode}`;
  return writeOrderNotice(order, options, {
    kind: 'ORDER_STATUS',
    said: words,
    params: { street, place },
    big: street,
    blocks: [
      subheading(orderPartMessages.delivery),
      orderShippingBlock(order.shipping, true),
      subheading(orderPartMessages.items),
      orderLinesBlock(order.lines, options.publicUrl),
    ],
    outro: words.outro,
  });
}
