import { writeEmailLink } from '@wattle/domain/account';
import { codeMailMessages, codeMailNotes, fillMessage } from '@wattle/messages';
import type { CodeMailKind, Mail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { button, codeBox, heading, note, paragraph } from './mail-blocks.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';

export type CodeMailFacts = {
  readonly kind: CodeMailKind;
  readonly to: string;
  /** User id for the link. */
  readonly sub: string;
  readonly givenName: string | null;
  readonly code: string;
  /** How long the code is valid. */
  readonly seconds: number;
};

/** The page that takes the code; null: it is already open, and needs more than the code. */
const PAGES: Readonly<Record<CodeMailKind, string | null>> = {
  SIGN_UP_CODE: '/account/signup',
  RESET_PASSWORD_CODE: '/account/password/reset',
  VERIFY_EMAIL_CODE: '/account/verify',
  SIGN_IN_CODE: null,
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Rounded down, so that it never promises too much. */
function timeWords(seconds: number): string {
  if (seconds >= HOUR) return count(Math.floor(seconds / HOUR), 'hour');
  return count(Math.max(1, Math.floor(seconds / MINUTE)), 'minute');
}

/** A mail with a code and a link that contains it [C-2-45]. */
export function writeCodeMail(facts: CodeMailFacts, from: MailFrom): Mail {
  const { kind, code, sub } = facts;
  const words = codeMailMessages[kind];
  const time = timeWords(facts.seconds);
  const page = PAGES[kind];
  const link = page === null ? null : writeEmailLink(`${from.publicUrl}${page}`, { code, user: sub });
  const params = { code, time, ...shopParams(from) };
  const subject = fillMessage(words.subject, params);
  const parts = layOutMail({
    from,
    subject,
    preheader: fillMessage(words.preheader, params),
    blocks: [
      heading(words.heading),
      greet(facts.givenName),
      paragraph(fillMessage(words.intro, params)),
      codeBox(code),
      ...(link === null || words.button === null ? [] : [button(words.button, link)]),
      note(`${fillMessage(codeMailNotes.time, { time })} ${codeMailNotes.secret}`),
      note(words.outro),
    ],
  });
  return { kind, to: facts.to, subject, ...parts };
}
