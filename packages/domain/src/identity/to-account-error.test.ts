import { describe, expect, it } from 'vitest';
import { type IdentityOperation, isSessionOver, toAccountError } from './to-account-error.ts';

const errorOf = (name: string, message = '') => ({ name, message });

describe('what a refusal of the identity service is to us [C-8-15]', () => {
  it.each<[IdentityOperation, string, string]>([
    ['SIGN_IN', 'NotAuthorizedException', 'ACCOUNT_CREDENTIALS_INVALID'],
    ['SIGN_IN', 'UserNotFoundException', 'ACCOUNT_CREDENTIALS_INVALID'],
    ['SIGN_IN', 'UserNotConfirmedException', 'ACCOUNT_NOT_CONFIRMED'],
    ['SIGN_IN', 'TooManyRequestsException', 'ACCOUNT_ATTEMPT_LIMIT_EXCEEDED'],
    ['SIGN_UP', 'UsernameExistsException', 'ACCOUNT_EXISTS'],
    ['SIGN_UP', 'InvalidPasswordException', 'MISSING_DATA'],
    ['SIGN_UP', 'LimitExceededException', 'ACCOUNT_ATTEMPT_LIMIT_EXCEEDED'],
    ['CONFIRM_SIGN_UP', 'CodeMismatchException', 'ACCOUNT_CONFIRMATION_CODE_INVALID'],
    ['CONFIRM_SIGN_UP', 'ExpiredCodeException', 'ACCOUNT_CONFIRMATION_CODE_INVALID'],
    ['CONFIRM_SIGN_UP', 'NotAuthorizedException', 'ACCOUNT_CONFIRMED'],
    ['CONFIRM_SIGN_UP', 'UserNotFoundException', 'ACCOUNT_NOT_FOUND'],
    ['CONFIRM_SIGN_UP', 'AliasExistsException', 'ACCOUNT_EXISTS'],
    ['CONFIRM_SIGN_UP', 'TooManyFailedAttemptsException', 'ACCOUNT_ATTEMPT_LIMIT_EXCEEDED'],
    ['CONFIRM_SIGN_UP', 'PasswordResetRequiredException', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['CONFIRM_SIGN_UP', 'InvalidParameterException', 'MISSING_DATA'],
    ['CONFIRM_SIGN_UP', 'CONFIRMATION_CODE_EMPTY', 'MISSING_DATA'],
    ['RESEND_CODE', 'InvalidParameterException', 'ACCOUNT_CONFIRMED'],
    ['ANSWER_CHALLENGE', 'CodeMismatchException', 'ACCOUNT_CONFIRMATION_CODE_INVALID'],
    ['ANSWER_CHALLENGE', 'NotAuthorizedException', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['FORGOT_PASSWORD', 'InvalidParameterException', 'ACCOUNT_NOT_CONFIRMED'],
    ['FORGOT_PASSWORD', 'UserNotFoundException', 'ACCOUNT_NOT_FOUND'],
    ['RESET_PASSWORD', 'CodeMismatchException', 'ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID'],
    ['RESET_PASSWORD', 'ExpiredCodeException', 'ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID'],
    ['CHANGE_PASSWORD', 'NotAuthorizedException', 'ACCOUNT_PASSWORD_INCORRECT'],
    ['SESSION', 'NotAuthorizedException', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['SESSION', 'UserNotFoundException', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['SESSION', 'TokenRevokedException', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['SESSION', 'RefreshTokenReuseException', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['ANSWER_CHALLENGE', 'CREDENTIALS_NEEDED', 'ACCOUNT_NOT_AUTHENTICATED'],
    ['ANSWER_CHALLENGE', 'CHALLENGE_RESPONSE_EMPTY', 'MISSING_DATA'],
    ['ANSWER_CHALLENGE', 'EnableSoftwareTokenMFAException', 'ACCOUNT_CONFIRMATION_CODE_INVALID'],
    ['SIGN_IN', 'PASSWORD_EMPTY', 'MISSING_DATA'],
    ['SIGN_IN', 'NETWORK_ERROR', 'RESULT_MISSING'],
    ['SIGN_IN', 'USERNAME_EMPTY', 'MISSING_DATA'],
  ])('%s: %s is %s', (operation, name, code) => {
    expect(toAccountError(operation, errorOf(name))).toBe(code);
  });

  it('tells too many wrong passwords from one', () => {
    const error = errorOf('NotAuthorizedException', 'Password attempts exceeded');
    expect(toAccountError('SIGN_IN', error)).toBe('ACCOUNT_ATTEMPT_LIMIT_EXCEEDED');
  });

  it('reads those words of nothing but a refused sign-in', () => {
    const error = errorOf('CodeMismatchException', 'Attempts exceeded');
    expect(toAccountError('RESET_PASSWORD', error)).toBe('ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID');
  });

  it.each(['BoomException', 'toString', ''])('%j is UNKNOWN_ERROR [C-8-30]', (name) => {
    expect(toAccountError('SIGN_IN', errorOf(name))).toBe('UNKNOWN_ERROR');
  });
});

describe('a session', () => {
  it.each([
    ['a disabled user', errorOf('NotAuthorizedException', 'User is disabled.'), '[C-6-09 C-8-67]'],
    ['a user who is not found', errorOf('UserNotFoundException'), '[C-6-10 C-8-67]'],
    ['revoked tokens', errorOf('NotAuthorizedException', 'Refresh Token has been revoked'), '[C-6-11 C-8-67]'],
    ['revoked tokens', errorOf('TokenRevokedException'), '[C-6-11 C-8-67]'],
    ['a refresh token that is used twice', errorOf('RefreshTokenReuseException'), '[C-6-11]'],
    ['expired tokens', errorOf('NotAuthorizedException', 'Refresh Token has expired'), '[C-6-12 C-8-67]'],
    ['a password that must be reset', errorOf('PasswordResetRequiredException'), '[C-6-13 C-8-67]'],
  ])('is over with %s %j %s', (_, error, _ids) => {
    expect(isSessionOver(error)).toBe(true);
  });

  it.each(['NETWORK_ERROR', 'TooManyRequestsException', 'InternalErrorException', ''])(
    'is not over with %j',
    (name) => {
      expect(isSessionOver(errorOf(name))).toBe(false);
    },
  );
});
