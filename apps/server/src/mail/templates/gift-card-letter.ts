import type { BoughtGiftCard } from '@wattle/domain/gift-card';
import { formatPrice } from '@wattle/domain/money';
import { fillMessage } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { type Block, bigHeading, note, paragraph } from './mail-blocks.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';

type Words = { readonly subject: string; readonly preheader: string; readonly heading: string; readonly intro: string };

export type GiftCardLetter = Pick<BoughtGiftCard, 'amountCents' | 'details'> & {
  readonly count: number;
  /** In the singular or the plural, by the count. */
  readonly words: { readonly one: Words; readonly several: Words; readonly outro: string };
  readonly from: MailFrom;
  /** Content below the heading, before the rest. */
  readonly hero?: readonly Block[];
  readonly blocks: readonly Block[];
};

/** What every mail to the recipient of gift cards has: who gave them, what they are worth, whom to ask. */
export function writeGiftCardLetter({ details, amountCents, count, words, ...rest }: GiftCardLetter): NoticeMail {
  const said = count === 1 ? words.one : words.several;
  const params = { sender: details.senderName, amount: formatPrice(amountCents), count, ...shopParams(rest.from) };
  const subject = fillMessage(said.subject, params);
  const parts = layOutMail({
    from: rest.from,
    subject,
    preheader: fillMessage(said.preheader, params),
    hero: [
      bigHeading(said.heading),
      greet(details.recipientName),
      paragraph(fillMessage(said.intro, params)),
      ...(rest.hero ?? []),
    ],
    blocks: [...rest.blocks, note(fillMessage(words.outro, params))],
  });
  return { kind: 'GIFT_CARD', to: details.recipientEmail, subject, ...parts };
}
