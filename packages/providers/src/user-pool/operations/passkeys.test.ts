import { describe, expect, it } from 'vitest';
import { createAuthenticator, type Lie } from '../testing/authenticator.ts';
import { addUser, type CallBody, openPool, openPoolWithUser, signIn } from '../testing/open-pool.ts';
import { addPasskey, startPasskey } from '../testing/passkey-client.ts';

const EMAIL = 'mia@example.com';
const list = async (test: Awaited<ReturnType<typeof openPool>>, more: object) =>
  (await test.call('ListWebAuthnCredentials', more)).body;

describe('making a passkey', () => {
  it('is asked for as Cognito asks, and keeps it with its name, kind and date', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const authenticator = createAuthenticator();
    const options = await startPasskey(test, AccessToken);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Shop' },
      user: { name: EMAIL, displayName: EMAIL },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      excludeCredentials: [],
      authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const Credential = authenticator.create(options);
    expect((await test.call('CompleteWebAuthnRegistration', { AccessToken, Credential })).body).toEqual({});
    expect(await list(test, { AccessToken })).toEqual({
      Credentials: [
        {
          CredentialId: authenticator.credentialId,
          FriendlyCredentialName: 'Passkey',
          RelyingPartyId: 'localhost',
          AuthenticatorAttachment: 'platform',
          AuthenticatorTransports: ['internal', 'hybrid'],
          CreatedAt: expect.any(Number),
        },
      ],
    });
    expect((await startPasskey(test, AccessToken)).excludeCredentials.map(({ id }) => id)).toEqual([
      authenticator.credentialId,
    ]);
    expect(test.mails.at(-1)).toMatchObject({ kind: 'PASSKEY_ADDED', to: EMAIL });
  });

  it('takes keys of RS256 too', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    expect((await addPasskey(test, AccessToken, createAuthenticator('RS256'))).status).toBe(200);
  });

  it.each<[string, Lie, string]>([
    ['another page', { origin: 'https://shop.example.net' }, 'WebAuthnOriginNotAllowedException'],
    ['another port of ours', { origin: 'http://localhost:3001' }, 'WebAuthnOriginNotAllowedException'],
    ['our page in a frame of another', { crossOrigin: true }, 'WebAuthnOriginNotAllowedException'],
    ['another domain', { rpId: 'example.com' }, 'WebAuthnRelyingPartyMismatchException'],
    ['another challenge', { challenge: 'AAAA' }, 'WebAuthnChallengeNotFoundException'],
    ['a sign-in', { type: 'webauthn.get' }, 'InvalidParameterException'],
    ['nobody verified', { flags: 0x41 }, 'WebAuthnCredentialNotSupportedException'],
    ['nobody present', { flags: 0x44 }, 'WebAuthnCredentialNotSupportedException'],
    ['no credential', { flags: 0x05 }, 'InvalidParameterException'],
    ['a backup of what cannot be backed up', { flags: 0x55 }, 'InvalidParameterException'],
  ])('is refused with %s', async (_, lie, fault) => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    expect((await addPasskey(test, AccessToken, createAuthenticator(), lie)).type).toBe(fault);
    expect(await list(test, { AccessToken })).toEqual({ Credentials: [] });
  });

  it.each(['ES384', 'RS1024'] as const)('is refused with a key of %s', async (kind) => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const answer = await addPasskey(test, AccessToken, createAuthenticator(kind));
    expect(answer.type).toBe('WebAuthnCredentialNotSupportedException');
  });

  it('is refused with a key of another kind than it says, another id, and anything that is no credential', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const right = () => startPasskey(test, AccessToken).then((options) => createAuthenticator().create(options));
    const types: (string | undefined)[] = [];
    const complete = async (Credential: unknown) =>
      types.push((await test.call('CompleteWebAuthnRegistration', { AccessToken, Credential })).type);
    const one = await right();
    await complete({ ...one, response: { ...one.response, publicKeyAlgorithm: -257 } });
    const other = createAuthenticator('ES384').create(await startPasskey(test, AccessToken));
    await complete({ ...other, response: { ...other.response, publicKeyAlgorithm: -7 } });
    const two = await right();
    await complete({ ...two, response: { ...two.response, publicKey: Buffer.alloc(91, 7).toString('base64url') } });
    const three = await right();
    await complete({ ...three, id: createAuthenticator().credentialId });
    for (const wrong of [undefined, null, 'x', '[]', {}, { id: 'AA', type: 'public-key', response: {} }]) {
      await right();
      await complete(wrong);
    }
    const four = await right();
    const authenticatorData = four.response.authenticatorData.slice(0, 60);
    await complete({ ...four, response: { ...four.response, authenticatorData } });
    const five = await right();
    const bytes = Buffer.from(five.response.authenticatorData, 'base64url').subarray(0, 60);
    const cut = { ...five.response, authenticatorData: bytes.toString('base64url') };
    await complete({ ...five, id: bytes.subarray(55).toString('base64url'), response: cut });
    expect(types).toEqual([
      'WebAuthnCredentialNotSupportedException',
      'WebAuthnCredentialNotSupportedException',
      'WebAuthnCredentialNotSupportedException',
      ...Array(9).fill('InvalidParameterException'),
    ]);
  });

  it('uses its challenge once, right or wrong, in time, and from the client that asked', async () => {
    const clients = ['wattleshop0000000000000000', 'other'].map((clientId) => ({
      clientId,
      callbackUrls: [],
      logoutUrls: [],
    }));
    const test = await openPoolWithUser({ clients });
    const { AccessToken } = await signIn(test);
    const complete = async (token: string, Credential: object) =>
      (await test.call('CompleteWebAuthnRegistration', { AccessToken: token, Credential })).type;
    const used = createAuthenticator().create(await startPasskey(test, AccessToken));
    expect([await complete(AccessToken, used), await complete(AccessToken, used)]).toEqual([
      undefined,
      'WebAuthnChallengeNotFoundException',
    ]);
    const late = createAuthenticator().create(await startPasskey(test, AccessToken));
    test.wait(301);
    expect(await complete(AccessToken, late)).toBe('WebAuthnChallengeNotFoundException');
    const elsewhere = createAuthenticator().create(await startPasskey(test, AccessToken));
    const AuthParameters = { USERNAME: EMAIL, PASSWORD: 'Correct-horse-9' };
    const { body } = await test.call('InitiateAuth', {
      ClientId: 'other',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters,
    });
    const other = body.AuthenticationResult?.AccessToken ?? '';
    expect(await complete(other, elsewhere)).toBe('WebAuthnClientMismatchException');
    const replaced = createAuthenticator().create(await startPasskey(test, AccessToken));
    await startPasskey(test, AccessToken);
    expect(await complete(AccessToken, replaced)).toBe('WebAuthnChallengeNotFoundException');
  });

  it('is for twenty at most, and never for a passkey that somebody has', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const first = createAuthenticator();
    await addPasskey(test, AccessToken, first);
    await addUser(test, 'ana@example.com');
    const ana = await signIn(test, 'ana@example.com');
    expect((await addPasskey(test, ana.AccessToken, first)).type).toBe('InvalidParameterException');
    for (let at = 1; at < 20; at += 1) await addPasskey(test, AccessToken);
    expect((await test.call('StartWebAuthnRegistration', { AccessToken })).type).toBe('LimitExceededException');
    expect((await addPasskey(test, ana.AccessToken)).status).toBe(200);
  });

  it('is for nobody where the pool has none', async () => {
    const test = await openPoolWithUser({ passkeys: null });
    const { AccessToken } = await signIn(test);
    const names = [
      'StartWebAuthnRegistration',
      'CompleteWebAuthnRegistration',
      'ListWebAuthnCredentials',
      'DeleteWebAuthnCredential',
    ];
    for (const name of names) expect((await test.call(name, { AccessToken })).type).toBe('WebAuthnNotEnabledException');
  });
});

