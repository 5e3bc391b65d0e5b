import { describe, expect, it } from 'vitest';
import { identityMessage, identityMessages, USER_NOT_FOUND } from './identity-messages.ts';

describe('the identity service says', () => {
  it.each([
    ['USERNAME_EMPTY', 'Username cannot be empty', '[C-5-78]'],
    ['PASSWORD_EMPTY', 'Password cannot be empty', '[C-5-79]'],
    ['CONFIRMATION_CODE_EMPTY', 'Confirmation code cannot be empty', '[C-5-80]'],
    ['CHALLENGE_RESPONSE_EMPTY', 'Challenge response cannot be empty', '[C-5-81]'],
    ['ACCOUNT_CREATION_FAILED', 'Error creating account', '[C-5-82]'],
    ['MFA_METHOD_MISSING', 'No valid MFA method provided', '[C-5-83]'],
    ['MFA_TYPE_INVALID', 'Invalid MFA type', '[C-5-84]'],
    ['NETWORK_ERROR', 'Network Error', '[C-5-85]'],
    ['DEVICE_TRACKING_OFF', 'Device tracking has not been configured in this User Pool', '[C-5-86]'],
    ['CREDENTIALS_NEEDED', 'Please use your credentials to sign in', '[C-5-87]'],
  ] as const)('%s: %s %s', (name, sentence, _ids) => {
    expect(identityMessages[name]).toBe(sentence);
    expect(identityMessage('SIGN_IN', { name, message: '' })).toBe(sentence);
  });

  it.each([
    ['NotAuthorizedException', 'The email address or password is incorrect.'],
    ['UserNotFoundException', 'The email address or password is incorrect.'],
    ['Boom', 'Something went wrong. Please try again.'],
  ])('what our code of %s says: %s', (name, sentence) => {
    expect(identityMessage('SIGN_IN', { name, message: 'not for shoppers' })).toBe(sentence);
  });

  it('of nobody [C-8-13]', () => {
    expect(USER_NOT_FOUND).toBe('User not found.');
  });
});
