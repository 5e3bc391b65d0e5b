import type { ErrorCode } from '../errors/error-codes.ts';
import type { IdentityError } from './identity-fault.ts';

/** The operation that the identity service rejected. */
export type IdentityOperation =
  | 'SIGN_UP'
  | 'CONFIRM_SIGN_UP'
  | 'RESEND_CODE'
  | 'SIGN_IN'
  | 'PASSKEY_SIGN_IN'
  | 'ANSWER_CHALLENGE'
  | 'FORGOT_PASSWORD'
  | 'RESET_PASSWORD'
  | 'CHANGE_PASSWORD'
  | 'SESSION';

type ByOperation = Partial<Record<IdentityOperation, ErrorCode>> & { readonly other: ErrorCode };

const CODE_INVALID: ByOperation = {
  RESET_PASSWORD: 'ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID',
  other: 'ACCOUNT_CONFIRMATION_CODE_INVALID',
};
const TOO_MANY: ByOperation = { other: 'ACCOUNT_ATTEMPT_LIMIT_EXCEEDED' };
const EXISTS: ByOperation = { other: 'ACCOUNT_EXISTS' };
const MISSING: ByOperation = { other: 'MISSING_DATA' };

/** An unknown user and a wrong password give the same error on sign-in, so that nobody can probe for accounts. */
const EXCEPTIONS: Readonly<Record<string, ByOperation>> = {
  NotAuthorizedException: {
    SIGN_IN: 'ACCOUNT_CREDENTIALS_INVALID',
    PASSKEY_SIGN_IN: 'ACCOUNT_CREDENTIALS_INVALID',
    CONFIRM_SIGN_UP: 'ACCOUNT_CONFIRMED',
    CHANGE_PASSWORD: 'ACCOUNT_PASSWORD_INCORRECT',
    other: 'ACCOUNT_NOT_AUTHENTICATED',
  },
  UserNotFoundException: {
    SIGN_IN: 'ACCOUNT_CREDENTIALS_INVALID',
    PASSKEY_SIGN_IN: 'ACCOUNT_CREDENTIALS_INVALID',
    SESSION: 'ACCOUNT_NOT_AUTHENTICATED',
    other: 'ACCOUNT_NOT_FOUND',
  },
  UserNotConfirmedException: { other: 'ACCOUNT_NOT_CONFIRMED' },
  PasswordResetRequiredException: { other: 'ACCOUNT_NOT_AUTHENTICATED' },
  TokenRevokedException: { other: 'ACCOUNT_NOT_AUTHENTICATED' },
  RefreshTokenReuseException: { other: 'ACCOUNT_NOT_AUTHENTICATED' },
  UsernameExistsException: EXISTS,
  AliasExistsException: EXISTS,
  CodeMismatchException: CODE_INVALID,
  ExpiredCodeException: CODE_INVALID,
  EnableSoftwareTokenMFAException: CODE_INVALID,
  LimitExceededException: TOO_MANY,
  TooManyRequestsException: TOO_MANY,
  TooManyFailedAttemptsException: TOO_MANY,
  InvalidParameterException: {
    RESEND_CODE: 'ACCOUNT_CONFIRMED',
    FORGOT_PASSWORD: 'ACCOUNT_NOT_CONFIRMED',
    other: 'MISSING_DATA',
  },
  InvalidPasswordException: MISSING,
  USERNAME_EMPTY: MISSING,
  PASSWORD_EMPTY: MISSING,
  CONFIRMATION_CODE_EMPTY: MISSING,
  CHALLENGE_RESPONSE_EMPTY: MISSING,
  NETWORK_ERROR: { other: 'RESULT_MISSING' },
  CREDENTIALS_NEEDED: { other: 'ACCOUNT_NOT_AUTHENTICATED' },
};

/** The service reports too many wrong passwords or codes as NotAuthorizedException; only the message differs. */
const TELLS_OF_TOO_MANY = /attempts exceeded/i;

/** Maps an identity error to the shop's own code; `messages` has the sentences [C-8-15 C-8-30]. */
export function toAccountError(operation: IdentityOperation, { name, message }: IdentityError): ErrorCode {
  if (name === 'NotAuthorizedException' && TELLS_OF_TOO_MANY.test(message)) return 'ACCOUNT_ATTEMPT_LIMIT_EXCEEDED';
  const codes = Object.hasOwn(EXCEPTIONS, name) ? EXCEPTIONS[name] : undefined;
  return codes?.[operation] ?? codes?.other ?? 'UNKNOWN_ERROR';
}

const SESSION_OVER: ReadonlySet<string> = new Set([
  /** A disabled user, or revoked or expired tokens; the message says which. */
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Whether a token error ends the session; a network failure does not [C-6-09…13 C-8-67]. */
export const isSessionOver = ({ name }: IdentityError): boolean => SESSION_OVER.has(name);
