/** The Cognito exceptions this pool returns. */
export type FaultName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidUserPoolConfigurationException'
  | 'LimitExceededException'
  | 'MFAMethodNotFoundException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UnsupportedOperationException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException'
  | 'WebAuthnChallengeNotFoundException'
  | 'WebAuthnClientMismatchException'
  | 'WebAuthnCredentialNotSupportedException'
  | 'WebAuthnNotEnabledException'
  | 'WebAuthnOriginNotAllowedException'
  | 'WebAuthnRelyingPartyMismatchException';

export type Refused = { readonly status: 'REFUSED'; readonly fault: FaultName; readonly message: string };

export const refuse = (fault: FaultName, message: string): Refused => ({ status: 'REFUSED', fault, message });

export const wrongLogin = (): Refused => refuse('NotAuthorizedException', 'Incorrect username or password.');
export const invalidSession = (): Refused =>
  refuse('NotAuthorizedException', 'Invalid session for the user, session is expired.');
export const attemptLimit = (): Refused =>
  refuse('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const tooManyRequests = (): Refused => refuse('TooManyRequestsException', 'Too many requests.');
