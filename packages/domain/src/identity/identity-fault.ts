import type { Success } from '../results/outcome.ts';

/** Errors raised by the identity client itself. `messages` has a sentence for each [C-5-78…87 C-8-65 C-8-66]. */
export const IDENTITY_FAULTS = [
  'USERNAME_EMPTY',
  'PASSWORD_EMPTY',
  'CONFIRMATION_CODE_EMPTY',
  'CHALLENGE_RESPONSE_EMPTY',
  'ACCOUNT_CREATION_FAILED',
  'MFA_METHOD_MISSING',
  'MFA_TYPE_INVALID',
  'NETWORK_ERROR',
  'DEVICE_TRACKING_OFF',
  'CREDENTIALS_NEEDED',
  'OAUTH_STATE_INVALID',
  'HOSTED_SIGN_IN_REFUSED',
  'HOSTED_SIGN_IN_TIMEOUT',
  'SIGN_OUT_TIMEOUT',
  'PASSKEY_NOT_USED',
  'PASSKEY_KNOWN',
  'PASSKEY_UNSUPPORTED',
] as const;
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];

/** A client error, or a service exception by name, such as `UserNotFoundException`. */
export type IdentityError = { readonly name: string; readonly message: string };

export type IdentityRefusal = { readonly status: 'REJECTED'; readonly error: IdentityError };
export type IdentityReply<T> = Success<T> | IdentityRefusal;

export const identityRefusal = (name: IdentityFault): IdentityRefusal => ({
  status: 'REJECTED',
  error: { name, message: '' },
});

export const isIdentityFault = (name: string): name is IdentityFault => IDENTITY_FAULTS.some((fault) => fault === name);
