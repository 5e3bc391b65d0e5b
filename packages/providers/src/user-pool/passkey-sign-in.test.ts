import { describe, expect, it } from 'vitest';
import { totpAt, totpStep } from './crypto/totp.ts';
import { POOL_LIMITS } from './settings.ts';
import { type Authenticator, createAuthenticator, type Lie } from './testing/authenticator.ts';
import {
  addUser,
  type OpenPool,
  openPool,
  openPoolWithUser,
  PASSWORD,
  passwordAuth,
  signIn,
} from './testing/open-pool.ts';
import { addPasskey, answerPasskey, askPasskey, optionsOf, signInByPasskey } from './testing/passkey-client.ts';
import { proveSrp, startSrp } from './testing/srp-client.ts';
import { watchStore } from './testing/watch-store.ts';

const EMAIL = 'mia@example.com';

async function withPasskey(given: OpenPool = {}, authenticator: Authenticator = createAuthenticator()) {
  const test = await openPoolWithUser(given);
  const { AccessToken } = await signIn(test);
  await addPasskey(test, AccessToken, authenticator);
  return { test, AccessToken, authenticator };
}

const isIn = ({ body }: Awaited<ReturnType<typeof signInByPasskey>>): boolean =>
  body.AuthenticationResult?.RefreshToken !== undefined;

