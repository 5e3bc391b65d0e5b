import { nameOfLine, type Order, type OrderReturn } from '@wattle/domain/order';
import { returnMailMessages as words } from '@wattle/messages';
import { linesPart } from '@wattle/messages/order-changes';
import type { NoticeMail } from '@wattle/providers/mail';
import { paragraph, subheading } from './mail-blocks.ts';
import type { MailLinks } from './order-button.ts';
import { writeOrderNotice } from './order-notice.ts';

/** Tells a shopper that their return is looked at, or why it was not accepted. */
export function writeReturnMail(
  order: Order,
  { lines, answer }: OrderReturn,
  state: 'ASKED' | 'DECLINED',
  options: MailLinks,
): NoticeMail {
  const units = lines.map(({ lineId, qty }) => paragraph(linesPart(qty, nameOfLine(order.lines, lineId))));
  return writeOrderNotice(order, options, {
    kind: 'ORDER_RETURN',
    said: words[state],
    more: state === 'DECLINED' && answer !== '' ? [paragraph(answer)] : [],
    blocks: [subheading(words.what), ...units],
    outro: words.outro,
  });
}
