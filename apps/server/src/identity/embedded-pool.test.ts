import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { createMemoryStore, type UserPoolStore } from '@wattle/providers/user-pool';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { openIdentity } from './open-identity.ts';

const HOUR_MS = 3_600_000;
const SECRET = 'a secret of more than thirty-two bytes';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openCounted() {
  let purges = 0;
  const store: UserPoolStore = {
    ...createMemoryStore(),
    purge: async () => {
      purges += 1;
    },
  };
  const identity = openIdentity({
    ...{ config: readConfig({ IDENTITY_SECRET: SECRET }), store },
    mail: { isLocal: true, sendMail: async () => {} },
    shop: () => UNNAMED_SHOP,
    onError: (error) => {
      throw error;
    },
  });
  return { identity, purges: () => purges };
}

it('forgets every hour what has run out, until it is closed', async () => {
  const { identity, purges } = openCounted();
  await identity.open();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(purges()).toBe(2);
  identity.close();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(purges()).toBe(2);
});

it('tidies nothing that nobody has opened', async () => {
  const { identity, purges } = openCounted();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(purges()).toBe(0);
  identity.close();
});

const HERE = { IDENTITY_SECRET: SECRET, HOST: '127.0.0.1' };

it.each([
  [HERE, true],
  [{ ...HERE, HOST: '0.0.0.0' }, false],
  [{ ...HERE, PUBLIC_URL: 'https://shop.example', DEMO: 'true' }, false],
  [{ ...HERE, DEMO: 'false' }, false],
])('%j: staff whose passwords are known are at the desk: %j', async (env, isThere) => {
  const store = createMemoryStore();
  const open = (config: ReturnType<typeof readConfig>) =>
    openIdentity({
      ...{ config, store, mail: { isLocal: true, sendMail: async () => {} } },
      ...{ shop: () => UNNAMED_SHOP, onError: (error) => expect.fail(String(error)) },
    }).open();
  // it was tried out here before
  await open(readConfig(HERE));
  await open(readConfig(env));
  for (const { email } of DEMO_STAFF) expect((await store.findUserByEmail(email)) !== undefined).toBe(isThere);
});
