import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorizeQuery, hidden, locationOf, logIn, newPkce, openBrowser, REDIRECT_URI } from '../testing/browse.ts';
import { addUser, CLIENT_ID, openPool, PASSWORD, type TestPool } from '../testing/open-pool.ts';

const EMAIL = 'mia@example.com';
let test: TestPool;

beforeAll(async () => {
  const clients = [
    { clientId: CLIENT_ID, callbackUrls: [REDIRECT_URI], logoutUrls: ['http://localhost:3000/account/signin'] },
    { clientId: 'another', callbackUrls: [REDIRECT_URI], logoutUrls: [] },
  ];
  test = await openPool({ clients });
  await addUser(test);
});

async function getCode(verifierOf = newPkce()) {
  const back = locationOf(await logIn(openBrowser(test), authorizeQuery(verifierOf.challenge), EMAIL, PASSWORD));
  return { back, code: back.searchParams.get('code') ?? '', verifier: verifierOf.verifier };
}

const exchange = (form: Readonly<Record<string, string>>) =>
  openBrowser(test).post('/oauth2/token', new URLSearchParams(), {
    grant_type: 'authorization_code',
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    ...form,
  });

describe('the hosted sign-in', () => {
  it('leads from authorize over the page to a code, and the code to tokens [C-1-16] [C-7-46] [C-7-47] [C-7-48]', async () => {
    const { verifier, challenge } = newPkce();
    const browser = openBrowser(test);
    const page = locationOf(await browser.get('/oauth2/authorize', authorizeQuery(challenge)));
    expect(page.pathname).toBe('/idp/login');
    const back = locationOf(await logIn(browser, page.searchParams, EMAIL, PASSWORD));
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([REDIRECT_URI, 's'.repeat(32)]);
    const answer = await exchange({ code: back.searchParams.get('code') ?? '', code_verifier: verifier });
    const tokens = JSON.parse(answer.body) as Record<string, string>;
    expect(Object.keys(tokens)).toEqual(['id_token', 'access_token', 'refresh_token', 'expires_in', 'token_type']);
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({ aud: CLIENT_ID, nonce: 'n-1', email: EMAIL });
    expect(decodeJwt(tokens.access_token ?? '')).toMatchObject({ scope: 'openid email profile', client_id: CLIENT_ID });
  });

  it('goes on without the page while the browser is signed in, until it signs out [C-7-49]', async () => {
    const browser = openBrowser(test);
    await logIn(browser, authorizeQuery(newPkce().challenge), EMAIL, PASSWORD);
    const again = locationOf(await browser.get('/oauth2/authorize', authorizeQuery(newPkce().challenge)));
    expect(again.searchParams.has('code')).toBe(true);
    const asked = locationOf(
      await browser.get('/oauth2/authorize', authorizeQuery(newPkce().challenge, { prompt: 'login' })),
    );
    expect(asked.pathname).toBe('/idp/login');
    const logout = new URLSearchParams({ client_id: CLIENT_ID, logout_uri: 'http://localhost:3000/account/signin' });
    const kept = { ...browser.cookies };
    expect(locationOf(await browser.get('/logout', logout)).href).toBe('http://localhost:3000/account/signin');
    Object.assign(browser.cookies, kept);
    const after = locationOf(
      await browser.get('/oauth2/authorize', authorizeQuery(newPkce().challenge, { prompt: 'none' })),
    );
    expect(after.searchParams.get('error')).toBe('login_required');
  });

  it.each([
    'https://evil.example/',
    `${REDIRECT_URI}/`,
    `${REDIRECT_URI}?x=1`,
    REDIRECT_URI.toUpperCase(),
    'http://localhost:3000.evil.example/account/authenticate',
    'http://localhost:3000@evil.example/account/authenticate',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('never sends anyone to %j', async (address) => {
    for (const path of ['/oauth2/authorize', '/login']) {
      const answer = await openBrowser(test).get(path, authorizeQuery(newPkce().challenge, { redirect_uri: address }));
      expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
    }
    const logout = new URLSearchParams({ client_id: CLIENT_ID, logout_uri: address });
    expect((await openBrowser(test).get('/logout', logout)).headers.location).toBeUndefined();
  });

  it('does not guess between two addresses to return to', async () => {
    const query = authorizeQuery(newPkce().challenge);
    query.append('redirect_uri', 'https://evil.example/');
    expect((await openBrowser(test).get('/oauth2/authorize', query)).status).toBe(400);
  });

  it.each<[Record<string, string | null>, string]>([
    [{ code_challenge: null }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: null }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid root' }, 'invalid_scope'],
    [{ identity_provider: 'Nobody' }, 'invalid_request'],
  ])('refuses %j: %s [C-9-52]', async (changes, error) => {
    const back = locationOf(
      await openBrowser(test).get('/oauth2/authorize', authorizeQuery(newPkce().challenge, changes)),
    );
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([error, 's'.repeat(32)]);
  });
});

describe('an authorization code', () => {
  it('is good once; shown again it ends what came of it', async () => {
    const { code, verifier } = await getCode();
    const tokens = JSON.parse((await exchange({ code, code_verifier: verifier })).body) as Record<string, string>;
    expect((await exchange({ code, code_verifier: verifier })).body).toBe('{"error":"invalid_grant"}');
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
    expect((await exchange(refresh)).body).toBe('{"error":"invalid_grant"}');
  });

  it.each<[string, Record<string, string>, string]>([
    ['another verifier', { code_verifier: 'v'.repeat(128) }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['another address', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
    ['another client', { client_id: 'another' }, 'invalid_grant'],
    ['an unknown client', { client_id: 'unknown' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is refused with %s', async (_name, changes, error) => {
    const { code, verifier } = await getCode();
    expect((await exchange({ code, code_verifier: verifier, ...changes })).body).toBe(JSON.stringify({ error }));
  });

  it('is used up by a wrong try, and runs out', async () => {
    const tried = await getCode();
    await exchange({ code: tried.code, code_verifier: 'v'.repeat(128) });
    expect((await exchange({ code: tried.code, code_verifier: tried.verifier })).status).toBe(400);
    const late = await getCode();
    test.wait(301);
    expect((await exchange({ code: late.code, code_verifier: late.verifier })).status).toBe(400);
  });

  it('gives tokens that read who it is, and change nothing without the scope for it', async () => {
    const { code, verifier } = await getCode();
    const tokens = JSON.parse((await exchange({ code, code_verifier: verifier })).body) as Record<string, string>;
    const ask = (authorization: string | undefined) =>
      test.pool.hosted({
        method: 'GET',
        path: '/oauth2/userInfo',
        query: new URLSearchParams(),
        form: new URLSearchParams(),
        cookies: {},
        address: '',
        authorization,
      });
    expect(JSON.parse((await ask(`Bearer ${tokens.access_token}`)).body)).toMatchObject({
      email: EMAIL,
      email_verified: 'true',
    });
    expect((await ask(`Bearer ${tokens.id_token}`)).status).toBe(401);
    expect((await ask(undefined)).status).toBe(401);
    const change = await test.call('DeleteUser', { AccessToken: tokens.access_token });
    expect(change.body.message).toBe('Access Token does not have required scopes');
  });
});

describe('the pages', () => {
  it('take a form only from the browser they were made for', async () => {
    const query = authorizeQuery(newPkce().challenge);
    const [victim, attacker] = [openBrowser(test), openBrowser(test)];
    const own = hidden(await attacker.get('/login', query), 'csrf');
    const form = { username: EMAIL, password: PASSWORD };
    for (const csrf of ['', own, 'x']) {
      expect((await victim.post('/login', query, { ...form, csrf })).headers.location).toBeUndefined();
    }
    await victim.get('/login', query);
    expect((await victim.post('/login', query, { ...form, csrf: own })).headers.location).toBeUndefined();
    expect((await attacker.post('/login', query, { ...form, csrf: own })).headers.location).toContain('code=');
  });

  it('set cookies that scripts and other sites do not get', async () => {
    const answer = await openBrowser(test).get('/login', authorizeQuery(newPkce().challenge));
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/; Path=\/idp; Max-Age=3600; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = await openPool({ hostedUrl: 'https://shop.example/idp' });
    const page = await openBrowser(secure).get('/login', authorizeQuery(newPkce().challenge));
    expect(String(page.headers['set-cookie'])).toContain('; Secure');
  });

  it('make a new session at sign-in: a planted one is worth nothing', async () => {
    const browser = openBrowser(test);
    browser.cookies.wattle_pool_session = 'planted';
    const query = authorizeQuery(newPkce().challenge);
    await browser.get('/login', query);
    const before = { ...browser.cookies };
    await logIn(browser, query, EMAIL, PASSWORD);
    expect(browser.cookies.wattle_pool_session).not.toBe('planted');
    expect(browser.cookies.wattle_pool_browser).not.toBe(before.wattle_pool_browser);
    const attacker = openBrowser(test);
    Object.assign(attacker.cookies, before);
    expect(locationOf(await attacker.get('/oauth2/authorize', query)).pathname).toBe('/idp/login');
  });

  it('show what they are given as text, run nothing and cannot be framed', async () => {
    const script = `"><script>alert(1)</script>`;
    const browser = openBrowser(test);
    const query = authorizeQuery(newPkce().challenge, { state: script, login_hint: script, nonce: script });
    const page = await browser.get('/login', query);
    const refused = await browser.post('/login', query, {
      csrf: hidden(page, 'csrf'),
      username: script,
      password: 'x',
    });
    for (const { body, headers } of [page, refused]) {
      expect(body).not.toContain('<script');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3000; frame-ancestors 'none'/,
      );
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
    expect(refused.body).toContain('&#60;script&#62;');
  });
});
