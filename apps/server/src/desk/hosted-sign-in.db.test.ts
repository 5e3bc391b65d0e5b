import { STAFF_GROUP } from '@wattle/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, POOL_ID, POOL_PATH } from '../identity/pool-addresses.ts';
import { findCode } from '../mail/find-code.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import type { TestShop } from '../testing/open-test-shop.ts';
import { type AtDesk, askDesk, FORM_HEADERS, formBody, openDesk, PASSWORD } from './testing/open-desk.ts';

/** Another shop's pool speaks the protocol of a hosted one, and this shop reaches it over HTTP. */
let hosted: PayingShop;
let shop: TestShop;
let hostedDb: Database;
let shopDb: Database;
beforeAll(async () => {
  [hostedDb, shopDb] = [await openServer(), await openServer()];
  hosted = await openPayingShop({ open: async () => hostedDb });
  shop = await openDesk({
    open: async () => shopDb,
    env: {
      COGNITO_USER_POOL_ID: POOL_ID,
      COGNITO_CLIENT_ID: CLIENT_ID,
      COGNITO_DOMAIN: `${hosted.origin}${POOL_PATH}`,
      COGNITO_ENDPOINT: `${hosted.origin}${POOL_PATH}/`,
      COGNITO_ISSUER: `${hosted.origin}${POOL_PATH}/${POOL_ID}`,
    },
  });
});
afterAll(async () => {
  await shop.close();
  await hosted.close();
});

const signIn = (form: Record<string, string>) =>
  askDesk(shop, { method: 'POST', url: '/desk/signin', headers: FORM_HEADERS, payload: formBody(form) });

