import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from './crypto/digest.ts';
import { createOpenIdSocial } from './openid-social.ts';
import { openPoolServer, type PoolServer } from './testing/pool-server.ts';

const VERIFIER = 'v'.repeat(64);
let server: PoolServer;

beforeAll(async () => {
  server = await openPoolServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const provider = (changes: { readonly issuer?: string; readonly clientSecret?: string } = {}) =>
  createOpenIdSocial({
    name: 'Demo',
    label: 'Continue with Demo',
    linksByEmail: false,
    issuer: server.url.replace('/idp', '/social'),
    clientId: 'pool',
    clientSecret: 'a secret of the demo',
    ...changes,
  });

/** Signs a demo person in and returns what the pool would exchange. */
async function comeBack() {
  const redirectUri = `${server.url}/oauth2/idpresponse`;
  const codeChallenge = sha256(VERIFIER).toString('base64url');
  const url = await provider().authorizeUrl({ state: 's', nonce: 'n', codeChallenge, redirectUri });
  const body = new URLSearchParams({ person: 'demo-noah' });
  const response = await fetch(url ?? '', { method: 'POST', redirect: 'manual', body });
  const back = new URL(response.headers.get('location') ?? '');
  return { code: back.searchParams.get('code') ?? '', nonce: 'n', codeVerifier: VERIFIER, redirectUri };
}

describe('a social provider by OpenID', () => {
  it('says who somebody is, once a code', async () => {
    const given = await comeBack();
    expect(await provider().exchange(given)).toEqual({
      subject: 'demo-noah',
      email: 'noah@social.example',
      emailVerified: true,
      givenName: 'Noah',
      familyName: 'Wilson',
    });
    expect(await provider().exchange(given)).toBeUndefined();
  });

  it.each([
    ['another nonce', { nonce: 'replayed' }],
    ['another verifier', { codeVerifier: 'w'.repeat(64) }],
    ['another address', { redirectUri: 'https://evil.example/' }],
    ['another code', { code: 'made-up' }],
  ])('says nothing with %s', async (_name, changes) => {
    expect(await provider().exchange({ ...(await comeBack()), ...changes })).toBeUndefined();
  });

  it('says nothing to who does not know the secret', async () => {
    expect(await provider({ clientSecret: 'guessed' }).exchange(await comeBack())).toBeUndefined();
  });

  it('is not trusted under another name than its own, and may be away', async () => {
    const asked = { state: 's', nonce: 'n', codeChallenge: 'c', redirectUri: 'https://shop.example/' };
    const otherName = server.url.replace('localhost', '127.0.0.1').replace('/idp', '/social');
    expect(await provider({ issuer: otherName }).authorizeUrl(asked)).toBeUndefined();
    expect(await provider({ issuer: `${server.url}/nothing` }).authorizeUrl(asked)).toBeUndefined();
  });
});