describe('signing in with a passkey', () => {
  it.each(['ES256', 'RS256'] as const)('takes its signature (%s) in place of a password', async (kind) => {
    const { test, authenticator } = await withPasskey({}, createAuthenticator(kind));
    const asked = await askPasskey(test);
    expect(asked.body.ChallengeName).toBe('WEB_AUTHN');
    expect(optionsOf(asked)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 180_000,
      rpId: 'localhost',
      allowCredentials: [{ type: 'public-key', id: authenticator.credentialId, transports: ['internal', 'hybrid'] }],
      userVerification: 'required',
    });
    const answer = await answerPasskey(test, asked.body.Session, authenticator.get(optionsOf(asked)));
    const { AccessToken = '' } = answer.body.AuthenticationResult ?? {};
    expect((await test.call('GetUser', { AccessToken })).status).toBe(200);
  });

  it.each<[string, Lie]>([
    ['another page', { origin: 'https://evil.example' }],
    ['our page in a frame of another', { crossOrigin: true }],
    ['another domain', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a registration', { type: 'webauthn.create' }],
    ['nobody verified', { flags: 0x01 }],
    ['nobody present', { flags: 0x04 }],
    ['another owner', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('is refused with %s', async (_, lie) => {
    const { test, authenticator } = await withPasskey();
    const answer = await signInByPasskey(test, authenticator, lie);
    expect([answer.type, answer.body.message]).toEqual(['NotAuthorizedException', 'Incorrect username or password.']);
  });

  it('is refused with one bit changed, another’s passkey, and anything that is no credential', async () => {
    const { test, authenticator } = await withPasskey();
    const other = createAuthenticator();
    await addUser(test, 'ana@example.com');
    await addPasskey(test, (await signIn(test, 'ana@example.com')).AccessToken, other);
    const flip = (text: string) => {
      const bytes = Buffer.from(text, 'base64url');
      bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
      return bytes.toString('base64url');
    };
    type Credential = ReturnType<Authenticator['get']>;
    const changed = (part: Partial<Credential['response']>) => (one: Credential) => ({
      ...one,
      response: { ...one.response, ...part },
    });
    const spoils: ((one: Credential) => object)[] = [
      ...(['signature', 'authenticatorData', 'clientDataJSON'] as const).map(
        (name) => (one: Credential) => changed({ [name]: flip(one.response[name]) })(one),
      ),
      changed({ signature: '' }),
      (one) => ({ ...one, id: other.credentialId }),
      (one) => ({ ...one, response: null }),
      () => ({}),
    ];
    for (const spoil of spoils) {
      const asked = await askPasskey(test);
      const answer = await answerPasskey(test, asked.body.Session, spoil(authenticator.get(optionsOf(asked))));
      expect(answer.body.message).toBe('Incorrect username or password.');
    }
    expect(isIn(await signInByPasskey(test, other))).toBe(false);
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
  });

  it('uses a challenge once, right or wrong, in time, and one answer of a crowd', async () => {
    const { test, authenticator } = await withPasskey();
    const first = await askPasskey(test);
    const answer = authenticator.get(optionsOf(first));
    const crowd = await Promise.all(Array.from({ length: 8 }, () => answerPasskey(test, first.body.Session, answer)));
    expect(crowd.filter(isIn)).toHaveLength(1);
    const second = await askPasskey(test);
    await answerPasskey(test, second.body.Session, answer);
    const late = authenticator.get(optionsOf(second));
    expect((await answerPasskey(test, second.body.Session, late)).body.message).toMatch(/^Invalid session/);
    const third = await askPasskey(test);
    test.wait(181);
    expect(isIn(await answerPasskey(test, third.body.Session, authenticator.get(optionsOf(third))))).toBe(false);
  });

  it('refuses a copy, whose count does not grow', async () => {
    const { test, authenticator } = await withPasskey({}, createAuthenticator('ES256', 5));
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
    expect(isIn(await signInByPasskey(test, authenticator, { signCount: 6 }))).toBe(false);
    expect(isIn(await signInByPasskey(test, authenticator, { signCount: 0 }))).toBe(false);
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
  });

  it('is over when the passkey is removed, even for who was asked for it before', async () => {
    const { test, AccessToken, authenticator } = await withPasskey();
    const asked = await askPasskey(test);
    await test.call('DeleteWebAuthnCredential', { AccessToken, CredentialId: authenticator.credentialId });
    const answer = authenticator.get(optionsOf(asked));
    expect((await answerPasskey(test, asked.body.Session, answer)).type).toBe('NotAuthorizedException');
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(false);
  });

  it('is over for who was asked before a sign-out everywhere', async () => {
    const { test, AccessToken, authenticator } = await withPasskey();
    const asked = await askPasskey(test);
    await test.call('GlobalSignOut', { AccessToken });
    expect(isIn(await answerPasskey(test, asked.body.Session, authenticator.get(optionsOf(asked))))).toBe(false);
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
  });

  it('is refused to who is blocked, and to who must choose a new password', async () => {
    const { test, authenticator } = await withPasskey();
    const sub = (await test.store.findUserByEmail(EMAIL))?.sub ?? '';
    await test.pool.users.setEnabled(sub, false);
    expect((await signInByPasskey(test, authenticator)).body.message).toBe('User is disabled.');
    await test.pool.users.setEnabled(sub, true);
    await test.pool.users.requireReset(sub);
    expect((await signInByPasskey(test, authenticator)).type).toBe('PasswordResetRequiredException');
  });

  it('asks for no second step, because a passkey is two factors; a password still does', async () => {
    const { test, AccessToken, authenticator } = await withPasskey();
    const { SecretCode } = (await test.call('AssociateSoftwareToken', { AccessToken })).body;
    const UserCode = totpAt(String(SecretCode), totpStep(test.now()));
    await test.call('VerifySoftwareToken', { AccessToken, UserCode });
    await test.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).body.ChallengeName).toBe(
      'SOFTWARE_TOKEN_MFA',
    );
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
  });

  it('is not asked for with a passkey of the domain that the shop had before', async () => {
    const { test, authenticator } = await withPasskey();
    const passkeys = { relyingPartyId: 'shop.example', origins: ['https://shop.example'] };
    const moved = await openPool({ store: test.store, passkeys });
    const [asked] = optionsOf(await askPasskey(moved)).allowCredentials;
    expect(asked?.id).not.toBe(authenticator.credentialId);
    const lie = { origin: 'https://shop.example' };
    expect(isIn(await signInByPasskey(moved, authenticator, lie))).toBe(false);
  });
});

describe('who has a passkey', () => {
  it('is told to nobody: all are asked for one, each for the same each time', async () => {
    const { test } = await withPasskey();
    await addUser(test, 'ana@example.com');
    const ask = async (username: string) => {
      const { body } = await askPasskey(test, username);
      const { CREDENTIAL_REQUEST_OPTIONS = '', ...others } = body.ChallengeParameters ?? {};
      const { challenge, allowCredentials, ...options } = JSON.parse(CREDENTIAL_REQUEST_OPTIONS);
      return { body: Object.keys(body), others, options, count: allowCredentials.length, id: allowCredentials[0].id };
    };
    const [mia, ana, nobody] = [await ask(EMAIL), await ask('ana@example.com'), await ask('nobody@example.com')];
    for (const one of [ana, nobody]) expect({ ...one, id: mia.id }).toEqual(mia);
    expect((await ask('Nobody@Example.com')).id).toBe(nobody.id);
    expect(nobody.id).not.toBe(ana.id);
    const answers = await Promise.all(
      [EMAIL, 'ana@example.com', 'nobody@example.com'].map(async (username) => {
        const asked = await askPasskey(test, username);
        return (await answerPasskey(test, asked.body.Session, createAuthenticator().get(optionsOf(asked)))).body;
      }),
    );
    expect(answers).toEqual(Array(3).fill(answers[0]));
  });

  it('asks the store the same things for who exists and who does not', async () => {
    const asked: string[] = [];
    const test = await openPoolWithUser({ store: watchStore((name) => asked.push(name)) });
    const trace = async (username: string): Promise<string[]> => {
      asked.length = 0;
      const begun = await askPasskey(test, username);
      await answerPasskey(test, begun.body.Session, createAuthenticator().get(optionsOf(begun)));
      return [...asked];
    };
    expect(await trace('nobody@example.com')).toEqual(await trace(EMAIL));
  });
});

describe('wrong passkeys', () => {
  it('count with wrong passwords: of one network they stop that network only', async () => {
    const { test, authenticator } = await withPasskey();
    const stranger = createAuthenticator();
    const messages: unknown[] = [];
    for (let at = 0; at < 11; at += 1)
      messages.push((await signInByPasskey(test, stranger, {}, '192.0.2.1')).body.message);
    expect(messages.at(-1)).toBe('Password attempts exceeded');
    expect((await signInByPasskey(test, authenticator, {}, '192.0.2.1')).body.message).toBe(
      'Password attempts exceeded',
    );
    expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
    test.wait(901);
    expect(isIn(await signInByPasskey(test, authenticator, {}, '192.0.2.1'))).toBe(true);
  });

  it('are forgiven with the next right one', async () => {
    const { test, authenticator } = await withPasskey();
    const stranger = createAuthenticator();
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 9; at += 1) await signInByPasskey(test, stranger);
      expect(isIn(await signInByPasskey(test, authenticator))).toBe(true);
    }
  });

  it('are asked for as often as a network may sign in', async () => {
    const signInAddress = { tries: 2, windowSeconds: 60 };
    const test = await openPoolWithUser({ limits: { ...POOL_LIMITS, signInAddress } });
    const types: (string | undefined)[] = [];
    for (let at = 0; at < 3; at += 1) types.push((await askPasskey(test, `u${at}@example.com`)).type);
    expect(types).toEqual([undefined, undefined, 'TooManyRequestsException']);
  });
});

