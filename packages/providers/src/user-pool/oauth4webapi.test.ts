import * as oauth from 'oauth4webapi';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hidden } from './testing/browse.ts';
import { addUser, CLIENT_ID, PASSWORD } from './testing/open-pool.ts';
import { openPoolServer, type PoolServer } from './testing/pool-server.ts';

const INSECURE = { [oauth.allowInsecureRequests]: true };
const EMAIL = 'mia@example.com';
const client: oauth.Client = { client_id: CLIENT_ID };
let server: PoolServer;
let known: oauth.AuthorizationServer;

beforeEach(async () => {
  server = await openPoolServer();
  const issuer = new URL(server.issuer);
  known = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, INSECURE));
});
afterEach(() => server[Symbol.asyncDispose]());

/** Acts like a browser: keeps cookies and follows redirects until it reaches the shop. */
async function browse(
  start: string,
): Promise<{ readonly page: string; readonly url: string; submit(form: Record<string, string>): Promise<URL> }> {
  const cookies = new Map<string, string>();
  const go = async (url: string, body?: URLSearchParams): Promise<{ url: string; page: string }> => {
    if (url.startsWith(server.callbackUrl)) return { url, page: '' };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return location ? go(new URL(location, url).href) : { url, page: await response.text() };
  };
  let { url, page } = await go(start);
  return {
    page,
    url,
    async submit(form) {
      const action = /<form method="post" action="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
      const sent = new URLSearchParams({ csrf: hidden({ status: 200, headers: {}, body: page }, 'csrf'), ...form });
      ({ url, page } = await go(new URL(action, url).href, sent));
      return new URL(url);
    },
  };
}

async function authorizeUrl(
  verifier: string,
  state: string,
  nonce: string,
  more: Record<string, string> = {},
): Promise<string> {
  const url = new URL(known.authorization_endpoint ?? '');
  const asked = {
    client_id: CLIENT_ID,
    redirect_uri: server.callbackUrl,
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

async function exchange(back: URL, verifier: string, state: string, nonce: string) {
  const parameters = oauth.validateAuthResponse(known, client, back, state);
  const response = await oauth.authorizationCodeGrantRequest(
    known,
    client,
    oauth.None(),
    parameters,
    server.callbackUrl,
    verifier,
    INSECURE,
  );
  return oauth.processAuthorizationCodeResponse(known, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
}

describe('oauth4webapi', () => {
  it('discovers, signs in with PKCE, reads who it is, refreshes, revokes; a code is good once [C-1-14] [C-7-46]', async () => {
    await addUser(server.test);
    const [verifier, state, nonce] = [
      oauth.generateRandomCodeVerifier(),
      oauth.generateRandomState(),
      oauth.generateRandomNonce(),
    ];
    const browser = await browse(await authorizeUrl(verifier, state, nonce));
    const back = await browser.submit({ username: EMAIL, password: PASSWORD });
    const tokens = await exchange(back, verifier, state, nonce);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    expect(claims).toMatchObject({ email: EMAIL, email_verified: true, token_use: 'id' });
    const info = await oauth.userInfoRequest(known, client, tokens.access_token, INSECURE);
    const user = await oauth.processUserInfoResponse(known, client, claims?.sub ?? '', info);
    expect(user.given_name).toBe('Mia');
    const asked = await oauth.refreshTokenGrantRequest(
      known,
      client,
      oauth.None(),
      tokens.refresh_token ?? '',
      INSECURE,
    );
    const refreshed = await oauth.processRefreshTokenResponse(known, client, asked);
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    const revoked = await oauth.revocationRequest(known, client, oauth.None(), refreshed.refresh_token ?? '', INSECURE);
    await oauth.processRevocationResponse(revoked);
    const late = await oauth.userInfoRequest(known, client, refreshed.access_token, INSECURE);
    expect(late.status).toBe(401);
    await expect(exchange(back, verifier, state, nonce)).rejects.toThrow();
  });

  it('refuses a state that is not its own', async () => {
    await addUser(server.test);
    const [verifier, nonce] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomNonce()];
    const browser = await browse(await authorizeUrl(verifier, 'theirs', nonce));
    const back = await browser.submit({ username: EMAIL, password: PASSWORD });
    expect(() => oauth.validateAuthResponse(known, client, back, 'mine')).toThrow('state');
  });

  it('signs in through the demo’s social provider, to the same account each time [C-1-15]', async () => {
    const subs: (string | undefined)[] = [];
    for (let round = 0; round < 2; round += 1) {
      const [verifier, state, nonce] = [
        oauth.generateRandomCodeVerifier(),
        oauth.generateRandomState(),
        oauth.generateRandomNonce(),
      ];
      const browser = await browse(await authorizeUrl(verifier, state, nonce, { identity_provider: 'Demo' }));
      expect(browser.page).toContain('This is a demonstration.');
      const tokens = await exchange(await browser.submit({ person: 'demo-ava' }), verifier, state, nonce);
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      expect(claims).toMatchObject({ email: 'ava@social.example', given_name: 'Ava' });
      subs.push(claims?.sub);
    }
    expect(subs[0]).toBe(subs[1]);
  });

  it('comes back without a code when the person cancels, or the email is already an account', async () => {
    await addUser(server.test, 'noah@social.example');
    for (const [person, why] of [
      ['', 'the provider did not sign anyone in'],
      ['demo-noah', 'Please use your credentials to sign in'],
    ] as const) {
      const verifier = oauth.generateRandomCodeVerifier();
      const browser = await browse(await authorizeUrl(verifier, 's', 'n', { identity_provider: 'Demo' }));
      const back = await browser.submit({ person });
      expect([back.searchParams.get('error'), back.searchParams.get('error_description')]).toEqual([
        'access_denied',
        why,
      ]);
    }
  });
});
