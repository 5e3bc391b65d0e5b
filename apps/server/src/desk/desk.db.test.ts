import { DESK_ROLES, STAFF_GROUP } from '@wattle/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import type { TestShop } from '../testing/open-test-shop.ts';
import { askDesk, FORM_HEADERS, formBody, openDesk, PASSWORD, signInAs } from './testing/open-desk.ts';

let db: Database;
let shop: TestShop;
beforeAll(async () => {
  db = await openServer();
  shop = await openDesk({ open: async () => db });
});
afterAll(() => shop.close());

const signIn = (form: Record<string, string>, headers: Record<string, string> = FORM_HEADERS) =>
  askDesk(shop, { method: 'POST', url: '/desk/signin', headers, payload: formBody(form) });

const usersOf = async () => {
  const opened = await shop.identity.pool?.open();
  if (!opened) throw new Error('The pool is embedded.');
  return opened.pool.users;
};

describe('signing in at the desk', () => {
  it('takes staff, and keeps the session out of reach of scripts and other sites', async () => {
    const ada = await signInAs(shop, ['admin'], 'ada@shop.example');
    const page = await ada.get('/desk/audit');
    expect(page.status).toBe(200);
    expect(page.page.frame).toMatchObject({
      who: { email: 'ada@shop.example', name: 'ada', roles: ['admin'] },
      area: 'audit',
    });
    const again = await signIn({ email: 'ada@shop.example', password: PASSWORD });
    expect(again).toMatchObject({ status: 303, location: '/desk' });
    const [cookie, device] = [again.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/desk; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(/^desk_device=[\w-]{43}; Path=\/desk\/signin; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(page.view('audit').rows[0]).toMatchObject({ actor: 'ada@shop.example', act: 'sign-in' });
  });

  it('refuses a wrong password, and who is no staff', async () => {
    await (await usersOf()).addUser({ email: 'mia@shop.example', password: PASSWORD, groups: ['admin'] });
    const wrong = await signIn({ email: 'mia@shop.example', password: 'Wrong-horse-9' });
    expect(wrong.status).toBe(422);
    expect(wrong.view('signIn')).toMatchObject({ problem: 'WRONG', email: 'mia@shop.example' });
    const customer = await signIn({ email: 'mia@shop.example', password: PASSWORD });
    expect(customer.view('signIn').problem).toBe('NOT_STAFF');
    expect(customer.headers['set-cookie']).toBeUndefined();
  });

  it('lets a browser in that signed in before, while others guess beside it, and the owner elsewhere', async () => {
    const email = 'guessed@shop.example';
    await (await usersOf()).addUser({ email, password: PASSWORD, groups: [STAFF_GROUP, 'orders'] });
    const from = async (remoteAddress: string, password: string, device?: string) => {
      const headers = { ...FORM_HEADERS, ...(device && { cookie: device }) };
      const payload = formBody({ email, password });
      return askDesk(shop, { method: 'POST', url: '/desk/signin', remoteAddress, headers, payload });
    };
    const page = await askDesk(shop, { method: 'GET', url: '/desk/signin', headers: {} });
    const device = String(page.headers['set-cookie']).split(';')[0] ?? '';
    expect((await from('203.0.113.5', PASSWORD, device)).status).toBe(303);
    for (let at = 0; at < 12; at += 1) await from('203.0.113.5', 'Wrong-horse-9');
    expect((await from('203.0.113.5', PASSWORD)).status).toBe(422);
    expect((await from('203.0.113.5', PASSWORD, 'desk_device='.padEnd(55, 'x'))).status).toBe(422);
    expect((await from('203.0.113.5', PASSWORD, device)).status).toBe(303);
    expect((await from('198.51.100.9', PASSWORD)).status).toBe(303);
  });

  it('asks who has a temporary password for one of their own', async () => {
    const groups = [STAFF_GROUP, 'orders'];
    const account = { email: 'new@shop.example', password: PASSWORD, groups, mustChangePassword: true };
    await (await usersOf()).addUser(account);
    const first = (await signIn({ email: account.email, password: PASSWORD })).view('signIn');
    expect(first).toMatchObject({ step: 'NEW_PASSWORD', problem: null });
    const { session, challenge } = first;
    const simple = (await signIn({ email: account.email, session, challenge, answer: 'simple' })).view('signIn');
    expect(simple).toMatchObject({ step: 'NEW_PASSWORD', problem: 'PASSWORD_RULES', session });
    const done = await signIn({ email: account.email, session, challenge, answer: 'Another-horse-9' });
    expect(done).toMatchObject({ status: 303, location: '/desk' });
    expect((await signIn({ email: account.email, password: 'Another-horse-9' })).status).toBe(303);
  });

  it('leads to where somebody wanted to go, and never away from the desk', async () => {
    const asked = await askDesk(shop, { method: 'GET', url: '/desk/audit?q=x', headers: {} });
    expect(asked).toMatchObject({ status: 303, location: '/desk/signin?goTo=%2Fdesk%2Faudit%3Fq%3Dx' });
    await signInAs(shop, ['admin'], 'then@shop.example');
    const form = { email: 'then@shop.example', password: PASSWORD };
    expect((await signIn({ ...form, goTo: '/desk/audit?q=x' })).location).toBe('/desk/audit?q=x');
    for (const goTo of ['https://evil.example', '//evil.example', '/desk//evil.example:80@x', '/account'])
      expect((await signIn({ ...form, goTo })).location).toMatch(/^\/desk(\/|$)/);
  });

  it('ends with signing out, and when the roles change', async () => {
    const ben = await signInAs(shop, ['admin'], 'ben@shop.example');
    const out = await ben.post('/desk/signout');
    expect(out).toMatchObject({ status: 303, location: '/desk/signin' });
    expect((await ben.get('/desk/audit')).status).toBe(303);
    const cleo = await signInAs(shop, ['admin'], 'cleo@shop.example');
    const found = await (await usersOf()).findVerified('cleo@shop.example');
    await shop.store.deskSessions.endAllOf(found?.sub ?? '');
    expect((await cleo.get('/desk/audit')).status).toBe(303);
  });
});

describe('every answer of the desk', () => {
  it('is kept by nobody, found by no search engine, and runs nothing of others', async () => {
    const dan = await signInAs(shop, ['admin'], 'dan@shop.example');
    for (const url of ['/desk', '/desk/signin', '/desk/audit', '/desk/nowhere']) {
      const { headers } = await dan.get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
    expect((await dan.get('/desk/nowhere')).view('state').state).toBe('NOT_FOUND');
    expect((await shop.app.inject('/robots.txt')).body).toContain('Disallow: /desk');
  });

  it('refuses a form that another site sent', async () => {
    const eve = await signInAs(shop, ['admin'], 'eve@shop.example');
    for (const headers of [
      { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site' },
      { ...FORM_HEADERS, origin: 'https://evil.example' },
    ]) {
      const asked = { method: 'POST', url: '/desk/signout', headers: { ...headers, cookie: eve.cookie } } as const;
      expect((await askDesk(shop, { ...asked, payload: '' })).status).toBe(403);
    }
    expect((await eve.get('/desk/audit')).status).toBe(200);
  });

  it('says which role is missing', async () => {
    const fay = await signInAs(shop, ['catalogue'], 'fay@shop.example');
    const refused = await fay.get('/desk/audit');
    expect(refused.status).toBe(403);
    expect(refused.view('state')).toMatchObject({ state: 'NO_ROLE', needed: 'admin', has: ['catalogue'] });
  });

  it('is a session of the database: a made-up one is none', async () => {
    for (const cookie of ['desk=', `desk=${'A'.repeat(43)}`, "desk=' or 1=1"]) {
      const { status } = await askDesk(shop, { method: 'GET', url: '/desk/audit', headers: { cookie } });
      expect(status).toBe(303);
    }
    expect(DESK_ROLES).toContain('admin');
  });
});

it('a page that fails says so in the frame of the desk, and leads to itself again', async () => {
  const gil = await signInAs(shop, ['offers'], 'gil@shop.example');
  await db.run('alter table promotions rename to promotions_away');
  const failed = await gil.get('/desk/offers?tab=off');
  await db.run('alter table promotions_away rename to promotions');
  expect(failed.status).toBe(500);
  expect(failed.view('state')).toMatchObject({ state: 'FAILED', again: '/desk/offers?tab=off' });
  expect(failed.page.frame?.who.email).toBe('gil@shop.example');
  expect((await gil.get('/desk/offers?tab=off')).status).toBe(200);
});
