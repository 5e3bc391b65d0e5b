import { SHOP } from '@wattle/domain/settings';
import { fillMessage, noticeMailMessages } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { button, heading, paragraph } from './mail-blocks.ts';
import { layOutMail } from './mail-layout.ts';

export type AccountNoticeFacts = {
  readonly kind: keyof typeof noticeMailMessages;
  readonly to: string;
  readonly givenName: string | null;
};

/** Tells the account's owner about a change, in case someone else made it. */
export function writeAccountNoticeMail({ kind, to, givenName }: AccountNoticeFacts, publicUrl: string): NoticeMail {
  const words = noticeMailMessages[kind];
  const parts = layOutMail({
    publicUrl,
    subject: words.subject,
    preheader: words.preheader,
    blocks: [
      heading(words.heading),
      greet(givenName),
      paragraph(words.intro),
      paragraph(fillMessage(words.outro, { phone: SHOP.supportPhone })),
      ...(words.button === null ? [] : [button(words.button, `${publicUrl}/account/password/forgot`)]),
    ],
  });
  return { kind, to, subject: words.subject, ...parts };
}
