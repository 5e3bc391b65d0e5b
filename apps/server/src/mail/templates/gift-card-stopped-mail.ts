import type { BoughtGiftCard } from '@wattle/domain/gift-card';
import { formatPrice } from '@wattle/domain/money';
import { fillMessage, giftCardStoppedMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { factList, heading, note, paragraph } from './mail-blocks.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';

export type StoppedGiftCards = Pick<BoughtGiftCard, 'amountCents' | 'details'> & { readonly codes: readonly string[] };

const ENDING = 4;

/** Tells the recipient that cards they were sent no longer work, because what bought them went back. */
export function writeGiftCardStoppedMail(stopped: StoppedGiftCards, from: MailFrom): NoticeMail {
  const { details, codes, amountCents } = stopped;
  const said = codes.length === 1 ? words.one : words.several;
  const params = {
    sender: details.senderName,
    amount: formatPrice(amountCents),
    count: codes.length,
    ...shopParams(from),
  };
  const subject = fillMessage(said.subject, params);
  const parts = layOutMail({
    from,
    subject,
    preheader: fillMessage(said.preheader, params),
    blocks: [
      heading(said.heading),
      greet(details.recipientName),
      paragraph(fillMessage(said.intro, params)),
      factList([{ label: words.ending, lines: codes.map((code) => code.slice(-ENDING)) }]),
      paragraph(words.why),
      note(fillMessage(words.outro, params)),
    ],
  });
  return { kind: 'GIFT_CARD', to: details.recipientEmail, subject, ...parts };
}
