import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { createSignIn } from './sign-in.ts';
import { createStorage, openTab } from './testing/open-tab.ts';
import { startPool, type TestPool } from './testing/start-pool.ts';

const seen: (string | undefined)[] = [];
const refused = new Set<string>();
/** A shop that records callers and rejects some tokens. */
const shop = createServer((request, response) => {
  const { authorization } = request.headers;
  seen.push(authorization);
  response.writeHead(!authorization || refused.has(authorization) ? 401 : 200).end('{}');
});
let pool: TestPool;
let url = '';

beforeAll(async () => {
  pool = await startPool();
  pool.users.add('mia@example.com', 'Wattle-1234');
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/account`;
});
afterAll(async () => {
  await pool.close();
  shop.closeAllConnections();
  shop.close();
});
beforeEach(() => {
  seen.length = 0;
  refused.clear();
});

async function signedIn() {
  const storage = createStorage();
  const tab = openTab(pool, { storage });
  await createSignIn(tab.identity).start('mia@example.com', 'Wattle-1234');
  return { ...tab, storage };
}

describe('a call of the account', () => {
  it('carries the ID token, and keeps the headers it has [C-7-02]', async () => {
    const { identity } = await signedIn();
    const response = await createAuthorisedFetch(identity)(url, { headers: { accept: 'application/json' } });
    const token = await identity.idToken();
    expect(response.status).toBe(200);
    expect(seen).toEqual([`Bearer ${token.status === 'SUCCESS' && token.value}`]);
  });

  it('is made once more with a new token, and only once', async () => {
    const { identity } = await signedIn();
    const token = await identity.idToken();
    refused.add(`Bearer ${token.status === 'SUCCESS' && token.value}`);
    const body = JSON.stringify({ a: 1 });
    expect((await createAuthorisedFetch(identity)(url, { method: 'PUT', body })).status).toBe(200);
    expect(new Set(seen).size).toBe(2);
  });

  it('of who is signed out carries nothing, and is told so', async () => {
    expect((await createAuthorisedFetch(openTab(pool).identity)(url)).status).toBe(401);
    expect(seen).toEqual([undefined]);
  });

  it('is not made as a guest because the pool cannot be reached', async () => {
    const { storage } = await signedIn();
    const offline = openTab({ ...pool, base: 'http://127.0.0.1:9' }, { storage });
    offline.clock.now += 3_600_000;
    await expect(createAuthorisedFetch(offline.identity)(url)).rejects.toThrow('NETWORK_ERROR');
    expect(seen).toEqual([]);
  });
});
