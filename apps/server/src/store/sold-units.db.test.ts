import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { restock } from './sold-units.ts';
import { eachDatabase } from './testing/each-database.ts';

const OWN = new URL('./migrations/', import.meta.url);
const REFUNDS = '0020-refunds.sql';

/** The migrations up to those of refunds. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-before-refunds-'));
  const names = (await readdir(OWN)).filter((name) => name < REFUNDS);
  for (const name of names) await copyFile(new URL(name, OWN), join(folder, name));
  return folder;
}

eachDatabase((name, open) => {
  describe(`orders from before refunds were kept, ${name}`, () => {
    it('have what they were sold, and a capture of what had left or could not be held', async () => {
      const db = await open({ migrated: false });
      const folder = await earlierMigrations();
      try {
        await migrate(db, pathToFileURL(`${folder}/`));
        // stock without a catalogue
        await db.run(`alter table variant_stock drop constraint variant_stock_variant_id_fkey;
          insert into variant_stock (variant_id, qty, has_stock_on_hand) values ('v1', 5, true)`);
        const lines = JSON.stringify([
          { variantId: 'v1', qty: 2, giftcard: null },
          { variantId: 'v1', qty: 1, giftcard: null },
          { variantId: 'card', qty: 1, giftcard: { amount: 50 } },
        ]);
        const orders = [
          ['W-1', 'PLACED', 'ADYEN_CREDIT_CARD'],
          ['W-2', 'DELIVERED', 'ADYEN_CREDIT_CARD'],
          ['W-3', 'PLACED', 'ADYEN_ALIPAY'],
          ['W-4', 'CANCELLED', 'ADYEN_CREDIT_CARD'],
        ];
        for (const [number, status, type] of orders)
          await db.run(`
            insert into orders (number, placed_at, status, data) values ('${number}', now(), '${status}', '{"lines": ${lines}}');
            insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, provider_reference)
            values ('${number}', 0, '${type}', '${status === 'CANCELLED' ? 'REFUSED' : 'AUTHORISED'}', 100, '${number}-0', 'P');`);
        await db.run(
          `insert into orders (number, placed_at, status, data) values ('DEMO', now(), 'PLACED', '{"lines": ${lines}}')`,
        );
        await migrate(db);
        const sold = await db.query('select order_number, variant_id, qty from sold_units order by 1, 2');
        expect(sold).toEqual(['W-1', 'W-2', 'W-3'].map((order_number) => ({ order_number, variant_id: 'v1', qty: 3 })));
        expect(
          await db.query('select order_number, kind, state, idempotency_key from payment_changes order by 1'),
        ).toEqual([
          { order_number: 'W-2', kind: 'CAPTURE', state: 'OPEN', idempotency_key: 'W-2-0-capture-1' },
          { order_number: 'W-3', kind: 'CAPTURE', state: 'DONE', idempotency_key: 'W-3-0-capture-1' },
        ]);
        // never returns more units than were sold
        const three = [
          { variantId: 'v1', qty: 2 },
          { variantId: 'v1', qty: 2 },
          { variantId: 'card', qty: 1 },
        ];
        expect([await restock(db, 'W-1', three), await restock(db, 'W-1', three)]).toEqual([3, 0]);
        expect(await db.query('select qty from variant_stock')).toEqual([{ qty: 8 }]);
      } finally {
        await db.close();
        await rm(folder, { recursive: true });
      }
    });
  });
});
