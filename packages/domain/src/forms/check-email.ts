import type { Reason } from '../results/outcome.ts';
import { FORM_LIMITS } from './form-limits.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import { sizeFault, type TextFault } from './text-size.ts';

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const LAST_LABEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[\p{L}\p{N}-]+)$/u;

const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Whether a word mixes in lookalike letters or compatibility forms, to imitate another address. */
const isDisguised = (word: string): boolean =>
  word !== word.normalize('NFKC') || (LATIN.test(word) && LOOKS_LATIN.test(word));

/** A local part, one @, and a domain with a dot. Only sending an email shows whether the mailbox exists. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.split(/[@.]/).some(isDisguised)) return false;
  const labels = text.slice(at + 1).split('.');
  const last = labels.at(-1) ?? '';
  return (
    LOCAL.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((one) => LABEL.test(one)) &&
    LAST_LABEL.test(last)
  );
}

const { emailMax: max } = FORM_LIMITS;

/** Normalises an email address for checking and sending [D-3-25 D-3-26]. */
export const cleanEmail = (text: string): string => text.trim().toLowerCase();

/** What is wrong with a normalised email address, on any form [C-5-13…17 D-5-28…32]. */
export function emailFault(email: string): TextFault | undefined {
  if (email === '') return 'EMPTY';
  return isEmail(email) ? sizeFault(email, max) : 'INVALID';
}

/** What is wrong with a normalised email address on a marketing form, if anything [D-5-28…32]. */
export function checkEmail(email: string): Reason<MarketingFormCode> | undefined {
  const fault = emailFault(email);
  return fault && { code: `EMAIL_${fault}`, field: 'email', ...(fault === 'TOO_LONG' && { params: { max } }) };
}
