import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import { createSignIn } from '../../shopper/identity/sign-in.ts';
import { openTab } from '../../shopper/identity/testing/open-tab.ts';
import { POOL_CODE } from '../../shopper/identity/testing/pool-sign-in.ts';
import { startPool, type TestPool } from '../../shopper/identity/testing/start-pool.ts';
import { openLink } from './open-link.ts';

const PASSWORD = 'Wattle-1234';
let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

const lastCall = () => pool.calls.findLast(({ name }) => name === 'ConfirmSignUp' || name === 'VerifyUserAttribute');

describe('the link of an account email', () => {
  it('confirms a new account for whoever opens it [C-2-45]', async () => {
    const { identity } = openTab(pool);
    const account = { email: 'eva@example.com', password: PASSWORD, firstName: 'Eva', lastName: 'Ng' };
    await createAccountCalls(identity).signUp(account);
    const user = pool.users.load(account.email);
    const elsewhere = openTab(pool).identity;
    const wrong = await openLink(elsewhere, { user: user.sub, code: '000000' }, false);
    expect(wrong).toMatchObject({ error: { name: 'CodeMismatchException' } });
    expect(await openLink(elsewhere, { user: user.sub, code: POOL_CODE }, false)).toMatchObject({ value: 'ACCOUNT' });
    expect(user.isConfirmed).toBe(true);
  });

  it('confirms a new address for its customer, with a token that has it', async () => {
    const { identity } = openTab(pool);
    const { sub, email } = pool.users.add('kim@example.com', PASSWORD);
    await createSignIn(identity).start(email, PASSWORD);
    const before = await identity.idToken();
    expect(await openLink(identity, { user: sub, code: POOL_CODE }, true)).toMatchObject({ value: 'ADDRESS' });
    expect(lastCall()).toMatchObject({
      name: 'VerifyUserAttribute',
      body: { AttributeName: 'email', Code: POOL_CODE },
    });
    expect(await identity.idToken()).not.toEqual(before);
  });

  it('of somebody else is not used on the account of who is signed in', async () => {
    const { identity } = openTab(pool);
    const { email } = pool.users.add('lou@example.com', PASSWORD);
    const other = pool.users.add('max@example.com', PASSWORD, { isConfirmed: false });
    await createSignIn(identity).start(email, PASSWORD);
    await openLink(identity, { user: other.sub, code: POOL_CODE }, true);
    expect(lastCall()).toMatchObject({ name: 'ConfirmSignUp', body: { Username: other.sub } });
  });
});
