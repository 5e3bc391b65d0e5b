import { describe, expect, it } from 'vitest';
import { CLIENT_ID, openPool, openPoolWithUser, PASSWORD, passwordAuth, signIn } from './testing/open-pool.ts';
import { signInBySrp } from './testing/srp-client.ts';

const EMAIL = 'mia@example.com';
const NOBODY = 'nobody@example.com';

describe('brute force', () => {
  it('stops guesses at an account from one address, but not its owner elsewhere', async () => {
    const test = await openPoolWithUser();
    const guess = (password: string, address?: string) =>
      test.call('InitiateAuth', passwordAuth(EMAIL, password), address);
    const messages = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(`Guess-number-${at}`)));
    expect(messages.filter(({ body }) => body.message === 'Password attempts exceeded')).toHaveLength(2);
    expect((await guess(PASSWORD)).body.message).toBe('Password attempts exceeded');
    expect((await signInBySrp(test, EMAIL, PASSWORD)).body.message).toBe('Password attempts exceeded');
    expect((await guess(PASSWORD, '198.51.100.9')).status).toBe(200);
    test.wait(901);
    expect((await guess(PASSWORD)).status).toBe(200);
  });

  it('counts guesses that one network is refused for no account, so that its owner gets in elsewhere', async () => {
    const test = await openPoolWithUser();
    const guess = (password: string, address: string) =>
      test.call('InitiateAuth', passwordAuth(EMAIL, password), address);
    for (let at = 0; at < 90; at += 1) await guess('x', `2001:db8:7:${at}::1`);
    for (let at = 0; at < 90; at += 1) await guess('x', '203.0.113.66');
    expect((await guess(PASSWORD, '203.0.113.66')).body.message).toBe('Password attempts exceeded');
    expect((await guess(PASSWORD, '198.51.100.9')).status).toBe(200);
  });

  it('lets the owner in where they were before, while the account is guessed at from everywhere', async () => {
    const test = await openPoolWithUser();
    const { AccessToken, NewDeviceMetadata } = await signIn(test);
    const DeviceKey = NewDeviceMetadata?.DeviceKey ?? '';
    await test.call('ConfirmDevice', { AccessToken, DeviceKey });
    const guess = (password: string, address?: string, more = {}) => {
      const { AuthParameters, ...others } = passwordAuth(EMAIL, password);
      return test.call('InitiateAuth', { ...others, AuthParameters: { ...AuthParameters, ...more } }, address);
    };
    const guessFromEverywhere = async () => {
      for (let at = 0; at < 51; at += 1) await guess('x', `198.51.100.${at}`);
    };
    await guessFromEverywhere();
    expect((await guess(PASSWORD, '192.0.2.1')).body.message).toBe('Password attempts exceeded');
    expect((await guess(PASSWORD, '192.0.2.2', { DEVICE_KEY: 'made-up' })).status).toBe(400);
    expect((await guess(PASSWORD, '192.0.2.3', { DEVICE_KEY: DeviceKey })).status).toBe(200);
    await guessFromEverywhere();
    expect((await guess(PASSWORD)).status).toBe(200);
    await guessFromEverywhere();
    expect((await signInBySrp(test, EMAIL, PASSWORD)).status).toBe(200);
    for (let at = 0; at < 11; at += 1) await guess('x');
    expect((await guess(PASSWORD)).body.message).toBe('Password attempts exceeded');
  });

  it('lets a device in that was signed in on before, while others guess beside it in the same network', async () => {
    const test = await openPoolWithUser();
    const { AccessToken, NewDeviceMetadata } = await signIn(test);
    const DeviceKey = NewDeviceMetadata?.DeviceKey ?? '';
    await test.call('ConfirmDevice', { AccessToken, DeviceKey });
    const guess = (password: string, key?: string, address = '203.0.113.66') => {
      const { AuthParameters, ...others } = passwordAuth(EMAIL, password);
      const more = key === undefined ? {} : { DEVICE_KEY: key };
      return test.call('InitiateAuth', { ...others, AuthParameters: { ...AuthParameters, ...more } }, address);
    };
    // a key that a right password came with is known as well, until the person removes it
    expect((await guess(PASSWORD, 'own-key', '198.51.100.9')).status).toBe(200);
    const guessBeside = async () => {
      for (let at = 0; at < 20; at += 1) await guess('x');
    };
    await guessBeside();
    expect((await guess(PASSWORD)).body.message).toBe('Password attempts exceeded');
    expect((await guess(PASSWORD, 'made-up')).body.message).toBe('Password attempts exceeded');
    expect((await guess(PASSWORD, 'own-key')).status).toBe(200);
    expect((await guess(PASSWORD, DeviceKey)).status).toBe(200);
    // its own guesses have the same limit
    for (let at = 0; at < 10; at += 1) await guess('x', 'own-key');
    expect((await guess(PASSWORD, 'own-key')).body.message).toBe('Password attempts exceeded');
    await guessBeside();
    await test.call('ForgetDevice', { AccessToken, DeviceKey });
    expect((await guess(PASSWORD, DeviceKey)).body.message).toBe('Password attempts exceeded');
  });

  it('stops guesses at one account from everywhere, and at many accounts from one address', async () => {
    const limits = {
      ...(await openPool()).settings.limits,
      signInAccount: { tries: 3, windowSeconds: 900 },
      signInAddress: { tries: 5, windowSeconds: 900 },
    };
    const test = await openPoolWithUser({ limits });
    for (let at = 0; at < 3; at += 1) await test.call('InitiateAuth', passwordAuth(EMAIL, 'x'), `198.51.100.${at}`);
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD), '198.51.100.9')).body.message).toBe(
      'Password attempts exceeded',
    );
    const answers = [];
    for (let at = 0; at < 6; at += 1)
      answers.push((await test.call('InitiateAuth', passwordAuth(`u${at}@example.com`, 'x'))).type);
    expect(answers.at(-1)).toBe('TooManyRequestsException');
  });

  it('stops guesses at a code, and the right one comes too late', async () => {
    const test = await openPool();
    await test.call('SignUp', { Username: EMAIL, Password: PASSWORD });
    const confirm = (ConfirmationCode: string) => test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode });
    for (let at = 0; at < 5; at += 1) expect((await confirm('no')).type).toBe('CodeMismatchException');
    expect((await confirm(test.codeFor(EMAIL))).type).toBe('TooManyFailedAttemptsException');
    await test.call('ResendConfirmationCode', { Username: EMAIL });
    test.wait(24 * 3600);
    expect((await confirm(test.codeFor(EMAIL))).type).toBe('ExpiredCodeException');
    await test.call('ResendConfirmationCode', { Username: EMAIL });
    expect((await confirm(test.codeFor(EMAIL))).status).toBe(200);
    expect((await confirm(test.codeFor(EMAIL))).body.message).toBe(
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  it('stops guesses at a second factor over all sessions', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    await test.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    const types: (string | undefined)[] = [];
    for (let session = 0; session < 3; session += 1) {
      const { Session } = (await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).body;
      const wrong = { ChallengeName: 'EMAIL_OTP', Session, ChallengeResponses: { EMAIL_OTP_CODE: 'no' } };
      for (let at = 0; at < 5; at += 1) types.push((await test.call('RespondToAuthChallenge', wrong)).type);
      const right = { ...wrong, ChallengeResponses: { EMAIL_OTP_CODE: test.codeFor(EMAIL) } };
      types.push((await test.call('RespondToAuthChallenge', right)).type);
    }
    const five = Array(5).fill('CodeMismatchException');
    const limit = Array(5).fill('TooManyFailedAttemptsException');
    expect(types).toEqual([
      ...five,
      'NotAuthorizedException',
      ...five,
      'NotAuthorizedException',
      ...limit,
      'NotAuthorizedException',
    ]);
  });

  it('sends few mails to one mailbox, and says the same of a mailbox that is nobody’s', async () => {
    const test = await openPoolWithUser();
    for (const username of [EMAIL, NOBODY]) {
      const types: (string | undefined)[] = [];
      for (let at = 0; at < 6; at += 1) types.push((await test.call('ForgotPassword', { Username: username })).type);
      expect(types).toEqual([...Array(5).fill(undefined), 'LimitExceededException']);
    }
    expect(test.mails).toHaveLength(5);
  });

  it('lets a device in that was signed in on before, while its network may not try anybody any more', async () => {
    const signInAddress = { tries: 5, windowSeconds: 900 };
    const test = await openPoolWithUser({ limits: { ...(await openPool()).settings.limits, signInAddress } });
    const { AccessToken, NewDeviceMetadata } = await signIn(test);
    const DEVICE_KEY = NewDeviceMetadata?.DeviceKey ?? '';
    await test.call('ConfirmDevice', { AccessToken, DeviceKey: DEVICE_KEY });
    for (let at = 0; at < 6; at += 1) await test.call('InitiateAuth', passwordAuth(`u${at}@example.com`, 'x'));
    const ask = (username: string, more = {}) => {
      const { AuthParameters, ...others } = passwordAuth(username, PASSWORD);
      return test.call('InitiateAuth', { ...others, AuthParameters: { ...AuthParameters, ...more } });
    };
    expect((await ask(EMAIL)).type).toBe('TooManyRequestsException');
    expect((await ask(NOBODY, { DEVICE_KEY })).type).toBe('TooManyRequestsException');
    expect((await ask(EMAIL, { DEVICE_KEY })).status).toBe(200);
    const bySrp = { USERNAME: EMAIL, SRP_A: '2', DEVICE_KEY };
    const begun = await test.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: bySrp });
    expect(begun.body.ChallengeName).toBe('PASSWORD_VERIFIER');
  });

  it('knows a browser by its cookie, where its client sends no key of a device', async () => {
    const test = await openPoolWithUser();
    const ask = async (cookies: Record<string, string>, password: string, address = '203.0.113.66') => {
      const call = { ClientId: CLIENT_ID, ...passwordAuth(EMAIL, password) };
      const target = 'AWSCognitoIdentityProviderService.InitiateAuth';
      return test.pool.handle({ target, body: JSON.stringify(call), address, cookies });
    };
    const first = await ask({}, PASSWORD, '198.51.100.9');
    const [set = ''] = [first.headers['set-cookie'] ?? ''].flat();
    expect(set).toMatch(/^wattle_pool_device=[\w-]{64}; Path=\/\S*; Max-Age=34560000; HttpOnly; SameSite=Lax/);
    const own = { wattle_pool_device: /=([\w-]+);/.exec(set)?.[1] ?? '' };
    expect((await ask(own, PASSWORD)).headers['set-cookie']).toBeUndefined();
    for (let at = 0; at < 20; at += 1) await ask({}, 'x');
    expect((await ask({}, PASSWORD)).status).toBe(400);
    expect((await ask({ wattle_pool_device: 'x'.repeat(64) }, PASSWORD)).status).toBe(400);
    expect((await ask(own, PASSWORD)).status).toBe(200);
  });

  it('leaves the owner mails and tries of a code, while one network asks and guesses', async () => {
    const test = await openPoolWithUser();
    const forgot = (address: string) => test.call('ForgotPassword', { Username: EMAIL }, address);
    const reset = (ConfirmationCode: string, address: string) =>
      test.call('ConfirmForgotPassword', { Username: EMAIL, ConfirmationCode, Password: 'Another-horse-9' }, address);
    for (let at = 0; at < 9; at += 1) await forgot('203.0.113.66');
    expect((await forgot('198.51.100.9')).status).toBe(200);
    for (let at = 0; at < 9; at += 1) await reset('no', '203.0.113.66');
    expect((await reset(test.codeFor(EMAIL), '203.0.113.66')).type).toBe('TooManyFailedAttemptsException');
    expect((await reset(test.codeFor(EMAIL), '198.51.100.9')).status).toBe(200);
    // from everywhere, both have an end
    const types: (string | undefined)[] = [];
    for (let at = 0; at < 9; at += 1) types.push((await forgot(`192.0.2.${at}`)).type);
    expect(types.at(-1)).toBe('LimitExceededException');
    for (let at = 0; at < 10; at += 1) await reset('no', `192.0.2.${at}`);
    expect((await reset(test.codeFor(EMAIL), '192.0.2.99')).type).toBe('TooManyFailedAttemptsException');
  });

  it('sends few mails to a mailbox that accounts of somebody else name as their new one', async () => {
    const test = await openPool();
    const types: (string | undefined)[] = [];
    for (const [at, Username] of ['one', 'two', 'three'].map((name) => `${name}@example.com`).entries()) {
      await test.call('SignUp', { Username, Password: PASSWORD });
      await test.call('ConfirmSignUp', { Username, ConfirmationCode: test.codeFor(Username) });
      const { AccessToken } = await signIn(test, Username);
      const UserAttributes = [{ Name: 'email', Value: EMAIL }];
      for (const _ of [1, 2, 3])
        types.push((await test.call('UpdateUserAttributes', { AccessToken, UserAttributes }, `192.0.2.${at}`)).type);
    }
    expect(types).toEqual([...Array(5).fill(undefined), ...Array(4).fill('LimitExceededException')]);
    expect(test.mails.filter(({ to }) => to === EMAIL)).toHaveLength(5);
  });
});
