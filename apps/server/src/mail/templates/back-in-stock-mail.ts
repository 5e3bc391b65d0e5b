import { fillMessage, backInStockMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { button, heading, noteLink, paragraph } from './mail-blocks.ts';
import type { MailFrom } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';

export type BackInStockFacts = {
  readonly to: string;
  readonly name: string;
  readonly price: string;
  readonly link: string;
  /** Ends all such mails to this address. */
  readonly stopLink: string;
};

const SUBJECT_LETTERS = 70;

/** Tells who asked that something can be ordered again. */
export function writeBackInStockMail(
  { to, name, price, link, stopLink }: BackInStockFacts,
  from: MailFrom,
): NoticeMail {
  const params = { name, price };
  const whole = fillMessage(words.subject, params);
  const subject = whole.length > SUBJECT_LETTERS ? words.shortSubject : whole;
  const parts = layOutMail({
    from,
    subject,
    preheader: fillMessage(words.preheader, params),
    blocks: [
      heading(words.heading),
      paragraph(fillMessage(words.intro, params)),
      button(words.button, link),
      paragraph(words.outro),
      noteLink(words.stop, stopLink),
    ],
  });
  return { kind: 'STOCK_BACK', to, subject, ...parts };
}
