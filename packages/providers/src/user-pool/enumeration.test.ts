import { describe, expect, it } from 'vitest';
import { openPool, openPoolWithUser, PASSWORD, passwordAuth } from './testing/open-pool.ts';
import { signInBySrp, startSrp } from './testing/srp-client.ts';
import { watchStore } from './testing/watch-store.ts';

const EMAIL = 'mia@example.com';
const NOBODY = 'nobody@example.com';

describe('who has an account', () => {
  it.each<[string, object]>([
    ['InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { PASSWORD: 'Wrong-horse-9' } }],
    ['ForgotPassword', {}],
    ['ResendConfirmationCode', {}],
    ['ConfirmSignUp', { ConfirmationCode: '123' }],
    ['ConfirmForgotPassword', { ConfirmationCode: '123', Password: PASSWORD }],
  ])('%s answers alike, as often as it is asked', async (operation, body) => {
    const test = await openPoolWithUser();
    const ask = async (username: string) => {
      const parameters =
        'AuthParameters' in body ? { AuthParameters: { ...(body.AuthParameters as object), USERNAME: username } } : {};
      const answers: unknown[] = [];
      for (let at = 0; at < 12; at += 1)
        answers.push((await test.call(operation, { ...body, Username: username, ...parameters })).body);
      return JSON.stringify(answers).replaceAll(/[mx]\*\*\*/g, '');
    };
    expect(await ask('xia@example.com')).toBe(await ask(EMAIL));
  });

  it('begins SRP alike, with numbers that stay the same, and then refuses alike', async () => {
    const test = await openPoolWithUser();
    const begin = async (username: string) => {
      const AuthParameters = { USERNAME: username, SRP_A: startSrp().publicA };
      return (
        (await test.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })).body.ChallengeParameters ?? {}
      );
    };
    const [known, nobody, again] = [await begin(EMAIL), await begin(NOBODY), await begin(NOBODY.toUpperCase())];
    expect(Object.keys(nobody)).toEqual(Object.keys(known));
    expect([nobody.SALT, nobody.USER_ID_FOR_SRP]).toEqual([again.SALT, again.USER_ID_FOR_SRP]);
    for (const name of ['SALT', 'SECRET_BLOCK', 'USER_ID_FOR_SRP'])
      expect(nobody[name]).toHaveLength(known[name]?.length ?? 0);
    expect(nobody.SRP_B).not.toBe(again.SRP_B);
    const refused = await Promise.all([EMAIL, NOBODY].map((name) => signInBySrp(test, name, 'Wrong-horse-9')));
    expect(refused[0]?.body).toEqual(refused[1]?.body);
  });

  it('asks the store the same things for who exists and who does not, so that the time is the same', async () => {
    const asked: string[] = [];
    const store = watchStore((name) => asked.push(name));
    const test = await openPoolWithUser({ store });
    const trace = async (username: string): Promise<string[]> => {
      asked.length = 0;
      await test.call('ForgotPassword', { Username: username });
      await test.call('ConfirmForgotPassword', { Username: username, ConfirmationCode: '1', Password: PASSWORD });
      await test.call('InitiateAuth', passwordAuth(username, 'Wrong-horse-9'));
      await signInBySrp(test, username, 'Wrong-horse-9');
      return [...asked];
    };
    expect(await trace(NOBODY)).toEqual(await trace(EMAIL));
  });

  it('says that an account is not confirmed only to who knows the password', async () => {
    const test = await openPool();
    await test.call('SignUp', { Username: EMAIL, Password: PASSWORD });
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, 'Wrong-horse-9'))).type).toBe('NotAuthorizedException');
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).type).toBe('UserNotConfirmedException');
  });
});
