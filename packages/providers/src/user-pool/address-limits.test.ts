import { describe, expect, it } from 'vitest';
import { POOL_LIMITS, type ThrottleKind } from './settings.ts';
import { openPoolWithUser, PASSWORD, signIn } from './testing/open-pool.ts';

const EMAIL = 'mia@example.com';

describe('what one caller may ask for', () => {
  it.each<[string, ThrottleKind, (at: number) => object]>([
    ['SignUp', 'signUpAddress', (at) => ({ Username: `u${at}@example.com`, Password: PASSWORD })],
    ['ConfirmSignUp', 'codeAddress', (at) => ({ Username: `u${at}@example.com`, ConfirmationCode: '1' })],
    [
      'ConfirmForgotPassword',
      'codeAddress',
      (at) => ({ Username: `u${at}@example.com`, ConfirmationCode: '1', Password: PASSWORD }),
    ],
    ['ForgotPassword', 'mailAddress', (at) => ({ Username: `u${at}@example.com` })],
    ['ResendConfirmationCode', 'mailAddress', (at) => ({ Username: `u${at}@example.com` })],
    [
      'InitiateAuth',
      'signInAddress',
      (at) => ({ AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: `u${at}@example.com` } }),
    ],
  ])('%s is limited for an address, whoever it is about, and for no other address', async (operation, kind, body) => {
    const test = await openPoolWithUser({ limits: { ...POOL_LIMITS, [kind]: { tries: 2, windowSeconds: 60 } } });
    const types: (string | undefined)[] = [];
    for (let at = 0; at < 3; at += 1) types.push((await test.call(operation, body(at))).type);
    expect(types.map((type) => type === 'TooManyRequestsException')).toEqual([false, false, true]);
    expect((await test.call(operation, body(3), '198.51.100.9')).type).not.toBe('TooManyRequestsException');
    test.wait(61);
    expect((await test.call(operation, body(4))).type).not.toBe('TooManyRequestsException');
  });

  it('limits mails of the custom challenge to one mailbox', async () => {
    const test = await openPoolWithUser();
    const body = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: EMAIL } };
    for (let at = 0; at < 5; at += 1) await test.call('InitiateAuth', body);
    expect((await test.call('InitiateAuth', body)).type).toBe('LimitExceededException');
    expect(test.mails).toHaveLength(5);
  });

  it('limits guesses at the old password of who is signed in', async () => {
    const signInAccount = { tries: 2, windowSeconds: 60 };
    const test = await openPoolWithUser({ limits: { ...POOL_LIMITS, signInAccount } });
    const { AccessToken } = await signIn(test);
    const guess = (PreviousPassword: string) =>
      test.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: 'Second-horse-9' });
    expect([(await guess('a')).type, (await guess('b')).type]).toEqual(Array(2).fill('NotAuthorizedException'));
    expect((await guess(PASSWORD)).type).toBe('LimitExceededException');
  });
});