async function callPool(operation: string, body: object) {
  const response = await fetch(`${hosted.origin}${POOL_PATH}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { AuthenticationResult?: { AccessToken: string } };
}

async function addStaff(email: string, hasSecondFactor: boolean): Promise<void> {
  const opened = await hosted.identity.pool?.open();
  await opened?.pool.users.addUser({ email, password: PASSWORD, groups: [STAFF_GROUP, 'orders'] });
  if (!hasSecondFactor) return;
  const parameters = { USERNAME: email, PASSWORD };
  const begun = { ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters };
  const { AuthenticationResult } = await callPool('InitiateAuth', begun);
  const EmailMfaSettings = { Enabled: true, PreferredMfa: true };
  await callPool('SetUserMFAPreference', { AccessToken: AuthenticationResult?.AccessToken, EmailMfaSettings });
}

/** Signs in with a code that the pool sends. */
async function atDesk(email: string): Promise<Pick<AtDesk, 'get'>> {
  await addStaff(email, true);
  const { session, challenge } = (await signIn({ email, password: PASSWORD })).view('signIn');
  const mailed = async () => (await hosted.store.mails.list(email, 5)).find(({ kind }) => kind === 'SIGN_IN_CODE');
  await expect.poll(mailed).toBeDefined();
  const sent = await mailed();
  const answer = (sent && findCode(sent).code) ?? '';
  const done = await signIn({ email, session, challenge, answer });
  expect(done.status).toBe(303);
  const cookie = String(done.headers['set-cookie']).split(';')[0] ?? '';
  return { get: (url) => askDesk(shop, { method: 'GET', url, headers: { cookie } }) };
}

/** As if the pool was asked so long ago. */
const askedAgo = (email: string, minutes: number) =>
  shopDb.query('update desk_sessions set confirmed_at = now() - make_interval(mins => $2) where email = $1', [
    email,
    minutes,
  ]);
const poolUsers = async () => {
  const opened = await hosted.identity.pool?.open();
  if (!opened) throw new Error('The pool is embedded there.');
  return opened.pool.users;
};

describe('signing in at the desk with a hosted pool', () => {
  it('needs a second factor', async () => {
    await addStaff('one-factor@shop.example', false);
    const refused = await signIn({ email: 'one-factor@shop.example', password: PASSWORD });
    expect(refused.view('signIn').problem).toBe('MFA_NEEDED');
    expect(refused.headers['set-cookie']).toBeUndefined();
    // the name of a factor in the form is no factor
    const claimed = { email: 'one-factor@shop.example', password: PASSWORD, challenge: 'EMAIL_OTP', session: '' };
    expect((await signIn(claimed)).view('signIn').problem).toBe('MFA_NEEDED');
  });

  it('takes the code that the pool sent, and no other', async () => {
    const email = 'two-factors@shop.example';
    await addStaff(email, true);
    const { step, session, challenge, sentTo } = (await signIn({ email, password: PASSWORD })).view('signIn');
    expect([step, challenge]).toEqual(['CODE', 'EMAIL_OTP']);
    expect(sentTo).toContain('@');
    const wrong = await signIn({ email, session, challenge, answer: '00000000' });
    expect(wrong.view('signIn')).toMatchObject({ step: 'CODE', problem: 'WRONG_CODE', session });
    const mails = await hosted.store.mails.list(email, 5);
    const sent = mails.find(({ kind }) => kind === 'SIGN_IN_CODE');
    const code = (sent && findCode(sent).code) ?? '';
    const done = await signIn({ email, session, challenge, answer: code });
    expect(done).toMatchObject({ status: 303, location: '/desk' });
    expect(String(done.headers['set-cookie'])).toContain('desk=');
  });

  it('stops guesses before the pool hears of them: its own lock would be everybody’s', async () => {
    const email = 'guessed@shop.example';
    await addStaff(email, true);
    const from = (remoteAddress: string, form: Record<string, string>, cookie = '') =>
      askDesk(shop, {
        ...{ method: 'POST', url: '/desk/signin', remoteAddress, payload: formBody({ email, ...form }) },
        headers: { ...FORM_HEADERS, cookie },
      });
    const guess = (password: string, cookie?: string) => from('203.0.113.5', { password }, cookie);
    // a browser that signs in, with all that it takes
    const device = `desk_device=${'d'.repeat(43)}`;
    const { session, challenge } = (await guess(PASSWORD, device)).view('signIn');
    const mailed = async () => (await hosted.store.mails.list(email, 5)).find(({ kind }) => kind === 'SIGN_IN_CODE');
    await expect.poll(mailed).toBeDefined();
    const sent = await mailed();
    const answer = (sent && findCode(sent).code) ?? '';
    expect((await from('203.0.113.5', { session, challenge, answer }, device)).status).toBe(303);

    for (let at = 0; at < 12; at += 1) await guess('Wrong-horse-9');
    const [most] = await hostedDb.query<{ tries: number }>(
      `select max(count) as tries from pool_throttles where key like 'signInPair:%'`,
    );
    expect(most?.tries).toBe(5);
    expect((await guess(PASSWORD)).view('signIn').problem).toBe('TOO_OFTEN');
    expect((await guess(PASSWORD, `desk_device=${'x'.repeat(43)}`)).view('signIn').problem).toBe('TOO_OFTEN');
    expect((await guess(PASSWORD, device)).view('signIn')).toMatchObject({ step: 'CODE', problem: null });
    expect((await from('198.51.100.9', { password: PASSWORD })).view('signIn')).toMatchObject({ step: 'CODE' });
  });

  it('asks the pool again every few minutes, and goes on while it says yes', async () => {
    const email = 'stays@shop.example';
    const staff = await atDesk(email);
    for (const minutes of [4, 30]) {
      await askedAgo(email, minutes);
      // pages that are opened at once
      const pages = await Promise.all([1, 2, 3].map(() => staff.get('/desk/orders')));
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const [row] = await shopDb.query<{ held: string }>('select d::text as held from desk_sessions d where email = $1', [
      email,
    ]);
    expect(row?.held).not.toContain('eyJ');
  });

  it('ends the session of who was signed out, blocked or lost their role there', async () => {
    const ends: Readonly<Record<string, (sub: string) => Promise<unknown>>> = {
      'signed-out': async (sub) => (await poolUsers()).setGroups(sub, [STAFF_GROUP, 'orders']),
      blocked: async (sub) => (await poolUsers()).setEnabled(sub, false),
      'no-staff': async (sub) => {
        await hostedDb.query(`update pool_users set groups = '{}' where sub = $1`, [sub]);
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      const email = `${name}@shop.example`;
      const staff = await atDesk(email);
      await end((await (await poolUsers()).findVerified(email))?.sub ?? '');
      await askedAgo(email, 4);
      expect((await staff.get('/desk/orders')).status, name).toBe(303);
      await askedAgo(email, 0);
      expect((await staff.get('/desk/orders')).status, name).toBe(303);
    }
  });

  it('takes other roles over at the next question', async () => {
    const email = 'less@shop.example';
    const staff = await atDesk(email);
    await hostedDb.query(`update pool_users set groups = '{staff,catalogue}' where email = $1`, [email]);
    await askedAgo(email, 4);
    expect((await staff.get('/desk/orders')).view('state')).toMatchObject({ state: 'NO_ROLE', has: ['catalogue'] });
  });

  it('says so when the pool does not answer, and lets who is there finish', async () => {
    const staff = await atDesk('meanwhile@shop.example');
    await hosted.app.close();
    await askedAgo('meanwhile@shop.example', 4);
    expect((await staff.get('/desk/orders')).status).toBe(200);
    await askedAgo('meanwhile@shop.example', 16);
    expect((await staff.get('/desk/orders')).status).toBe(303);
    const away = await signIn({ email: 'two-factors@shop.example', password: PASSWORD });
    expect(away.status).toBe(503);
    expect(away.view('signIn').problem).toBe('AWAY');
  });
});
