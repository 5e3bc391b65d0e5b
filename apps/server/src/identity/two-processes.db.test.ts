import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { tokenOf } from '../testing/test-customer.ts';
import { DEMO_USER } from './demo-user.ts';
import { authorizeQuery, exchangeCode, locationOf, newProof, openHostedBrowser } from './testing/hosted-browser.ts';

describe('the user pool in two processes', () => {
  let folder: string;
  let first: TestShop;
  let second: TestShop;
  let open: () => Promise<Database>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-pool-'));
    const databaseUrl = await createServerDatabase();
    open = () => openDatabase({ dataDir: folder, databaseUrl });
    const env = { DATA_DIR: folder };
    first = await openTestShop({ env, open });
    second = await openTestShop({ env, open });
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('starts in both at once with one secret and one key, and each takes the other’s tokens', async () => {
    await Promise.all([first.identity.open(), second.identity.open()]);
    const token = await tokenOf(first, DEMO_USER.email, DEMO_USER.password);
    const answer = await second.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).not.toBe(401);
  });

  it('walks through the demo’s social provider, whoever answers', async () => {
    const proof = newProof();
    const cookies = new Map<string, string>();
    const [here, there] = [openHostedBrowser(first, cookies), openHostedBrowser(second, cookies)];
    const start = await here.get(`/idp/oauth2/authorize?${authorizeQuery(proof, { identity_provider: 'DemoId' })}`);
    const back = await here.post(String(start.headers.location), { person: 'demo-noah' });
    const done = await there.get(String(back.headers.location));
    const tokens = await exchangeCode(here, locationOf(done).searchParams.get('code') ?? '', proof);
    expect(tokens.json()).toHaveProperty('id_token');
  });

  it.each([
    ['another secret', { IDENTITY_SECRET: 'another secret of more than 32 bytes' }, 'The secret in IDENTITY_SECRET'],
    ['a data folder of its own', {}, '/identity-secret is not the one'],
  ])('does not start with %s, and says what to do', async (_title, env, words) => {
    const stranger = await openTestShop({ env, open });
    await expect(stranger.identity.open()).rejects.toThrow(words);
    await expect(stranger.identity.open()).rejects.toThrow('set IDENTITY_SECRET to the same value on each');
    await stranger.close();
  });
});
