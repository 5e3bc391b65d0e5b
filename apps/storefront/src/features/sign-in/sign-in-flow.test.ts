import { createAccountSession } from '@wattle/domain/account';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import type { IdentityBrowser } from '../../shopper/identity/create-identity.ts';
import { openTab } from '../../shopper/identity/testing/open-tab.ts';
import { APP_SECRET, POOL_CODE } from '../../shopper/identity/testing/pool-sign-in.ts';
import type { PoolUser } from '../../shopper/identity/testing/pool-users.ts';
import { startPool, type TestPool } from '../../shopper/identity/testing/start-pool.ts';
import { createSignInFlow } from './sign-in-flow.ts';

const PASSWORD = 'Wattle-1234';
/** Allows for a busy machine. */
const PATIENCE = { timeout: 30_000 };
vi.setConfig({ testTimeout: 60_000 });
let pool: TestPool;
let people = 0;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

/** A sign-in page with its own session. */
async function openPage(part: Partial<IdentityBrowser> = {}, base = pool.base) {
  people += 1;
  const { identity } = openTab({ ...pool, base }, part);
  let flag = { loggedIn: false };
  const session = createAccountSession({
    flag: {
      get: () => flag,
      set: (next) => {
        flag = next;
      },
    },
    findUser: identity.findUser,
    signOut: async () => void (await identity.session.end()),
    sync: async () => undefined,
    emit: () => undefined,
    greet: () => undefined,
    show: () => undefined,
  });
  await session.start();
  const cameIn: string[] = [];
  const flow = createSignInFlow({
    open: async () => ({ identity, logIn: session.logIn }),
    now: () => 0,
    onIn: (email) => void cameIn.push(email),
  });
  const stepNow = () => flow.get().signIn?.next.step ?? null;
  return { flow, session, identity, cameIn, stepNow, email: `ana${people}@example.com` };
}

/** The same with a known user. */
async function someone(part: Partial<PoolUser> = {}) {
  const here = await openPage();
  return { ...here, user: pool.users.add(here.email, PASSWORD, part) };
}

describe('a password', () => {
  it('that is right opens the session of the shop', async () => {
    const { flow, session, cameIn, email } = await someone();
    await flow.start(email, PASSWORD);
    expect(session.get()).toBe('LOGGED_IN');
    expect(cameIn).toEqual([email]);
  });

  it('that is wrong, and an address that nobody has, are refused alike', async () => {
    const { flow, email, session } = await someone();
    await flow.start(email, 'Wattle-0000');
    const wrong = flow.get();
    await flow.start('nobody@example.com', 'Wattle-0000');
    expect(flow.get().problem).toEqual({ kind: 'CREDENTIALS' });
    expect(wrong.problem).toEqual(flow.get().problem);
    expect(wrong.email).toBe(email);
    expect(session.get()).toBe('LOGGED_OUT');
  });

  it('is asked about once, however often the button is pressed', async () => {
    const { flow, email, cameIn } = await someone();
    const before = pool.calls.filter(({ name }) => name === 'InitiateAuth').length;
    await Promise.all([flow.start(email, PASSWORD), flow.start(email, PASSWORD), flow.start(email, PASSWORD)]);
    expect(pool.calls.filter(({ name }) => name === 'InitiateAuth')).toHaveLength(before + 1);
    expect(cameIn).toHaveLength(1);
  });

  it('without a network says so, and can be tried again', async () => {
    const { flow } = await openPage({}, 'http://127.0.0.1:9');
    await flow.start('ana@example.com', PASSWORD);
    expect(flow.get()).toMatchObject({ problem: { kind: 'NETWORK' }, isBusy: false });
  });

  it('without a shop says the same', async () => {
    const flow = createSignInFlow({
      open: () => Promise.reject(new Error('gone')),
      now: () => 0,
      onIn: () => undefined,
    });
    await flow.start('ana@example.com', PASSWORD);
    expect(flow.get()).toMatchObject({ problem: { kind: 'NETWORK' }, isBusy: false });
  });
});

