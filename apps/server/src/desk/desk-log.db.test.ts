import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../testing/open-test-shop.ts';
import { askDesk, FORM_HEADERS, formBody, openDesk, PASSWORD, signInAs } from './testing/open-desk.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDesk();
});
afterAll(() => shop.close());

const EMAIL = 'ada@shop.example';
const signIn = (form: Record<string, string>) =>
  askDesk(shop, { method: 'POST', url: '/desk/signin', headers: FORM_HEADERS, payload: formBody(form) });
const newest = (limit: number) => shop.store.deskAudit.search({ query: '', before: null, limit });

describe('the log of the desk', () => {
  it('has who signed in and out, once each', async () => {
    const ada = await signInAs(shop, ['orders'], EMAIL);
    await ada.post('/desk/signout');
    await ada.post('/desk/signout');
    expect(await newest(3)).toMatchObject([
      { actor: EMAIL, act: 'sign-out', subjectKind: 'staff', subjectId: EMAIL },
      { actor: EMAIL, act: 'sign-in' },
    ]);
  });

  it('has who was not let in, why and from where', async () => {
    await signIn({ email: EMAIL, password: 'Wrong-horse-9' });
    await signIn({ email: 'nobody@shop.example', password: 'Wrong-horse-9' });
    const opened = await shop.identity.pool?.open();
    await opened?.pool.users.addUser({ email: 'mia@shop.example', password: PASSWORD });
    await signIn({ email: 'mia@shop.example', password: PASSWORD });
    const after = (problem: string) => ({ problem, network: '127.0.0.1' });
    expect(await newest(3)).toMatchObject([
      { actor: 'mia@shop.example', act: 'sign-in-failed', after: after('NOT_STAFF') },
      { actor: 'nobody@shop.example', act: 'sign-in-failed', after: after('WRONG') },
      { actor: EMAIL, act: 'sign-in-failed', subjectId: EMAIL, after: after('WRONG') },
    ]);
  });

  it('keeps no password that was typed into the wrong field', async () => {
    await signIn({ email: PASSWORD, password: 'x' });
    const [row] = await newest(1);
    expect(row).toMatchObject({ actor: '', act: 'sign-in-failed', subjectId: '' });
    expect(JSON.stringify(row).toLowerCase()).not.toContain(PASSWORD.toLowerCase());
  });

  it('is not filled by thousands of tries, which hide no try with an account of staff', async () => {
    await shop.store.deskAudit.write({
      ...{ actor: 'ben@shop.example', act: 'sign-in', subject: { kind: 'staff', id: 'ben@shop.example' } },
      ...{ before: null, after: null, key: null },
    });
    const tries = async (email: string, count: number) => {
      for (const n of Array(count).keys()) {
        const headers = { ...FORM_HEADERS };
        const remoteAddress = `10.0.${Math.floor(n / 15)}.${email.length}`;
        const payload = formBody({ email: email.replace('#', String(n)), password: 'Wrong-horse-9' });
        await shop.app.inject({ method: 'POST', url: '/desk/signin', headers, payload, remoteAddress });
      }
    };
    await tries('made-up-#@elsewhere.example', 230);
    await tries('ben@shop.example', 1);
    const failed = (await shop.store.deskAudit.search({ query: 'sign-in-failed', before: null, limit: 1000 })).length;
    expect(failed).toBeLessThanOrEqual(205);
    expect((await newest(1))[0]).toMatchObject({ actor: 'ben@shop.example', act: 'sign-in-failed' });
  });
});
