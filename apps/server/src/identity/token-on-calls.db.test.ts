import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { openAccount, type TestCustomer } from '../testing/test-customer.ts';
import { DEMO_USER } from './demo-user.ts';
import { CLIENT_ID, POOL_ID } from './pool-addresses.ts';
import { callPool, passwordAuth } from './testing/pool-call.ts';

const ISSUER = `http://localhost:3000/idp/${POOL_ID}`;
/** A second key of the pool whose private half the test has, so that its tokens differ in one thing only. */
const KID = 'a key of the pool';
const own = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256');

let database: Database;
let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  database = await openServer();
  shop = await openTestShop({ open: async () => database });
  await shop.identity.open();
  const publicJwk = { ...(await exportJWK(own.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  await database.query(
    'insert into pool_signing_keys (kid, public_jwk, sealed_private_jwk, created_at) values ($1, $2::jsonb, $3, 0)',
    [KID, JSON.stringify(publicJwk), ''],
  );
  ana = await openAccount(shop);
});
afterAll(() => shop.close());

const now = Math.floor(Date.now() / 1000);
const claimsOf = (): JWTPayload => ({
  ...{ iss: ISSUER, aud: CLIENT_ID, sub: ana.sub, token_use: 'id', iat: now, exp: now + 3600 },
  ...{ email: ana.email, email_verified: true },
});
const sign = (changes: JWTPayload = {}, key = own.privateKey): Promise<string> =>
  new SignJWT({ ...claimsOf(), ...changes }).setProtectedHeader({ alg: 'RS256', kid: KID }).sign(key);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const PERSONAL = ['/api/account', '/api/account/state', '/api/account/subscriptions', '/api/account/orders'];
const ask = (url: string, authorization?: string) =>
  shop.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
const guestCart = { cartItems: [], promoCodes: [] };

describe('a call of a customer', () => {
  it.each(PERSONAL)('%s is answered with a token, and by no cache ever [C-7-02]', async (url) => {
    const answer = await ask(url, `Bearer ${await sign()}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('is for one of two roles: who has a token is a customer, anybody else a visitor [C-6-01]', async () => {
    const roles = async (url: string) =>
      Promise.all([ask(url), ask(url, `Bearer ${await sign()}`)]).then((answers) =>
        answers.map((one) => one.statusCode),
      );
    for (const url of PERSONAL) expect(await roles(url)).toEqual([401, 200]);
    expect(await roles('/api/identity')).toEqual([200, 200]);
  });

  it.each(PERSONAL)('%s is refused to a guest [C-6-06]', async (url) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'ACCOUNT_NOT_AUTHENTICATED']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['forged by a stranger', () => sign({}, stranger.privateKey)],
    ['that has run out', () => sign({ exp: now - 1 })],
    ['for another client', () => sign({ aud: 'another' })],
    ['of another pool', () => sign({ iss: ISSUER.replace('Wattle01', 'Wattle02') })],
    ['of the same pool elsewhere', () => sign({ iss: ISSUER.replace('3000', '3001') })],
    ['that is an access token', () => sign({ token_use: 'access' })],
    ['without a signature', () => `${encode({ alg: 'none', kid: KID })}.${encode(claimsOf())}.`],
    [
      'signed with the public key as a secret',
      async () => {
        const text = `${encode({ alg: 'HS256', kid: KID })}.${encode(claimsOf())}`;
        const key = await exportSPKI(own.publicKey);
        return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
      },
    ],
  ])('is refused with a token %s [C-7-02]', async (_name, make) => {
    const answer = await ask('/api/account', `Bearer ${await make()}`);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'ACCOUNT_NOT_AUTHENTICATED']);
  });

  it('is refused with the access token of the same sign-in', async () => {
    const signedIn = await callPool(shop, 'InitiateAuth', passwordAuth(DEMO_USER.email, DEMO_USER.password));
    const { AccessToken, IdToken } = signedIn.json().AuthenticationResult;
    expect((await ask('/api/account', `Bearer ${AccessToken}`)).statusCode).toBe(401);
    expect((await ask('/api/account', `Bearer ${IdToken}`)).statusCode).not.toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c.d', 'Bearer a.b.c, Bearer d.e.f'])(
    'is refused with the header %j',
    async (authorization) => {
      expect((await ask('/api/account', authorization)).statusCode).toBe(401);
    },
  );
});

describe('a call for anybody', () => {
  const quote = (authorization?: string) =>
    shop.app.inject({
      ...{ method: 'POST', url: '/api/cart/offers', payload: guestCart },
      headers: authorization === undefined ? {} : { authorization },
    });

  it('is answered to a guest and to a customer', async () => {
    const guest = await quote();
    expect(guest.statusCode).toBe(200);
    expect((await quote(`Bearer ${await sign()}`)).statusCode).toBe(200);
  });

  it('is refused with a token that does not hold: nobody is taken for a guest', async () => {
    const answer = await quote(`Bearer ${await sign({ exp: now - 1 })}`);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'ACCOUNT_NOT_AUTHENTICATED']);
  });

  it('does not look at a token where nobody has to say who they are', async () => {
    const answer = await ask('/api/brands', 'Bearer x.y.z');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('public');
  });
});
