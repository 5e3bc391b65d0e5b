import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { type MarketingRequestStore, marketingRequestStore } from '../store/marketing-requests.ts';
import { collect } from '../store/testing/collect.ts';
import { openServer } from '../store/testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { type Retention, type RetentionOptions, startRetention } from '../workers/retention.ts';

const KEPT_DAYS = 30;

describe('how long delivered requests are kept', () => {
  let db: Database;
  let store: MarketingRequestStore;
  const sweepers: Retention[] = [];
  beforeAll(async () => {
    db = await openServer();
    store = marketingRequestStore(db);
  });
  afterAll(() => db.close());
  beforeEach(() => db.run('truncate marketing_requests cascade'));
  afterEach(() => Promise.all(sweepers.splice(0).map((one) => one.close())));

  const start = (more: Partial<RetentionOptions> = {}): void => {
    sweepers.push(
      startRetention({
        forget: store.forgetDelivered,
        keptDays: KEPT_DAYS,
        onError: (error) => expect.fail(String(error)),
        ...more,
      }),
    );
  };
  /** A request that has been in a state for so many days. */
  const keep = async (state: 'waiting' | 'delivered' | 'dead', days: number): Promise<string> => {
    const id = randomUUID();
    const data = { email: 'mia@example.com', enquiry: 'Does it fit?' };
    await store.keep(id, undefined, { kind: 'enquiry', data });
    await db.query(
      `update marketing_requests set state = $2, closed_at = now(), received_at = now() - $3 * interval '1 day',
         delivered_at = case when $2 = 'delivered' then now() - $3 * interval '1 day' end where id = $1`,
      [id, state, days],
    );
    return id;
  };
  /** A delivered enquiry that staff have not closed. */
  const keepOpen = async (days: number): Promise<string> => {
    const id = await keep('delivered', days);
    await db.query('update marketing_requests set closed_at = null where id = $1', [id]);
    return id;
  };
  const left = async () => (await collect(store.stream('enquiry'))).map(({ id }) => id).toSorted();

  it('those that were delivered longer ago go, and no others: what nobody has closed or could deliver stays', async () => {
    await keep('delivered', KEPT_DAYS + 1);
    await keepOpen(181);
    const stay = [
      await keep('delivered', KEPT_DAYS - 1),
      await keepOpen(KEPT_DAYS + 1),
      await keep('waiting', 400),
      // the shop has the only copy
      await keep('dead', 400),
    ];
    start();
    await eventually(async () => expect(await left()).toEqual(stay.toSorted()));
  });

  it('a few at a time, the oldest first', async () => {
    await keep('delivered', 50);
    await keep('delivered', 60);
    const newest = await keep('delivered', 40);
    expect(await store.forgetDelivered(KEPT_DAYS, 2)).toBe(2);
    expect(await left()).toEqual([newest]);
    expect(await store.forgetDelivered(KEPT_DAYS, 2)).toBe(1);
    expect(await store.forgetDelivered(KEPT_DAYS, 2)).toBe(0);
  });

  it('goes on after a batch that was full, shared by several processes', async () => {
    for (let at = 0; at < 7; at += 1) await keep('delivered', 31 + at);
    for (let at = 0; at < 2; at += 1) start({ batch: 2, nextBatchMs: 1 });
    await eventually(async () => expect(await left()).toEqual([]));
  });

  it('tells what went wrong, and tries again', async () => {
    const errors: unknown[] = [];
    let isBroken = true;
    await keep('delivered', 31);
    const forgetDelivered: MarketingRequestStore['forgetDelivered'] = async (...args) => {
      if (!isBroken) return store.forgetDelivered(...args);
      isBroken = false;
      throw new Error('the database is away');
    };
    start({ forget: forgetDelivered, onError: (error) => errors.push(error), restMs: 1 });
    await eventually(async () => expect(await left()).toEqual([]));
    expect(errors).toHaveLength(1);
  });
});
