import { type IdentityError, type IdentityOperation, toAccountError } from '@wattle/domain/identity';
import { errorMessages, USER_NOT_FOUND } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';

/** Sign-in errors, grouped by what the user can do. */
export type SignInProblem =
  /** One error for both, so that it does not reveal whether an account exists. */
  | { readonly kind: 'CREDENTIALS' }
  /** The limit is certain to have ended by then. */
  | { readonly kind: 'TOO_MANY'; readonly untilMs: number }
  | { readonly kind: 'CODE_WRONG' }
  /** This code no longer works, right or wrong; a new one will. */
  | { readonly kind: 'CODE_USED_UP' }
  /** The steps after the password time out. */
  | { readonly kind: 'START_AGAIN' }
  | { readonly kind: 'EXISTS' }
  | { readonly kind: 'CONFIRMED' }
  | { readonly kind: 'NETWORK' }
  /** A passkey was not used, or not taken: another try or the password may help. */
  | { readonly kind: 'PASSKEY'; readonly words: string }
  | { readonly kind: 'OTHER'; readonly words: string };

const MINUTE_MS = 60_000;

/** The pool's rate limit windows: 15 minutes, or an hour for emails and new accounts, from the first try. */
const WINDOW_MINUTES: Readonly<Partial<Record<IdentityOperation, number>>> = {
  SIGN_UP: 60,
  RESEND_CODE: 60,
  FORGOT_PASSWORD: 60,
};
const OTHER_WINDOW_MINUTES = 15;

/** The account of the signed-in user no longer exists. Not one of the service's own names. */
export const USER_MISSING: IdentityError = { name: 'USER_MISSING', message: '' };

/** The first full minute after a window that started by now. */
const endOfWindow = (operation: IdentityOperation, nowMs: number): number => {
  const end = nowMs + (WINDOW_MINUTES[operation] ?? OTHER_WINDOW_MINUTES) * MINUTE_MS;
  return Math.ceil(end / MINUTE_MS) * MINUTE_MS;
};

/** Maps an identity service error to a sign-in problem. */
export function readProblem(operation: IdentityOperation, error: IdentityError, nowMs: number): SignInProblem {
  if (error.name === USER_MISSING.name) return { kind: 'OTHER', words: USER_NOT_FOUND };
  const isCode = operation === 'CONFIRM_SIGN_UP' || operation === 'RESET_PASSWORD';
  if (isCode && error.name === 'TooManyFailedAttemptsException') return { kind: 'CODE_USED_UP' };
  const code = toAccountError(operation, error);
  if (operation === 'PASSKEY_SIGN_IN' && (code === 'ACCOUNT_CREDENTIALS_INVALID' || isPasskeyFault(error)))
    return { kind: 'PASSKEY', words: passkeyWords(error) };
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

const isPasskeyFault = ({ name }: IdentityError): boolean => name.startsWith('PASSKEY_');

/** The same for an unknown account, one without passkeys and one that was not taken: that is nobody else's business. */
const passkeyWords = ({ name }: IdentityError): string => {
  if (name === 'PASSKEY_UNSUPPORTED') return signInWords.passkeyUnsupported;
  return name === 'PASSKEY_NOT_USED' ? signInWords.passkeyNotUsed : signInWords.passkeyRefused;
};

/** `10:42 am`, in the shopper's time zone. */
export const timeOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
