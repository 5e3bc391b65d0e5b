import { fillMessage, noticeMailMessages } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { button, heading, paragraph } from './mail-blocks.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';

export type AccountNoticeFacts = {
  readonly kind: keyof typeof noticeMailMessages;
  readonly to: string;
  readonly givenName: string | null;
};

/** Tells the account's owner about a change, in case someone else made it. */
export function writeAccountNoticeMail({ kind, to, givenName }: AccountNoticeFacts, from: MailFrom): NoticeMail {
  const params = shopParams(from);
  const words = noticeMailMessages[kind];
  const subject = fillMessage(words.subject, params);
  const parts = layOutMail({
    from,
    subject,
    preheader: words.preheader,
    blocks: [
      heading(words.heading),
      greet(givenName),
      paragraph(fillMessage(words.intro, params)),
      paragraph(fillMessage(words.outro, params)),
      ...(words.button === null ? [] : [button(words.button, `${from.publicUrl}/account/password/forgot`)]),
    ],
  });
  return { kind, to, subject, ...parts };
}
