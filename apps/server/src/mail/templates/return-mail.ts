import type { Order, OrderReturn } from '@wattle/domain/order';
import { fillMessage, returnMailMessages as words } from '@wattle/messages';
import { linesPart } from '@wattle/messages/order-changes';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { bigHeading, note, paragraph, subheading } from './mail-blocks.ts';
import { shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';
import { type MailLinks, orderButton } from './order-button.ts';

/** Tells a shopper that their return is looked at, or why it was not accepted. */
export function writeReturnMail(
  order: Order,
  { lines, answer }: OrderReturn,
  state: 'ASKED' | 'DECLINED',
  options: MailLinks,
): NoticeMail {
  const said = words[state];
  const params = { number: order.number, ...shopParams(options) };
  const subject = fillMessage(said.subject, params);
  const units = lines.map(({ lineId, qty }) =>
    paragraph(linesPart(qty, order.lines.find(({ id }) => id === lineId)?.name ?? '')),
  );
  const parts = layOutMail({
    from: options,
    subject,
    preheader: fillMessage(said.preheader, params),
    hero: [
      bigHeading(said.heading),
      greet(order.contact.firstName),
      paragraph(fillMessage(said.intro, params)),
      ...(state === 'DECLINED' && answer !== '' ? [paragraph(answer)] : []),
      orderButton(order, options),
    ],
    blocks: [subheading(words.what), ...units, note(fillMessage(words.outro, params))],
  });
  return { kind: 'ORDER_RETURN', to: order.contact.email, subject, ...parts };
}
