import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { DEMO_USER } from './demo-user.ts';
import { CLIENT_ID } from './pool-addresses.ts';
import {
  authorizeQuery,
  exchangeCode,
  type HostedBrowser,
  hiddenField,
  locationOf,
  logInHosted,
  newProof,
  openHostedBrowser,
  REDIRECT_URI,
} from './testing/hosted-browser.ts';

let shop: TestShop;
let proof = newProof();
let browser: HostedBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  browser = openHostedBrowser(shop);
});
afterAll(() => shop.close());

const SCRIPT = '<script>alert(1)</script>';
const codeOf = (answer: Awaited<ReturnType<HostedBrowser['get']>>): string | null =>
  locationOf(answer).searchParams.get('code');

describe('the hosted pages on the shop', () => {
  it('sign somebody in, for a code that is good for tokens that the shop takes [C-1-16] [C-7-46] [C-7-48]', async () => {
    const query = authorizeQuery(proof);
    const start = await browser.get(`/idp/oauth2/authorize?${query}`);
    expect(locationOf(start).pathname).toBe('/idp/login');
    const done = await logInHosted(browser, query, DEMO_USER);
    expect(done.statusCode).toBe(303);
    expect(locationOf(done).origin + locationOf(done).pathname).toBe(REDIRECT_URI);
    expect(locationOf(done).searchParams.get('state')).toBe('s'.repeat(32));
    const tokens = (await exchangeCode(browser, codeOf(done) ?? '', proof)).json();
    const asked = { headers: { authorization: `Bearer ${tokens.id_token}` } };
    expect((await shop.app.inject({ url: '/api/account', ...asked })).statusCode).not.toBe(401);
  });

  it('let the other name of this machine come back too', async () => {
    const other = { redirect_uri: 'http://127.0.0.1:3000/account/authenticate' };
    const done = await logInHosted(openHostedBrowser(shop), authorizeQuery(newProof(), other), DEMO_USER);
    expect(locationOf(done).host).toBe('127.0.0.1:3000');
  });

  it('are one place, by whichever name of this machine a browser comes', async () => {
    for (const path of ['oauth2/authorize', 'login', 'logout']) {
      const url = `/idp/${path}?${authorizeQuery(newProof())}`;
      const answer = await shop.app.inject({ url, headers: { host: '127.0.0.1:3000' } });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://localhost:3000${url}`]);
    }
    const stranger = { url: '/idp/login', headers: { host: 'evil.example' } };
    expect((await shop.app.inject(stranger)).headers.location).toBeUndefined();
  });

  it('sign out, and only to where the shop said [C-7-49]', async () => {
    const leave = (to: string) =>
      browser.get(`/idp/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri: to })}`);
    expect((await leave('http://localhost:3000/account/signin')).headers.location).toBe(
      'http://localhost:3000/account/signin',
    );
    expect(browser.cookies.has('wattle_pool_session')).toBe(false);
    const away = await leave('https://evil.example/account/signin');
    expect([away.statusCode, away.headers.location]).toEqual([400, undefined]);
  });

  it('walk through the demo’s social provider without the internet [C-1-15]', async () => {
    proof = newProof();
    const walker = openHostedBrowser(shop);
    const start = await walker.get(`/idp/oauth2/authorize?${authorizeQuery(proof, { identity_provider: 'DemoId' })}`);
    expect(locationOf(start).pathname).toBe('/demo-id/authorize');
    const choice = await walker.get(String(start.headers.location));
    expect(choice.body).toContain('This is a demonstration.');
    const back = await walker.post(String(start.headers.location), { person: 'demo-ava' });
    const done = await walker.get(String(back.headers.location));
    const { id_token } = (await exchangeCode(walker, codeOf(done) ?? '', proof)).json();
    const claims = JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ email: 'ava@social.example', given_name: 'Ava' });
  });
});

