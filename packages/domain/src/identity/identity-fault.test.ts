import { expect, it } from 'vitest';
import { identityRefusal, isIdentityFault } from './identity-fault.ts';

it.each([
  ['USERNAME_EMPTY', true],
  ['SIGN_OUT_TIMEOUT', true],
  ['UserNotFoundException', false],
  ['', false],
])('%j is a fault of the client itself: %j', (name, expected) => {
  expect(isIdentityFault(name)).toBe(expected);
});

it('refuses with the name alone: what it says is in the messages', () => {
  expect(identityRefusal('PASSWORD_EMPTY')).toEqual({
    status: 'REJECTED',
    error: { name: 'PASSWORD_EMPTY', message: '' },
  });
});
