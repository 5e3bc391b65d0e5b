import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type Store } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';

eachDatabase((name, open) => {
  describe(`what is held against a promotion on ${name}`, () => {
    let db: Database;
    let store: Store;
    beforeAll(async () => {
      db = await open();
      store = createStore(db);
    });
    afterAll(() => db.close());

    it('counts how often promotions were used, by everybody and by one, each order once', async () => {
      const use = (promotionId: string, orderNumber: string, shopper: string) => ({
        promotionId,
        orderNumber,
        shopper,
      });
      const uses = [
        use('spring', 'W1', 'Ana@Example.com'),
        use('spring', 'W2', 'ben@example.com'),
        use('x', 'W1', 'a@b.co'),
      ];
      await store.promotions.saveUses(uses);
      await store.promotions.saveUses(uses);
      expect(await store.promotions.countUses(['spring', 'never'], ' ANA@example.com ')).toEqual(
        new Map([['spring', { total: 2, own: 1 }]]),
      );
      expect(await store.promotions.countUses(['spring'], null)).toEqual(new Map([['spring', { total: 2, own: 0 }]]));
      await store.promotions.saveUses([]);
      expect(await store.promotions.countUses([], 'ana@example.com')).toEqual(new Map());
    });

    it('knows who has ordered before, however they write their email', async () => {
      const order = (number: string, data: object) => ({
        number,
        placedAt: 1_700_000_000,
        status: 'placed',
        data: Object(data),
      });
      await store.orders.save([order('E1', { contact: { email: 'Ana@Example.com' } }), order('E2', {})]);
      expect(await store.orders.hasOrdered(' ana@EXAMPLE.com')).toBe(true);
      expect(await store.orders.hasOrdered('ben@example.com')).toBe(false);
    });
  });
});