describe('after the password', () => {
  it.each([
    ['CUSTOM_CHALLENGE', 'CUSTOM_CHALLENGE', '[C-4-17]'],
    ['EMAIL_OTP', 'MFA_REQUIRED', '[C-4-18]'],
    ['SMS_MFA', 'MFA_REQUIRED', '[C-4-18]'],
    ['SOFTWARE_TOKEN_MFA', 'TOTP_REQUIRED', '[C-4-21]'],
  ])('%s, which is %s, is walked: a wrong code, then the right one %s', async (challenge, step) => {
    const { flow, email, stepNow, session } = await someone({ challenges: [challenge] });
    await flow.start(email, PASSWORD);
    expect(stepNow()).toBe(step);
    await flow.answer('000000');
    expect(flow.get().problem).toEqual({ kind: 'CODE_WRONG' });
    expect(stepNow()).toBe(step);
    // a new code without retyping the password
    await flow.again();
    expect(flow.get().problem).toBeNull();
    await flow.answer(POOL_CODE);
    expect(session.get()).toBe('LOGGED_IN');
  });

  it('a session that has ended leads back to the form, with a word about it', async () => {
    const { flow, email, stepNow } = await someone({ challenges: ['SOFTWARE_TOKEN_MFA'] });
    await flow.start(email, PASSWORD);
    await flow.answer('000000');
    // this pool accepts an answer once
    await flow.answer(POOL_CODE);
    expect(stepNow()).toBeNull();
    expect(flow.get()).toMatchObject({ problem: { kind: 'START_AGAIN' }, email });
  });

  it('a way is chosen, and then its code is given [C-4-22]', async () => {
    const { flow, email, stepNow, session } = await someone({ challenges: ['SELECT_MFA_TYPE'] });
    await flow.start(email, PASSWORD);
    expect(stepNow()).toBe('SELECT_MFA_TYPE');
    await flow.answer('EMAIL_OTP');
    expect(flow.get().signIn?.next).toMatchObject({ step: 'MFA_REQUIRED', destination: 'm***@e***' });
    await flow.answer(POOL_CODE);
    expect(session.get()).toBe('LOGGED_IN');
  });

  it('an app is set up with a secret that is there at once [C-4-19]', async () => {
    const { flow, email, stepNow, session } = await someone({ challenges: ['MFA_SETUP'] });
    await flow.start(email, PASSWORD);
    expect(stepNow()).toBe('MFA_SETUP');
    expect(flow.get().secret).toBe(APP_SECRET);
    await flow.answer(POOL_CODE);
    expect(session.get()).toBe('LOGGED_IN');
  });

  it('a new password is chosen and holds [C-4-20]', async () => {
    const { flow, email, stepNow, user, session } = await someone({ challenges: ['NEW_PASSWORD_REQUIRED'] });
    await flow.start(email, PASSWORD);
    expect(stepNow()).toBe('NEW_PASSWORD_REQUIRED');
    await flow.answer('Another-1234');
    expect(session.get()).toBe('LOGGED_IN');
    user.challenges = [];
    const later = await openPage();
    await later.flow.start(email, 'Another-1234');
    expect(later.session.get()).toBe('LOGGED_IN');
  });

  it('an account that must be reset is told so', async () => {
    const { flow, email, stepNow } = await someone({
      refusal: { name: 'PasswordResetRequiredException', message: '' },
    });
    await flow.start(email, PASSWORD);
    expect(stepNow()).toBe('RESET_PASSWORD');
  });
});

describe('an account that is not confirmed', () => {
  const signUp = async (part: Partial<IdentityBrowser> = {}) => {
    const here = await openPage(part);
    const account = { email: here.email, password: PASSWORD, firstName: 'Ana', lastName: 'Le' };
    await createAccountCalls(here.identity).signUp(account);
    return here;
  };
  /** No waiting: the link is checked once, and never again. */
  const never = { wait: () => new Promise<void>(() => undefined) };

  it('is confirmed by its code and signed in [C-4-23]', async () => {
    const { flow, email, session, cameIn } = await signUp(never);
    flow.awaitConfirmation(email, PASSWORD);
    await flow.confirm('999999');
    expect(flow.get().problem).toEqual({ kind: 'CODE_WRONG' });
    await flow.confirm(POOL_CODE);
    expect(session.get()).toBe('LOGGED_IN');
    expect(cameIn).toEqual([email]);
  });

  it('is confirmed by a link elsewhere and signed in here [C-4-24]', async () => {
    let waits = 0;
    const elsewhere = await openPage();
    const here = await signUp({
      wait: async () => {
        waits += 1;
        if (waits === 2) await createAccountCalls(elsewhere.identity).confirmSignUp(here.email, POOL_CODE);
      },
    });
    here.flow.awaitConfirmation(here.email, PASSWORD);
    await vi.waitFor(() => expect(here.cameIn).toEqual([here.email]), PATIENCE);
    expect(here.session.get()).toBe('LOGGED_IN');
    expect(waits).toBe(2);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('is looked for until the page is left: left %s, asked %i times', async (isLeft, times) => {
    const waiting: (() => void)[] = [];
    const sent: string[] = [];
    const here = await signUp({
      wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
      send: (input, init) => {
        sent.push(String(new Headers(init?.headers).get('x-amz-target')));
        return fetch(input, init);
      },
    });
    here.flow.awaitConfirmation(here.email, PASSWORD);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENCE);
    sent.length = 0;
    if (isLeft) here.flow.leave();
    waiting[0]?.();
    // everything up to the call runs in this tick
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(times);
  });

  it('is found at sign-in, and goes on from there', async () => {
    const { flow, email, session, stepNow } = await signUp();
    await flow.start(email, PASSWORD);
    expect(stepNow()).toBe('CONFIRM_SIGN_UP');
    await flow.resend();
    expect(flow.get()).toMatchObject({ problem: null, isBusy: false });
    await flow.confirm(POOL_CODE);
    expect(session.get()).toBe('LOGGED_IN');
  });
});
