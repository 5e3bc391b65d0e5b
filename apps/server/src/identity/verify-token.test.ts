import { createHmac } from 'node:crypto';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenVerifier, KeysUnavailable } from './verify-token.ts';

const ISSUER = 'https://pool.example/ap-southeast-2_Pool';
const CLIENT_ID = 'shop';
const KID = 'first';

const own = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256');
const publicJwk = { ...(await exportJWK(own.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
const keys = createLocalJWKSet({ keys: [publicJwk] });
const verify = createTokenVerifier({ issuer: ISSUER, clientId: CLIENT_ID, keys });

const now = Math.floor(Date.now() / 1000);
const CLAIMS: JWTPayload = {
  ...{ iss: ISSUER, aud: CLIENT_ID, sub: 'a-sub', token_use: 'id', iat: now, exp: now + 3600 },
  ...{ email: 'Mia@Example.com', email_verified: true, given_name: 'Mia', family_name: 'Tran' },
};

const sign = (changes: Readonly<Record<string, unknown>> = {}, key = own.privateKey, kid = KID): Promise<string> =>
  new SignJWT({ ...CLAIMS, ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed by hand, whatever its header says. */
function forge(header: object, key?: string): string {
  const text = `${encode(header)}.${encode(CLAIMS)}`;
  const signature = key === undefined ? '' : createHmac('sha256', key).update(text).digest('base64url');
  return `${text}.${signature}`;
}

describe('a verified token', () => {
  it('says who somebody is [C-7-02]', async () => {
    expect(await verify(await sign())).toEqual({
      ...{ sub: 'a-sub', email: 'mia@example.com', emailVerified: true, firstName: 'Mia', lastName: 'Tran' },
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [1, false],
  ])('takes email_verified %s for %s', async (email_verified, expected) => {
    expect((await verify(await sign({ email_verified })))?.emailVerified).toBe(expected);
  });

  it('needs no name', async () => {
    const caller = await verify(await sign({ given_name: undefined, family_name: 7 }));
    expect(caller).toMatchObject({ firstName: '', lastName: '' });
  });
});

describe('a token that does not hold', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['signed by a stranger with the name of a key', () => sign({}, stranger.privateKey)],
    ['signed with a key of an unknown name', () => sign({}, stranger.privateKey, 'other')],
    ['run out', () => sign({ exp: now - 1 })],
    ['without an end', () => sign({ exp: undefined })],
    ['for another client', () => sign({ aud: 'another' })],
    ['for nobody', () => sign({ aud: undefined })],
    ['of another pool', () => sign({ iss: `${ISSUER}2` })],
    ['of no pool', () => sign({ iss: undefined })],
    ['an access token', () => sign({ token_use: 'access' })],
    [
      'an access token with the client in its place',
      () => sign({ token_use: 'access', aud: undefined, client_id: CLIENT_ID }),
    ],
    ['without a use', () => sign({ token_use: undefined })],
    ['about nobody', () => sign({ sub: undefined })],
    ['without an email', () => sign({ email: undefined })],
    ['not valid yet', () => sign({ nbf: now + 60 })],
    ['without a signature', () => forge({ alg: 'none' })],
    ['without a signature, in capitals', () => forge({ alg: 'NONE', kid: KID })],
    [
      'with the public key as a shared secret',
      async () => forge({ alg: 'HS256', kid: KID }, await exportSPKI(own.publicKey)),
    ],
    [
      'with the public key as a shared secret, as JSON',
      () => forge({ alg: 'HS256', kid: KID }, JSON.stringify(publicJwk)),
    ],
    [
      'with a key of its own in the header',
      async () => {
        const jwk = await exportJWK(stranger.publicKey);
        return new SignJWT(CLAIMS).setProtectedHeader({ alg: 'RS256', jwk }).sign(stranger.privateKey);
      },
    ],
    ['with its end cut off', async () => (await sign()).slice(0, -4)],
    [
      'with other claims',
      async () => {
        const [header, , signature] = (await sign()).split('.');
        return `${header}.${encode({ ...CLAIMS, sub: 'another' })}.${signature}`;
      },
    ],
    ['no token', () => 'a.b.c'],
    ['nothing', () => ''],
  ])('%s: nobody [C-7-02]', async (_name, make) => {
    expect(await verify(await make())).toBeUndefined();
  });

  it('is one signed in another way with the right key', async () => {
    const loose = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: KID }] });
    const verifyLoose = createTokenVerifier({ issuer: ISSUER, clientId: CLIENT_ID, keys: loose });
    const key = await importJWK(await exportJWK(own.privateKey), 'RS512');
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'RS512', kid: KID }).sign(key);
    expect(await verifyLoose(token)).toBeUndefined();
    expect(await verifyLoose(await sign())).toBeDefined();
  });

  it('is not what one is called that nobody could look at', async () => {
    const blind = createTokenVerifier({
      ...{ issuer: ISSUER, clientId: CLIENT_ID },
      keys: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(blind(await sign())).rejects.toThrow(KeysUnavailable);
  });
});
