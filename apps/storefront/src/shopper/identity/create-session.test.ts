import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { createStorage, openTab } from './testing/open-tab.ts';
import type { PoolUser } from './testing/pool-users.ts';
import { startPool, type TestPool } from './testing/start-pool.ts';
import { TOKENS_KEY } from './token-store.ts';

const PASSWORD = 'Wattle-1234';
const HOUR = 3_600_000;
let pool: TestPool;
let people = 0;

beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

/** A customer with two tabs, more than an hour after signing in. */
async function twoTabs(later = HOUR) {
  people += 1;
  const user = pool.users.add(`tran${people}@example.com`, PASSWORD);
  const storage = createStorage();
  const [one, two] = [openTab(pool, { storage }), openTab(pool, { storage })];
  await createSignIn(one.identity).start(user.email, PASSWORD);
  one.clock.now += later;
  two.clock.now += later;
  pool.calls.length = 0;
  return { user, one, two, storage };
}

const refreshes = () => pool.calls.filter(({ name }) => name === 'GetTokensFromRefreshToken').length;
const over = { status: 'REJECTED', error: { name: 'CREDENTIALS_NEEDED', message: '' } };

describe('the ID token', () => {
  it('is the kept one while it lives', async () => {
    const { one, two } = await twoTabs(HOUR - 120_000);
    expect(await one.identity.idToken()).toEqual(await two.identity.idToken());
    expect(refreshes()).toBe(0);
  });

  it('is refreshed a minute before its end', async () => {
    const { one } = await twoTabs(HOUR - 60_000);
    expect((await one.identity.idToken()).status).toBe('SUCCESS');
    expect(refreshes()).toBe(1);
  });

  it('is refreshed once when two tabs ask at once, and both stay signed in', async () => {
    const { one, two } = await twoTabs();
    const asks = [one, two, one, two].map(({ identity }) => identity.idToken());
    const tokens = await Promise.all(asks);
    expect(new Set(tokens.map((reply) => reply.status === 'SUCCESS' && reply.value)).size).toBe(1);
    expect(tokens[0]?.status).toBe('SUCCESS');
    expect(refreshes()).toBe(1);
    expect((await two.identity.findUser()).status).toBe('SUCCESS');
  });

  it('goes on being refreshed with the token that each refresh brings', async () => {
    const { one, two } = await twoTabs();
    for (const tab of [one, two, one]) {
      expect((await tab.identity.idToken()).status).toBe('SUCCESS');
      one.clock.now += HOUR;
      two.clock.now += HOUR;
    }
    expect(refreshes()).toBe(3);
  });

  it('that the server did not take is replaced, once', async () => {
    const { one, two } = await twoTabs(0);
    const kept = await one.identity.idToken();
    if (kept.status === 'REJECTED') throw new Error(kept.error.name);
    const [first, second] = await Promise.all([one.identity.idToken(kept.value), two.identity.idToken(kept.value)]);
    expect(first).toEqual(second);
    expect(first).not.toEqual(kept);
    expect(refreshes()).toBe(1);
  });

  it('survives a network that is down [C-5-85]', async () => {
    const { one, storage } = await twoTabs();
    const offline = openTab({ ...pool, base: 'http://127.0.0.1:9' }, { storage });
    offline.clock.now += HOUR;
    expect(await offline.identity.idToken()).toMatchObject({ error: { name: 'NETWORK_ERROR' } });
    expect(await offline.identity.findUser()).toEqual({ status: 'ERROR' });
    expect((await one.identity.idToken()).status).toBe('SUCCESS');
  });

  it('takes its turn in one tab where there are no locks', async () => {
    const { storage } = await twoTabs();
    const tab = openTab(pool, { storage, locks: undefined });
    tab.clock.now += HOUR;
    await Promise.all([tab.identity.idToken(), tab.identity.idToken()]);
    expect(refreshes()).toBe(1);
  });
});

describe('a session is over, everywhere in this browser', () => {
  const refused = (name: string, message: string) => (user: PoolUser) => {
    user.refusal = { name, message };
  };
  const revoked = (user: PoolUser) => {
    user.refreshTokens.clear();
    user.accessTokens.clear();
  };
  it.each([
    ['a disabled user', '[C-6-09 C-8-67]', refused('NotAuthorizedException', 'User is disabled.')],
    ['a user who is gone', '[C-6-10 C-8-67]', refused('UserNotFoundException', '')],
    ['revoked tokens', '[C-6-11 C-8-67]', revoked],
    ['expired tokens', '[C-6-12 C-8-67]', refused('NotAuthorizedException', 'Refresh Token has expired')],
    ['a password to reset', '[C-6-13 C-8-67]', refused('PasswordResetRequiredException', '')],
  ])('with %s %s', async (_, _ids, happen) => {
    for (const later of [0, HOUR]) {
      const { user, one, two, storage } = await twoTabs(later);
      happen(user);
      expect(await one.identity.findUser()).toEqual({ status: 'NOT_FOUND' });
      expect(await two.identity.idToken()).toEqual(over);
      expect(storage.texts.has(TOKENS_KEY)).toBe(false);
    }
  });

  it('but not with a service that is busy', async () => {
    const { user, one } = await twoTabs();
    refused('TooManyRequestsException', '')(user);
    expect(await one.identity.findUser()).toEqual({ status: 'ERROR' });
    user.refusal = null;
    expect((await one.identity.findUser()).status).toBe('SUCCESS');
  });
});

describe('signing out', () => {
  it('is at once, in all tabs, and revokes what was kept', async () => {
    const { user, one, two } = await twoTabs(0);
    expect(await signOut(one.identity)).toEqual({ status: 'SUCCESS', value: null });
    expect(await two.identity.idToken()).toEqual(over);
    expect(user.refreshTokens.size).toBe(0);
    expect(one.visited).toEqual([]);
  });

  it('everywhere ends the sessions of other browsers too', async () => {
    const { user, one } = await twoTabs(0);
    const elsewhere = openTab(pool);
    await createSignIn(elsewhere.identity).start(user.email, PASSWORD);
    await signOut(one.identity, { everywhere: true });
    expect(await elsewhere.identity.findUser()).toEqual({ status: 'NOT_FOUND' });
  });

  it('works without a network', async () => {
    const { storage } = await twoTabs(0);
    const offline = openTab({ ...pool, base: 'http://127.0.0.1:9' }, { storage });
    expect((await signOut(offline.identity)).status).toBe('SUCCESS');
    expect(storage.texts.has(TOKENS_KEY)).toBe(false);
  });

  it('while another tab refreshes leaves nobody signed in', async () => {
    const { one, two, storage } = await twoTabs();
    await Promise.all([two.identity.idToken(), signOut(one.identity)]);
    expect(storage.texts.has(TOKENS_KEY)).toBe(false);
  });
});

it.each(['{', '[]', '{"idToken":7}', 'null'])('tokens that cannot be read are none: %s', async (text) => {
  const storage = createStorage();
  storage.setItem(TOKENS_KEY, text);
  expect(await openTab(pool, { storage }).identity.idToken()).toEqual(over);
});

it('a browser that keeps nothing stays signed in while the page is open', async () => {
  const user = pool.users.add('private@example.com', PASSWORD);
  const refuse = () => {
    throw new Error('no storage');
  };
  const { identity } = openTab(pool, { storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  await createSignIn(identity).start(user.email, PASSWORD);
  expect((await identity.findUser()).status).toBe('SUCCESS');
  await signOut(identity);
  expect(await identity.findUser()).toEqual({ status: 'NOT_FOUND' });
});
