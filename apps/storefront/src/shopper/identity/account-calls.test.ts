import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountCalls } from './account-calls.ts';
import { createSignIn } from './sign-in.ts';
import { openTab } from './testing/open-tab.ts';
import { POOL_CODE } from './testing/pool-sign-in.ts';
import { startPool, type TestPool } from './testing/start-pool.ts';

const PASSWORD = 'Wattle-1234';
let pool: TestPool;
let people = 0;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

/** A visitor before sign-up. */
function visitor() {
  people += 1;
  const tab = openTab(pool);
  const account = createAccountCalls(tab.identity);
  const email = `linh${people}@example.com`;
  const newAccount = { email, password: PASSWORD, firstName: 'Linh', lastName: 'Tran' };
  return { ...tab, account, signIn: createSignIn(tab.identity), email, newAccount };
}

/** The same, signed in. */
async function customer() {
  const here = visitor();
  pool.users.add(here.email, PASSWORD);
  await here.signIn.start(here.email, PASSWORD);
  return here;
}

const nameOf = (reply: { readonly status: string; readonly error?: { readonly name: string } }) =>
  reply.error?.name ?? reply.status;

describe('signing up', () => {
  it('and confirming by code signs in [C-4-23]', async () => {
    const { account, signIn, email, newAccount, identity } = visitor();
    expect(nameOf(await account.signUp(newAccount))).toBe('SUCCESS');
    expect(pool.calls.findLast(({ name }) => name === 'SignUp')?.body.UserAttributes).toEqual([
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Linh' },
      { Name: 'family_name', Value: 'Tran' },
    ]);
    expect(nameOf(await account.confirmAndSignIn(signIn, email, '999999', PASSWORD))).toBe('CodeMismatchException');
    const reply = await account.confirmAndSignIn(signIn, email, POOL_CODE, PASSWORD);
    expect(reply).toMatchObject({ value: { next: { step: 'DONE' } } });
    expect((await identity.findUser()).status).toBe('SUCCESS');
  });

  it('and confirming by a link elsewhere signs in here [C-4-24 C-9-47]', async () => {
    const opened = visitor();
    let waits = 0;
    const { identity } = openTab(pool, {
      wait: async () => {
        waits += 1;
        // the link is opened on a phone
        if (waits === 3) await opened.account.confirmSignUp(opened.email, POOL_CODE);
      },
    });
    await opened.account.signUp(opened.newAccount);
    const account = createAccountCalls(identity);
    const reply = await account.signInAfterLink(createSignIn(identity), opened.email, PASSWORD);
    expect(reply).toMatchObject({ value: { next: { step: 'DONE' } } });
    expect(waits).toBe(3);
  });

  it('twice is refused', async () => {
    const { account, newAccount } = visitor();
    await account.signUp(newAccount);
    expect(nameOf(await account.signUp(newAccount))).toBe('UsernameExistsException');
  });

  it('with a service that makes nobody fails [C-5-82]', async () => {
    const { newAccount } = visitor();
    const send: typeof fetch = async () => new Response('{}');
    const account = createAccountCalls(openTab(pool, { send }).identity);
    expect(nameOf(await account.signUp(newAccount))).toBe('ACCOUNT_CREATION_FAILED');
  });
});

describe('what is empty is not sent', () => {
  const { account, email, newAccount } = (() => {
    const tab = openTab({ base: 'http://127.0.0.1:9', poolId: 'x_y' });
    const newAccount = { email: 'a@b.cd', password: PASSWORD, firstName: 'A', lastName: 'B' };
    return { account: createAccountCalls(tab.identity), email: 'a@b.cd', newAccount };
  })();
  it.each([
    ['USERNAME_EMPTY', '[C-5-78]', () => account.signUp({ ...newAccount, email: '' })],
    ['USERNAME_EMPTY', '[C-5-78]', () => account.forgotPassword('')],
    ['USERNAME_EMPTY', '[C-5-78]', () => account.resendCode('')],
    ['PASSWORD_EMPTY', '[C-5-79]', () => account.signUp({ ...newAccount, password: '' })],
    ['PASSWORD_EMPTY', '[C-5-79]', () => account.resetPassword(email, '1', '')],
    ['CONFIRMATION_CODE_EMPTY', '[C-5-80]', () => account.confirmSignUp(email, '')],
    ['CONFIRMATION_CODE_EMPTY', '[C-5-80]', () => account.resetPassword(email, '', PASSWORD)],
  ])('%s %s', async (name, _ids, ask) => {
    expect(nameOf(await ask())).toBe(name);
  });
});

describe('an account', () => {
  it('gets a new password by a code', async () => {
    const { account, signIn, email } = await customer();
    expect(nameOf(await account.forgotPassword(email))).toBe('SUCCESS');
    expect(nameOf(await account.resetPassword(email, '1', 'Another-1234'))).toBe('CodeMismatchException');
    expect(nameOf(await account.resetPassword(email, POOL_CODE, 'Another-1234'))).toBe('SUCCESS');
    expect(nameOf(await signIn.start(email, PASSWORD))).toBe('NotAuthorizedException');
    expect(nameOf(await signIn.start(email, 'Another-1234'))).toBe('SUCCESS');
  });

  it('gets a new password by the old one', async () => {
    const { account, signIn, email } = await customer();
    expect(nameOf(await account.changePassword(PASSWORD, 'Another-1234'))).toBe('SUCCESS');
    expect(nameOf(await signIn.start(email, 'Another-1234'))).toBe('SUCCESS');
  });

  it('is changed by nobody who is not signed in', async () => {
    expect(nameOf(await visitor().account.updateAttributes({ given_name: 'X' }))).toBe('CREDENTIALS_NEEDED');
    expect(nameOf(await (await customer()).account.updateAttributes({ given_name: 'X' }))).toBe('SUCCESS');
  });

  it('lists 60 devices at the most [C-9-48]', async () => {
    const { account } = await customer();
    expect(nameOf(await account.listDevices())).toBe('SUCCESS');
    expect(pool.calls.findLast(({ name }) => name === 'ListDevices')?.body.Limit).toBe(60);
  });

  it('of a pool without devices says so [C-5-86]', async () => {
    const { account } = await customer();
    pool.state.hasDevices = false;
    expect(nameOf(await account.listDevices())).toBe('DEVICE_TRACKING_OFF');
  });
});