describe('attacks on the hosted pages', () => {
  it.each([
    'https://evil.example/account/authenticate',
    'http://localhost:3000.evil.example/account/authenticate',
    'http://localhost:3000/account/authenticate/../../evil',
    'http://localhost:3000/account/authenticate?x=1',
    'http://localhost:3001/account/authenticate',
    '//evil.example',
    'javascript:alert(1)',
  ])('never lead to %s', async (redirect_uri) => {
    for (const path of ['oauth2/authorize', 'login', 'logout']) {
      const answer = await browser.get(`/idp/${path}?${authorizeQuery(newProof(), { redirect_uri })}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    }
  });

  it('do not get tokens for a code a second time, and end those of the first', async () => {
    const own = newProof();
    const victim = openHostedBrowser(shop);
    const code = codeOf(await logInHosted(victim, authorizeQuery(own), DEMO_USER)) ?? '';
    const first = (await exchangeCode(victim, code, own)).json();
    expect((await exchangeCode(victim, code, own)).json()).toEqual({ error: 'invalid_grant' });
    const refreshed = await victim.post('/idp/oauth2/token', {
      ...{ grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: first.refresh_token },
    });
    expect(refreshed.json()).toEqual({ error: 'invalid_grant' });
  });

  it('do not get tokens for a code without its proof', async () => {
    const own = newProof();
    const code = codeOf(await logInHosted(openHostedBrowser(shop), authorizeQuery(own), DEMO_USER)) ?? '';
    expect((await exchangeCode(openHostedBrowser(shop), code, newProof())).json()).toEqual({ error: 'invalid_grant' });
  });

  it('cannot send the form of another browser', async () => {
    const query = authorizeQuery(newProof());
    const [attacker, victim] = [openHostedBrowser(shop), openHostedBrowser(shop)];
    const csrf = hiddenField(await attacker.get(`/idp/login?${query}`), 'csrf');
    await victim.get(`/idp/login?${query}`);
    const form = { username: DEMO_USER.email, password: DEMO_USER.password };
    for (const forged of [{ ...form, csrf }, form]) {
      const answer = await victim.post(`/idp/login?${query}`, forged);
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    }
    expect(victim.cookies.has('wattle_pool_session')).toBe(false);
  });

  it('cannot choose the session that somebody will sign in with', async () => {
    const planted = 'p'.repeat(64);
    const victim = openHostedBrowser(shop, new Map([['wattle_pool_session', planted]]));
    const query = authorizeQuery(newProof());
    await logInHosted(victim, query, DEMO_USER);
    expect(victim.cookies.get('wattle_pool_session')).not.toBe(planted);
    const attacker = openHostedBrowser(shop, new Map([['wattle_pool_session', planted]]));
    const answer = await attacker.get(`/idp/oauth2/authorize?${query}`);
    expect(locationOf(answer).pathname).toBe('/idp/login');
  });

  it('keep their cookies to themselves', async () => {
    const answer = await logInHosted(openHostedBrowser(shop), authorizeQuery(newProof()), DEMO_USER);
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
      expect(text).toMatch(/; Path=\/idp; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    }
    expect(answer.cookies.length).toBeGreaterThan(0);
  });

  it('cannot put a script on a page', async () => {
    const query = authorizeQuery(newProof(), { state: SCRIPT, login_hint: `"><script>alert(1)</script>` });
    const strange = openHostedBrowser(shop);
    const page = await strange.get(`/idp/login?${query}`);
    const refused = await strange.post(`/idp/login?${query}`, {
      csrf: hiddenField(page, 'csrf'),
      username: SCRIPT,
      password: 'x',
    });
    for (const answer of [page, refused]) {
      expect(answer.body).not.toContain('<script');
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(answer.headers['x-frame-options']).toBe('DENY');
    }
    expect(refused.body).toContain('&#60;script&#62;');
  });

  it('hear the same of a wrong password and of nobody, again and again', async () => {
    const sayings = async (email: string): Promise<string[]> => {
      const guesser = openHostedBrowser(shop);
      const said: string[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const answer = await logInHosted(guesser, authorizeQuery(newProof()), {
          email,
          password: `Wrong-horse-${guess}`,
        });
        said.push(`${answer.statusCode} ${/role="alert">.*?<span>(.*?)<\/span>/.exec(answer.body)?.[1]}`);
      }
      return said;
    };
    const known = await sayings(DEMO_USER.email);
    expect(await sayings(`${randomUUID()}@example.com`)).toEqual(known);
    expect(known[0]).toContain('don’t match');
    expect(known[11]).toContain('Too many tries');
  });
});
