import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignIn } from './sign-in.ts';
import { openTab } from './testing/open-tab.ts';
import { APP_SECRET, POOL_CODE } from './testing/pool-sign-in.ts';
import type { PoolUser } from './testing/pool-users.ts';
import { startPool, type TestPool } from './testing/start-pool.ts';

const PASSWORD = 'Wattle-1234 é';
let pool: TestPool;
let people = 0;

beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

/** A known user, and the sign-in of a fresh tab. */
function someone(part: Partial<PoolUser> = {}) {
  people += 1;
  const user = pool.users.add(`mia${people}@example.com`, PASSWORD, part);
  const tab = openTab(pool);
  return { user, ...tab, signIn: createSignIn(tab.identity) };
}

/** The next step, or the name of the refusal. */
const stepOf = (reply: Awaited<ReturnType<ReturnType<typeof createSignIn>['start']>>) =>
  reply.status === 'SUCCESS' ? reply.value.next.step : reply.error.name;

describe('a password', () => {
  it('signs in without being sent, and the ID token is there [C-1-14]', async () => {
    const { user, identity, signIn } = someone();
    expect(stepOf(await signIn.start(user.email, PASSWORD))).toBe('DONE');
    expect(await identity.findUser()).toEqual({ status: 'SUCCESS', username: user.sub });
    const token = await identity.idToken();
    expect(token.status === 'SUCCESS' && atob(token.value.split('.')[1] ?? '')).toContain('"token_use":"id"');
    expect(JSON.stringify(pool.calls)).not.toContain(PASSWORD);
  });

  it('is proved each time anew, whatever the numbers look like', async () => {
    const { user, signIn } = someone();
    // one number in 256 has a leading zero byte, so several sign-ins cover different shapes
    for (let time = 0; time < 8; time += 1) expect(stepOf(await signIn.start(user.email, PASSWORD))).toBe('DONE');
  });

  it.each([
    ['wrong', 'Wattle-1235'],
    ['with a space more', `${PASSWORD} `],
  ])('that is %s is refused, and nothing is kept', async (_, password) => {
    const { user, identity, signIn } = someone();
    expect(stepOf(await signIn.start(user.email, password))).toBe('NotAuthorizedException');
    expect(await identity.idToken()).toMatchObject({ error: { name: 'CREDENTIALS_NEEDED' } });
  });

  it.each([
    ['', PASSWORD, 'USERNAME_EMPTY', '[C-5-78]'],
    ['mia@example.com', '', 'PASSWORD_EMPTY', '[C-5-79]'],
  ])('%j %j is not sent: %s %s', async (username, password, name, _ids) => {
    const before = pool.calls.length;
    expect(stepOf(await someone().signIn.start(username, password))).toBe(name);
    expect(pool.calls).toHaveLength(before);
  });

  it.each([
    [{ isConfirmed: false }, 'CONFIRM_SIGN_UP'],
    [{ refusal: { name: 'PasswordResetRequiredException', message: '' } }, 'RESET_PASSWORD'],
    [{ refusal: { name: 'NotAuthorizedException', message: 'User is disabled.' } }, 'NotAuthorizedException'],
  ])('of %j leads to %s', async (part, step) => {
    const { user, signIn } = someone(part);
    expect(stepOf(await signIn.start(user.email, PASSWORD))).toBe(step);
  });

  it.each([
    { ChallengeName: 'PASSWORD_VERIFIER' },
    { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: { SALT: 'xx', SRP_B: '', SECRET_BLOCK: '%' } },
    { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: { SALT: 'ab', SRP_B: '0', SECRET_BLOCK: 'AAAA' } },
  ])('is not proved to who asks nonsense: %j', async (answer) => {
    const asked: unknown[] = [];
    const send: typeof fetch = async (_, init) => {
      asked.push(init?.body);
      return new Response(JSON.stringify(answer));
    };
    const signIn = createSignIn(openTab(pool, { send }).identity);
    expect(stepOf(await signIn.start('mia@example.com', PASSWORD))).toBe('NETWORK_ERROR');
    expect(asked).toHaveLength(1);
  });

  it('cannot be tried without a network [C-5-85]', async () => {
    const signIn = createSignIn(openTab({ ...pool, base: 'http://127.0.0.1:9' }).identity);
    expect(stepOf(await signIn.start('mia@example.com', PASSWORD))).toBe('NETWORK_ERROR');
  });
});

describe('after the password', () => {
  it.each([
    ['CUSTOM_CHALLENGE', 'CUSTOM_CHALLENGE', '[C-4-17]'],
    ['SMS_MFA', 'MFA_REQUIRED', '[C-4-18]'],
    ['EMAIL_OTP', 'MFA_REQUIRED', '[C-4-18]'],
    ['SOFTWARE_TOKEN_MFA', 'TOTP_REQUIRED', '[C-4-21]'],
  ])('%s asks for %s; a wrong code does not do, a right one does %s', async (challenge, step, _ids) => {
    const { user, signIn } = someone({ challenges: [challenge] });
    const first = await signIn.start(user.email, PASSWORD);
    if (first.status === 'REJECTED') throw new Error(first.error.name);
    expect(stepOf(first)).toBe(step);
    expect(stepOf(await signIn.answer(first.value, ''))).toBe('CHALLENGE_RESPONSE_EMPTY');
    expect(stepOf(await signIn.answer(first.value, '000000'))).toBe('CodeMismatchException');
    const again = await signIn.start(user.email, PASSWORD);
    expect(again.status === 'SUCCESS' && stepOf(await signIn.answer(again.value, ` ${POOL_CODE} `))).toBe('DONE');
  });

  it('a new password may be needed, and is the password from then on [C-4-20]', async () => {
    const { user, signIn } = someone({ challenges: ['NEW_PASSWORD_REQUIRED'] });
    const first = await signIn.start(user.email, PASSWORD);
    if (first.status === 'REJECTED') throw new Error(first.error.name);
    expect(stepOf(await signIn.answer(first.value, 'Another-1234'))).toBe('DONE');
    user.challenges = [];
    expect(stepOf(await signIn.start(user.email, PASSWORD))).toBe('NotAuthorizedException');
    expect(stepOf(await signIn.start(user.email, 'Another-1234'))).toBe('DONE');
  });

  it('the way of the second factor is chosen, from those there are [C-4-22 C-5-84]', async () => {
    const { user, signIn } = someone({ challenges: ['SELECT_MFA_TYPE'] });
    const first = await signIn.start(user.email, PASSWORD);
    if (first.status === 'REJECTED') throw new Error(first.error.name);
    expect(stepOf(await signIn.answer(first.value, 'SMS_MFA'))).toBe('MFA_TYPE_INVALID');
    const chosen = await signIn.answer(first.value, 'EMAIL_OTP');
    expect(chosen).toMatchObject({ value: { next: { step: 'MFA_REQUIRED', destination: 'm***@e***' } } });
    expect(chosen.status === 'SUCCESS' && stepOf(await signIn.answer(chosen.value, POOL_CODE))).toBe('DONE');
  });

  it('an authenticator app is set up with its secret and a first code [C-4-19]', async () => {
    const { user, signIn } = someone({ challenges: ['MFA_SETUP'] });
    const first = await signIn.start(user.email, PASSWORD);
    if (first.status === 'REJECTED') throw new Error(first.error.name);
    const app = await signIn.startAppSetUp(first.value);
    if (app.status === 'REJECTED') throw new Error(app.error.name);
    expect(app.value.secret).toBe(APP_SECRET);
    expect(stepOf(await signIn.answer(app.value.signIn, POOL_CODE))).toBe('DONE');
  });
});
