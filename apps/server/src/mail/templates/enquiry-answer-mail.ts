import { fillMessage, formatShopDay, enquiryMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { bigHeading, note, paragraph, subheading } from './mail-blocks.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';

export type EnquiryAnswerFacts = {
  readonly to: string;
  /** What they asked, and when (seconds since epoch). */
  readonly asked: string;
  readonly askedAt: number;
  readonly answer: string;
};

/** Staff's answer to an enquiry, above what was asked. */
export function writeEnquiryAnswerMail({ to, asked, askedAt, answer }: EnquiryAnswerFacts, from: MailFrom): NoticeMail {
  const params = { day: formatShopDay(askedAt), ...shopParams(from) };
  const { subject } = words;
  const parts = layOutMail({
    from,
    subject,
    preheader: fillMessage(words.preheader, params),
    hero: [bigHeading(words.heading), ...paragraphsOf(answer)],
    blocks: [
      subheading(fillMessage(words.asked, params)),
      ...paragraphsOf(asked),
      note(fillMessage(words.outro, params)),
    ],
  });
  return { kind: 'ENQUIRY_ANSWER', to, subject, ...parts };
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(paragraph);
