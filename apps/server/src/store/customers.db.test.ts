import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOrder, sampleOrderRecord } from '../testing/sample-order.ts';
import { addCustomers, type CustomerRecord } from './customers.ts';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';

const ana: CustomerRecord = {
  sub: 'ana',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ito',
  phone: '+61491570156',
  addresses: [],
  agreeToMarketing: true,
  subscriptions: { events: true },
  createdAt: 1_630_660_800_123,
};

eachDatabase((name, open) => {
  describe(`customers and their orders on ${name}`, () => {
    let db: Database;
    let store: Store;
    beforeAll(async () => {
      db = await open();
      store = createStore(db);
    });
    afterAll(() => db.close());

    it('are found as they were put in, and not put in twice', async () => {
      await addCustomers(db, [ana]);
      await addCustomers(db, [{ ...ana, firstName: 'Eve' }]);
      await store.customers.make({ ...ana, firstName: 'Eve' });
      expect(await store.customers.find('ana')).toEqual(ana);
      expect(await store.customers.find('nobody')).toBeUndefined();
    });

    it('change only where somebody is', async () => {
      expect(await store.customers.change('nobody', { firstName: 'Eve' })).toBeUndefined();
      expect(await store.customers.find('nobody')).toBeUndefined();
    });

    it('come in pages that hold each order once, the newest first, also those of one moment', async () => {
      const times = [1, 1, 1, 3, 2].map((second) => (1_790_000_000 + second) * 1000);
      const orders = times.map((placedAt, at) => sampleOrder(`W-60000${at}`, 'ana@example.com', { placedAt }));
      await store.orders.save(orders.map((order) => sampleOrderRecord(order, 'ana')));
      await store.orders.save([sampleOrderRecord(sampleOrder('W-600009', 'ana@example.com'), 'ben')]);
      const pages = await Promise.all([0, 2, 4, 6].map((offset) => store.orders.listOf('ana', { limit: 2, offset })));
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
      expect(pages.flatMap((page) => page.orders.map(({ number }) => number))).toEqual([
        ...['W-600003', 'W-600004', 'W-600002', 'W-600001', 'W-600000'],
      ]);
      expect(await store.orders.findOf('ben', 'W-600000')).toBeUndefined();
      expect((await store.orders.findOf('ben', 'W-600009'))?.number).toBe('W-600009');
    });

    it('become theirs once, however many claim them at the same time', async () => {
      const numbers = Array.from({ length: 10 }, (_, at) => `W-61000${at}`);
      await store.orders.save(numbers.map((number) => sampleOrderRecord(sampleOrder(number, 'One@Example.com'))));
      await Promise.all(['c1', 'c2', 'c3'].map((sub) => store.orders.claim(sub, ' ONE@example.com ')));
      const pages = await Promise.all(
        ['c1', 'c2', 'c3'].map((sub) => store.orders.listOf(sub, { limit: 20, offset: 0 })),
      );
      expect(pages.flatMap(({ orders }) => orders.map(({ number }) => number)).sort()).toEqual(numbers);
    });
  });
});
