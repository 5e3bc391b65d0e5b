import type { Order } from '@wattle/domain/order';
import { fillMessage } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { type Block, bigHeading, note, paragraph } from './mail-blocks.ts';
import { shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';
import { type MailLinks, orderButton } from './order-button.ts';

type Notice = {
  readonly kind: NoticeMail['kind'];
  readonly said: Readonly<Record<'subject' | 'preheader' | 'heading' | 'intro', string>>;
  /** What stands in the texts for `{day}` and the like, besides the order and the shop. */
  readonly params?: Readonly<Record<string, string>>;
  /** What it is about, in large letters below the heading; without it, the heading is large itself. */
  readonly big?: string | undefined;
  /** Below the first paragraph. */
  readonly more?: readonly Block[];
  readonly blocks: readonly Block[];
  readonly outro?: string;
};

/** A mail about one order: what happened, in one paragraph, and the way to the order. */
export function writeOrderNotice(order: Order, options: MailLinks, notice: Notice): NoticeMail {
  const { kind, said, big, more = [], blocks, outro } = notice;
  const params = { number: order.number, ...notice.params, ...shopParams(options) };
  const subject = fillMessage(said.subject, params);
  const parts = layOutMail({
    from: options,
    subject,
    preheader: fillMessage(said.preheader, params),
    hero: [
      ...(big === undefined ? [bigHeading(said.heading)] : [paragraph(said.heading), bigHeading(big)]),
      greet(order.contact.firstName),
      paragraph(fillMessage(said.intro, params)),
      ...more,
      ...orderButton(order, options),
    ],
    blocks: [...blocks, ...(outro === undefined ? [] : [note(fillMessage(outro, params))])],
  });
  return { kind, to: order.contact.email, subject, ...parts };
}
