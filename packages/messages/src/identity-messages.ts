import {
  type IdentityError,
  type IdentityFault,
  type IdentityOperation,
  isIdentityFault,
  toAccountError,
} from '@wattle/domain/identity';
import { errorMessages } from './error-messages.ts';

/** Errors raised by the identity client itself [C-5-78…87]. */
export const identityMessages = {
  USERNAME_EMPTY: 'Username cannot be empty',
  PASSWORD_EMPTY: 'Password cannot be empty',
  CONFIRMATION_CODE_EMPTY: 'Confirmation code cannot be empty',
  CHALLENGE_RESPONSE_EMPTY: 'Challenge response cannot be empty',
  ACCOUNT_CREATION_FAILED: 'Error creating account',
  MFA_METHOD_MISSING: 'No valid MFA method provided',
  MFA_TYPE_INVALID: 'Invalid MFA type',
  NETWORK_ERROR: 'Network Error',
  DEVICE_TRACKING_OFF: 'Device tracking has not been configured in this User Pool',
  CREDENTIALS_NEEDED: 'Please use your credentials to sign in',
  OAUTH_STATE_INVALID: 'This sign-in was not started here. Please start again.',
  HOSTED_SIGN_IN_REFUSED: 'You were not signed in. Please try again.',
  HOSTED_SIGN_IN_TIMEOUT: 'Signing in is taking too long. Please try again.',
  SIGN_OUT_TIMEOUT: 'Signing out is taking too long. You are signed out of this shop.',
  PASSKEY_NOT_USED: 'No passkey was used.',
  PASSKEY_KNOWN: 'This device already has a passkey for your account.',
  PASSKEY_UNSUPPORTED: 'A passkey can’t be used here.',
} as const satisfies Record<IdentityFault, string>;

/** No current user [C-8-13]. */
export const USER_NOT_FOUND = 'User not found.';

/** The shopper's message when the identity service or its client rejects a request. */
export function identityMessage(operation: IdentityOperation, error: IdentityError): string {
  return isIdentityFault(error.name) ? identityMessages[error.name] : errorMessages[toAccountError(operation, error)];
}
