import type { IdentityOperation } from '@wattle/domain/identity';
import { describe, expect, it } from 'vitest';
import { readProblem, timeOf, USER_MISSING } from './sign-in-problem.ts';

const NOW = Date.UTC(2026, 10, 16, 10, 12, 30);
const kindOf = (operation: IdentityOperation, name: string, message = '') =>
  readProblem(operation, { name, message }, NOW).kind;

describe('what went wrong', () => {
  it.each([
    ['SIGN_IN', 'NotAuthorizedException', 'CREDENTIALS'],
    ['SIGN_IN', 'UserNotFoundException', 'CREDENTIALS'],
    ['ANSWER_CHALLENGE', 'CodeMismatchException', 'CODE_WRONG'],
    ['ANSWER_CHALLENGE', 'EnableSoftwareTokenMFAException', 'CODE_WRONG'],
    ['ANSWER_CHALLENGE', 'NotAuthorizedException', 'START_AGAIN'],
    ['ANSWER_CHALLENGE', 'TooManyFailedAttemptsException', 'TOO_MANY'],
    ['CONFIRM_SIGN_UP', 'ExpiredCodeException', 'CODE_WRONG'],
    ['CONFIRM_SIGN_UP', 'TooManyFailedAttemptsException', 'CODE_USED_UP'],
    ['CONFIRM_SIGN_UP', 'NotAuthorizedException', 'CONFIRMED'],
    ['RESET_PASSWORD', 'TooManyFailedAttemptsException', 'CODE_USED_UP'],
    ['RESET_PASSWORD', 'ExpiredCodeException', 'CODE_WRONG'],
    ['SIGN_UP', 'UsernameExistsException', 'EXISTS'],
    ['RESEND_CODE', 'InvalidParameterException', 'CONFIRMED'],
    ['SIGN_IN', 'NETWORK_ERROR', 'NETWORK'],
    ['SIGN_IN', 'SomethingNewException', 'OTHER'],
    ['PASSKEY_SIGN_IN', 'NotAuthorizedException', 'PASSKEY'],
    ['PASSKEY_SIGN_IN', 'UserNotFoundException', 'PASSKEY'],
    ['PASSKEY_SIGN_IN', 'PASSKEY_NOT_USED', 'PASSKEY'],
    ['PASSKEY_SIGN_IN', 'PASSKEY_UNSUPPORTED', 'PASSKEY'],
    ['PASSKEY_SIGN_IN', 'TooManyRequestsException', 'TOO_MANY'],
    ['PASSKEY_SIGN_IN', 'NETWORK_ERROR', 'NETWORK'],
  ] as const)('%s refused with %s is %s', (operation, name, kind) => {
    expect(kindOf(operation, name)).toBe(kind);
  });

  it('is the same for a password that is wrong and an address that nobody has', () => {
    const wrong = readProblem('SIGN_IN', { name: 'NotAuthorizedException', message: 'Incorrect' }, NOW);
    const unknown = readProblem('SIGN_IN', { name: 'UserNotFoundException', message: 'No user' }, NOW);
    expect(wrong).toEqual(unknown);
  });

  it('is the same for a passkey that is refused and an address that nobody has', () => {
    const wrong = readProblem('PASSKEY_SIGN_IN', { name: 'NotAuthorizedException', message: 'Incorrect' }, NOW);
    const unknown = readProblem('PASSKEY_SIGN_IN', { name: 'UserNotFoundException', message: 'No user' }, NOW);
    expect(wrong).toEqual(unknown);
  });

  it('of somebody who is not there any more has its sentence [C-8-13]', () => {
    expect(readProblem('SIGN_IN', USER_MISSING, NOW)).toEqual({ kind: 'OTHER', words: 'User not found.' });
  });
});

describe('too many tries', () => {
  it.each([
    ['SIGN_IN', Date.UTC(2026, 10, 16, 10, 28)],
    ['CONFIRM_SIGN_UP', Date.UTC(2026, 10, 16, 10, 28)],
    ['FORGOT_PASSWORD', Date.UTC(2026, 10, 16, 11, 13)],
  ] as const)('of %s are over at a full minute after the window', (operation, untilMs) => {
    expect(readProblem(operation, { name: 'LimitExceededException', message: '' }, NOW)).toEqual({
      kind: 'TOO_MANY',
      untilMs,
    });
  });

  it('are also told by the words of the service', () => {
    expect(kindOf('SIGN_IN', 'NotAuthorizedException', 'Password attempts exceeded')).toBe('TOO_MANY');
  });

  it('are said with a time of day', () => {
    expect(timeOf(new Date(2026, 10, 16, 10, 42).getTime())).toMatch(/^10:42\s?am$/);
  });
});
