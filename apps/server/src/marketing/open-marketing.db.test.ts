import { createEmbeddedMarketing, createKlaviyo } from '@wattle/providers/marketing';
import { openKlaviyo } from '@wattle/providers/marketing/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { type MarketingRequestStore, marketingRequestStore } from '../store/marketing-requests.ts';
import { openServer } from '../store/testing/each-database.ts';
import { openMarketing } from './open-marketing.ts';

const listeners = {
  onProblem: (details: object) => expect.fail(JSON.stringify(details)),
  onError: (error: unknown) => expect.fail(String(error)),
};

describe('a shop without a key', () => {
  let db: Database;
  let store: MarketingRequestStore;
  beforeAll(async () => {
    db = await openServer();
    store = marketingRequestStore(db);
  });
  afterAll(() => db.close());

  it('keeps what comes, and delivers it when there is a key [D-1-06]', async () => {
    const parts = { requests: store, keptDays: 30, ...listeners };
    const before = openMarketing({ provider: createEmbeddedMarketing(), ...parts });
    const data = { email: 'mia@example.com', enquiry: 'Does it fit?' };
    await before.receive({ kind: 'enquiry', data }, 'one-sending');
    await before.receive({ kind: 'enquiry', data }, 'one-sending');
    await before.close();
    expect(await store.count()).toEqual({ waiting: 1, delivered: 0, dead: 0 });

    const klaviyo = await openKlaviyo();
    const after = openMarketing({ provider: createKlaviyo({ apiKey: 'pk_1', baseUrl: klaviyo.url }), ...parts });
    after.start();
    await expect.poll(() => store.count()).toMatchObject({ delivered: 1 });
    await after.close();
    expect(klaviyo.events.size).toBe(1);
    await klaviyo.close();
  });
});
