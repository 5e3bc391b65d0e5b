import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDesk, dataOnly, FORM_HEADERS, formBody } from '../desk/testing/open-desk.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { runInTest } from './testing/run-in-test.ts';

describe('staff', () => {
  let folder: string;
  let databaseUrl: string;
  let shop: TestShop;
  const IDENTITY_SECRET = 'a secret of thirty-two bytes or more';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-staff-'));
    databaseUrl = await createServerDatabase();
    const open = () => openDatabase({ databaseUrl, dataDir: ':memory:' });
    shop = await openTestShop({ open, renderDesk: dataOnly, env: { IDENTITY_SECRET, DEMO: 'false' } });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const staff = (...args: string[]) =>
    runInTest(['staff', ...args], {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, IDENTITY_SECRET, DEMO: 'false' },
    });
  const signIn = (form: Record<string, string>) =>
    askDesk(shop, { method: 'POST', url: '/desk/signin', headers: FORM_HEADERS, payload: formBody(form) });

  it('adds somebody who then signs in, changes what they may do, and takes it away', async () => {
    expect((await staff('list')).out).toContain('Nobody works at the desk');
    const added = await staff('add', 'Ada@Shop.example', '--roles', 'orders,catalogue', '--name', 'Ada');
    expect(added.code).toBe(0);
    const [, password = ''] = /first sign-in: (\S+)$/.exec(added.out) ?? [];
    const email = 'ada@shop.example';
    const { session, challenge, step } = (await signIn({ email, password })).view('signIn');
    expect(step).toBe('NEW_PASSWORD');
    const answer = 'Correct-horse-9';
    const signedIn = await signIn({ email, session, challenge, answer });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const desk = () => askDesk(shop, { method: 'GET', url: '/desk/orders', headers: { cookie } });
    expect((await desk()).page.frame?.who).toMatchObject({ name: 'Ada', roles: ['orders', 'catalogue'] });

    // changing roles ends their sessions
    expect((await staff('add', email, '--roles', 'content')).out).toBe(`${email}: content.`);
    expect((await staff('list')).out).toBe(`${email}: content`);
    expect((await desk()).status).toBe(303);
    expect((await signIn({ email, password: answer })).status).toBe(303);

    expect((await staff('remove', email)).code).toBe(0);
    expect((await signIn({ email, password: answer })).view('signIn').problem).toBe('NOT_STAFF');
    expect((await staff('remove', email)).code).toBe(1);
    const log = await shop.store.deskAudit.search({ query: 'staff-roles', before: null, limit: 5 });
    expect(log.map(({ actor, subjectId, after }) => ({ actor, subjectId, after }))).toEqual(
      [[], ['staff', 'content'], ['staff', 'orders', 'catalogue']].map((groups) => ({
        ...{ actor: 'command line', subjectId: email, after: { groups } },
      })),
    );
  });

  it('gives nothing to an account that nobody confirmed, and says what it does not know', async () => {
    await shop.app.inject({
      method: 'POST',
      url: '/idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      payload: JSON.stringify({
        ClientId: shop.identity.description.clientId,
        Username: 'boss@shop.example',
        Password: 'Correct-horse-9',
        UserAttributes: [{ Name: 'email', Value: 'boss@shop.example' }],
      }),
    });
    const refused = await staff('add', 'boss@shop.example', '--roles', 'admin');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('nobody confirmed')]);
    expect((await staff('add', 'ben@shop.example', '--roles', 'king')).code).toBe(2);
    expect((await staff('add', 'nobody')).code).toBe(2);
    const hosted = {
      COGNITO_USER_POOL_ID: 'ap-southeast-2_Hosted1',
      COGNITO_CLIENT_ID: 'c',
      COGNITO_DOMAIN: 'https://x.example',
    };
    const elsewhere = await runInTest(['staff', 'list'], {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...hosted },
    });
    expect([elsewhere.code, elsewhere.err]).toEqual([2, expect.stringContaining('ap-southeast-2_Hosted1')]);
  });
});
