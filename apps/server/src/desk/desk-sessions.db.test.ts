import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, POOL_PATH } from '../identity/pool-addresses.ts';
import { findCode } from '../mail/find-code.ts';
import type { Database } from '../store/database.ts';
import { eachDatabase } from '../store/testing/each-database.ts';
import type { TestShop } from '../testing/open-test-shop.ts';
import { type AtDesk, openDesk, PASSWORD, signInAs } from './testing/open-desk.ts';

const OTHER_PASSWORD = 'Another-horse-9';

eachDatabase((name, open) => {
  let db: Database;
  let shop: TestShop;
  let other: AtDesk;
  beforeAll(async () => {
    db = await open();
    shop = await openDesk({ open: async () => db });
    other = await signInAs(shop, ['orders'], 'other@shop.example');
  });
  afterAll(() => shop.close());

  async function callPool<T>(operation: string, body: object): Promise<T> {
    const { statusCode, body: answer } = await shop.app.inject({
      ...{ method: 'POST', url: `${POOL_PATH}/`, payload: JSON.stringify(body) },
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
    });
    expect(statusCode, answer).toBe(200);
    return JSON.parse(answer) as T;
  }
  const usersOf = async () => {
    const opened = await shop.identity.pool?.open();
    if (!opened) throw new Error('The pool is embedded.');
    return opened.pool.users;
  };
  /** Signed in at the shop, as in their account. */
  async function accessTokenOf(email: string): Promise<string> {
    const AuthParameters = { USERNAME: email, PASSWORD };
    const asked = { ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
    const { AuthenticationResult } = await callPool<{ AuthenticationResult: { AccessToken: string } }>(
      'InitiateAuth',
      asked,
    );
    return AuthenticationResult.AccessToken;
  }
  const subOf = async (email: string) => (await (await usersOf()).findVerified(email))?.sub ?? '';
  const reads = async (staff: AtDesk) => (await staff.get('/desk/orders')).status === 200;

  const ENDS: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
    'a change of password': async (email) =>
      callPool('ChangePassword', {
        ...{ AccessToken: await accessTokenOf(email), PreviousPassword: PASSWORD },
        ProposedPassword: OTHER_PASSWORD,
      }),
    'a sign-out everywhere': async (email) => callPool('GlobalSignOut', { AccessToken: await accessTokenOf(email) }),
    'a mailed reset': async (email) => {
      await callPool('ForgotPassword', { ClientId: CLIENT_ID, Username: email });
      const mailed = async () =>
        (await shop.store.mails.list(email, 5)).find(({ kind }) => kind === 'RESET_PASSWORD_CODE');
      await expect.poll(mailed).toBeDefined();
      const mail = await mailed();
      const ConfirmationCode = (mail && findCode(mail).code) ?? '';
      const answer = { ClientId: CLIENT_ID, Username: email, ConfirmationCode, Password: OTHER_PASSWORD };
      await callPool('ConfirmForgotPassword', answer);
    },
    'another second step': async (email) =>
      callPool('SetUserMFAPreference', {
        ...{ AccessToken: await accessTokenOf(email), EmailMfaSettings: { Enabled: true, PreferredMfa: true } },
      }),
    'the account being blocked': async (email) => (await usersOf()).setEnabled(await subOf(email), false),
    'a reset that is asked for': async (email) => (await usersOf()).requireReset(await subOf(email)),
    'other roles': async (email) => (await usersOf()).setGroups(await subOf(email), ['staff', 'catalogue']),
    'the account being deleted': async (email) => callPool('DeleteUser', { AccessToken: await accessTokenOf(email) }),
  };

  describe(`a session of the desk, ${name}`, () => {
    it.each(Object.keys(ENDS))('ends with %s', async (what) => {
      const email = `${what.replaceAll(' ', '-')}@shop.example`;
      const stolen = await signInAs(shop, ['orders'], email);
      expect(await reads(stolen)).toBe(true);
      await ENDS[what]?.(email);
      expect([await reads(stolen), await reads(other)]).toEqual([false, true]);
    });

    it('of another kind of pool is none here', async () => {
      const staff = await signInAs(shop, ['orders'], 'moved@shop.example');
      await db.query(`update desk_sessions set family = null, sealed_refresh = 'x' where email = $1`, [
        'moved@shop.example',
      ]);
      expect(await reads(staff)).toBe(false);
    });

    it('is in a list, from which a person ends the others', async () => {
      const email = 'lister@shop.example';
      const [here, second, third] = [
        await signInAs(shop, [], email),
        await signInAs(shop, [], email),
        await signInAs(shop, [], email),
      ];
      const shown = async (staff = here) => (await staff.get('/desk/sessions')).view('sessions');
      const { sessions, key } = await shown();
      expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, false, true]);

      // nobody ends another person's, nor the one they are in
      const [own] = sessions.filter(({ isThis }) => isThis);
      for (const [staff, id] of [
        [other, own?.id],
        [here, own?.id],
      ] as const)
        expect((await staff.post('/desk/sessions/end', { key, session: id ?? '' })).status).toBe(404);

      const [gone] = (await shown(second)).sessions.filter(({ isThis }) => isThis);
      expect((await here.post('/desk/sessions/end', { key, session: gone?.id ?? '' })).status).toBe(303);
      expect((await second.get('/desk/sessions')).status).toBe(303);
      expect((await shown()).sessions).toHaveLength(2);
      const rest = await here.post('/desk/sessions/end-others', { key: (await shown()).key });
      expect(rest.location).toBe('/desk/sessions?said=SESSIONS_ENDED');
      expect((await third.get('/desk/sessions')).status).toBe(303);
      expect((await shown()).sessions).toMatchObject([{ isThis: true }]);
      expect(await reads(other)).toBe(true);
      const log = await shop.store.deskAudit.listOf('staff', email, 2);
      expect(log.map(({ act }) => act)).toEqual(['end-other-sessions', 'end-session']);
    });
  });
});
