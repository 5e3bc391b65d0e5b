import { type IdentityError, type IdentityOperation, toAccountError } from '@wattle/domain';
import { errorMessages, USER_NOT_FOUND } from '@wattle/messages';

/** What went wrong, by what there is to do about it. */
export type SignInProblem =
  /** One answer for both, so that an address cannot be tested. */
  | { readonly kind: 'CREDENTIALS' }
  /** At this moment it is over for certain. */
  | { readonly kind: 'TOO_MANY'; readonly untilMs: number }
  | { readonly kind: 'CODE_WRONG' }
  /** This code will not do any more, right or wrong: a new one will. */
  | { readonly kind: 'CODE_USED_UP' }
  /** The steps after a password have a time limit. */
  | { readonly kind: 'START_AGAIN' }
  | { readonly kind: 'EXISTS' }
  | { readonly kind: 'CONFIRMED' }
  | { readonly kind: 'NETWORK' }
  | { readonly kind: 'OTHER'; readonly words: string };

const MINUTE_MS = 60_000;

/** The pool counts in windows of 15 minutes, mails and new accounts in windows of an hour, from the first try on. */
const WINDOW_MINUTES: Readonly<Partial<Record<IdentityOperation, number>>> = {
  SIGN_UP: 60,
  RESEND_CODE: 60,
  FORGOT_PASSWORD: 60,
};
const OTHER_WINDOW_MINUTES = 15;

/** Nobody is there any more who has just signed in. Not a name of the service's. */
export const USER_MISSING: IdentityError = { name: 'USER_MISSING', message: '' };

/** The first full minute at which a window that has begun by now is over. */
const endOfWindow = (operation: IdentityOperation, nowMs: number): number => {
  const end = nowMs + (WINDOW_MINUTES[operation] ?? OTHER_WINDOW_MINUTES) * MINUTE_MS;
  return Math.ceil(end / MINUTE_MS) * MINUTE_MS;
};

/** Tells what a refusal of the identity service means for whoever is coming in. */
export function readProblem(operation: IdentityOperation, error: IdentityError, nowMs: number): SignInProblem {
  if (error.name === USER_MISSING.name) return { kind: 'OTHER', words: USER_NOT_FOUND };
  const isCode = operation === 'CONFIRM_SIGN_UP' || operation === 'RESET_PASSWORD';
  if (isCode && error.name === 'TooManyFailedAttemptsException') return { kind: 'CODE_USED_UP' };
  const code = toAccountError(operation, error);
  switch (code) {
    case 'ACCOUNT_CREDENTIALS_INVALID':
      return { kind: 'CREDENTIALS' };
    case 'ACCOUNT_ATTEMPT_LIMIT_EXCEEDED':
      return { kind: 'TOO_MANY', untilMs: endOfWindow(operation, nowMs) };
    case 'ACCOUNT_CONFIRMATION_CODE_INVALID':
    case 'ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID':
      return { kind: 'CODE_WRONG' };
    case 'ACCOUNT_NOT_AUTHENTICATED':
      return { kind: 'START_AGAIN' };
    case 'ACCOUNT_EXISTS':
      return { kind: 'EXISTS' };
    case 'ACCOUNT_CONFIRMED':
      return { kind: 'CONFIRMED' };
    case 'RESULT_MISSING':
      return { kind: 'NETWORK' };
    default:
      return { kind: 'OTHER', words: errorMessages[code] };
  }
}

/** `10:42 am`, by the shopper's clock. */
export const timeOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