describe('choosing how to sign in', () => {
  const choose = (test: Awaited<ReturnType<typeof openPoolWithUser>>, parameters: object) =>
    test.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: EMAIL, ...parameters } });
  const answer = (test: Awaited<ReturnType<typeof openPoolWithUser>>, Session: unknown, responses: object) =>
    test.call('RespondToAuthChallenge', {
      ChallengeName: 'SELECT_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: EMAIL, ...responses },
    });

  it('offers everybody the same, and goes on with what is chosen', async () => {
    const { test, authenticator } = await withPasskey();
    const offered = (await choose(test, {})).body;
    expect(offered).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN'],
    });
    const passkey = await answer(test, offered.Session, { ANSWER: 'WEB_AUTHN' });
    expect(passkey.body.ChallengeName).toBe('WEB_AUTHN');
    const credential = authenticator.get(optionsOf(passkey));
    expect(isIn(await answerPasskey(test, passkey.body.Session, credential))).toBe(true);
    const byPassword = await answer(test, (await choose(test, {})).body.Session, { ANSWER: 'PASSWORD', PASSWORD });
    expect(isIn(byPassword)).toBe(true);
    const start = startSrp();
    const { Session } = (await choose(test, {})).body;
    const begun = await answer(test, Session, { ANSWER: 'PASSWORD_SRP', SRP_A: start.publicA });
    const ChallengeResponses = proveSrp(start, begun.body.ChallengeParameters ?? {}, PASSWORD);
    const proved = await test.call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses,
    });
    expect(isIn(proved)).toBe(true);
  });

  it('may name the factor at once, and offers a choice for one it does not have', async () => {
    const test = await openPoolWithUser({ passkeys: null });
    expect(isIn(await choose(test, { PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD }))).toBe(true);
    for (const PREFERRED_CHALLENGE of ['WEB_AUTHN', 'SMS_OTP'])
      expect((await choose(test, { PREFERRED_CHALLENGE })).body).toMatchObject({
        ChallengeName: 'SELECT_CHALLENGE',
        AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
      });
  });

  it('goes on for whom it was begun, whoever is named later', async () => {
    const { test } = await withPasskey();
    await addUser(test, 'ana@example.com', 'Another-horse-9');
    const { Session } = (await choose(test, {})).body;
    const named = { ANSWER: 'PASSWORD', USERNAME: 'ana@example.com', PASSWORD: 'Another-horse-9' };
    expect((await answer(test, Session, named)).type).toBe('NotAuthorizedException');
  });

  it('takes a choice once, of what was offered', async () => {
    const test = await openPoolWithUser();
    const { Session } = (await choose(test, {})).body;
    expect((await answer(test, Session, { ANSWER: 'SMS_OTP' })).type).toBe('InvalidParameterException');
    expect((await answer(test, Session, { ANSWER: 'PASSWORD', PASSWORD: 'wrong' })).type).toBe(
      'NotAuthorizedException',
    );
    expect((await answer(test, Session, { ANSWER: 'PASSWORD', PASSWORD })).body.message).toMatch(/^Invalid session/);
  });
});
