import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type MarketingRequestStore, marketingRequestStore, type NewMarketingRequest } from './marketing-requests.ts';
import { collect } from './testing/collect.ts';
import { eachDatabase } from './testing/each-database.ts';

const enquiry = (text: string): NewMarketingRequest => ({
  kind: 'enquiry',
  data: { email: 'mia@example.com', enquiry: text },
});
const SIGN_UP: NewMarketingRequest = {
  kind: 'subscription',
  data: { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '', listId: '' },
};
const LEASE = 120;

eachDatabase((name, open) => {
  describe(`requests of the marketing forms on ${name}`, () => {
    let db: Database;
    let store: MarketingRequestStore;
    beforeAll(async () => {
      db = await open();
      store = marketingRequestStore(db);
    });
    afterAll(() => db.close());
    beforeEach(() => db.run('truncate marketing_requests cascade'));

    const keep = async (text: string): Promise<string> => {
      const id = randomUUID();
      await store.keep(id, undefined, enquiry(text));
      return id;
    };
    const letTimePass = () => db.run(`update marketing_requests set due_at = now() - interval '1 second'`);

    it('are kept with all they say', async () => {
      const id = randomUUID();
      await store.keep(id, undefined, SIGN_UP);
      const kept = await collect(store.stream('subscription'));
      expect(kept).toMatchObject([{ id, ...SIGN_UP, state: 'waiting', attempts: 0, problem: null }]);
      expect(await collect(store.stream('enquiry'))).toEqual([]);
    });

    it('with the same key are one', async () => {
      const twice = [randomUUID(), randomUUID()].map((id) => store.keep(id, 'key-1', enquiry('a')));
      await Promise.all(twice);
      expect(await store.count()).toEqual({ waiting: 1, delivered: 0, dead: 0 });
    });

    it('without a key are as many as came', async () => {
      await keep('a');
      await keep('a');
      expect(await store.count()).toMatchObject({ waiting: 2 });
    });

    it('are taken by one process at a time, oldest first', async () => {
      const ids = [await keep('a'), await keep('b'), await keep('c')];
      const claims = await Promise.all(Array.from({ length: 5 }, () => store.claim(LEASE)));
      const taken = claims.flatMap((claim) => (claim ? [claim.id] : []));
      expect(taken.toSorted()).toEqual(ids.toSorted());
      expect(await store.claim(LEASE)).toBeUndefined();
    });

    it('come back when who took them has died', async () => {
      const id = await keep('a');
      expect(await store.claim(LEASE)).toMatchObject({ id, attempts: 1 });
      await letTimePass();
      expect(await store.claim(LEASE)).toMatchObject({ id, attempts: 2 });
    });

    it('once delivered are not taken again', async () => {
      const id = await keep('a');
      await store.markDelivered(id);
      await letTimePass();
      expect(await store.claim(LEASE)).toBeUndefined();
      expect(await store.count()).toEqual({ waiting: 0, delivered: 1, dead: 0 });
    });

    it('can wait, be given up and be tried again', async () => {
      const id = await keep('a');
      await store.postpone(id, 60, 'status 503');
      expect(await store.claim(LEASE)).toBeUndefined();
      await store.giveUp(id, 'status 400');
      await letTimePass();
      expect(await store.claim(LEASE)).toBeUndefined();
      const [dead] = await collect(store.stream('enquiry'));
      expect(dead).toMatchObject({ id, state: 'dead', problem: 'status 400' });
      expect(await store.revive()).toBe(1);
      expect(await store.claim(LEASE)).toMatchObject({ id, attempts: 1 });
    });

    it('are listed page by page, each once, from an instant on', async () => {
      await db.run(`insert into marketing_requests (id, kind, data, received_at)
        select gen_random_uuid(), 'enquiry', '{"email":"a@example.com","enquiry":"x"}',
          '2026-11-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 second'
        from generate_series(1, 1203) as n`);
      const all = await collect(store.stream('enquiry'));
      expect(new Set(all.map(({ id }) => id)).size).toBe(1203);
      const late = await collect(store.stream('enquiry', new Date('2026-11-01T00:06:40Z')));
      expect(late.length).toBe(4);
    });
  });
});
