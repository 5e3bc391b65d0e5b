import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { watchChanges } from './watch-changes.ts';

eachDatabase((name, open) => {
  describe(`watchChanges on ${name}`, () => {
    let db: Database;
    let stop: () => Promise<void>;
    let changes: number;

    beforeEach(async () => {
      db = await open();
      await createStore(db).fillDemo(sampleShop());
      changes = 0;
      stop = await watchChanges(db, () => {
        changes += 1;
      });
    });
    afterEach(async () => {
      await stop();
      await db.close();
    });

    const seen = () => expect.poll(() => changes, { timeout: 10_000 }).toBeGreaterThan(0);

    it('hears of a new price', async () => {
      const prices = [{ price: 99, erpOriginalPrice: 129.95, from: null, to: null }];
      await createStore(db).saveProducts([sampleProduct('k1', { prices })]);
      await seen();
    });

    it('hears of a setting', async () => {
      await createStore(db).saveSettings([{ key: 'home', value: {} }]);
      await seen();
    });

    it('hears of stock', async () => {
      // the first look only learns how things stand
      await expect
        .poll(
          async () => {
            await db.query(`update variant_stock set qty = qty + 1, updated_at = clock_timestamp()`);
            return changes;
          },
          { timeout: 10_000, interval: 300 },
        )
        .toBeGreaterThan(0);
    });
  });
});