describe('somebody’s passkeys', () => {
  it('are listed in pages, newest first', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const authenticator = createAuthenticator();
      await addPasskey(test, AccessToken, authenticator);
      ids.unshift(authenticator.credentialId);
      test.wait(1);
    }
    const idsOf = ({ Credentials }: CallBody) =>
      (Credentials as { CredentialId: string }[]).map(({ CredentialId }) => CredentialId);
    const page = await list(test, { AccessToken, MaxResults: 2 });
    expect(idsOf(page)).toEqual(ids.slice(0, 2));
    const rest = await list(test, { AccessToken, MaxResults: 2, NextToken: page.NextToken });
    expect([idsOf(rest), rest.NextToken]).toEqual([ids.slice(2), undefined]);
    expect((await list(test, { AccessToken, MaxResults: 21 })).__type).toBe('InvalidParameterException');
  });

  it('are removed by their owner only, and are gone with the account', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const authenticator = createAuthenticator();
    await addPasskey(test, AccessToken, authenticator);
    await addUser(test, 'ana@example.com');
    const ana = await signIn(test, 'ana@example.com');
    const CredentialId = authenticator.credentialId;
    const remove = async (token: string) =>
      (await test.call('DeleteWebAuthnCredential', { AccessToken: token, CredentialId })).type;
    expect(await remove(ana.AccessToken)).toBe('ResourceNotFoundException');
    expect([await remove(AccessToken), await remove(AccessToken)]).toEqual([undefined, 'ResourceNotFoundException']);
    await addPasskey(test, AccessToken, authenticator);
    await test.call('DeleteUser', { AccessToken });
    expect((await addPasskey(test, ana.AccessToken, authenticator)).status).toBe(200);
  });

  it('are asked for with an access token that may', async () => {
    const test = await openPool();
    for (const name of ['StartWebAuthnRegistration', 'ListWebAuthnCredentials', 'DeleteWebAuthnCredential'])
      expect((await test.call(name, { AccessToken: 'x', CredentialId: 'x' })).type).toBe('NotAuthorizedException');
  });
});
