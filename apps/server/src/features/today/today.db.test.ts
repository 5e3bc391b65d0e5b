import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore, type Store } from '../../store/store.ts';
import { eachDatabase } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { orderShop } from '../orders/testing/order-shop.ts';
import { loadLowStock, loadToday } from './load-today.ts';

/** Wednesday 18 November 2026, 10:42 am in Sydney. */
const NOW = Date.parse('2026-11-18T10:42:00+11:00');

eachDatabase((name, open) => {
  describe(`today, ${name}`, () => {
    let db: Database;
    let store: Store;
    let count = 0;
    beforeAll(async () => {
      db = await open();
      store = createStore(db);
    });
    afterAll(() => db.close());
    beforeEach(() => db.run('truncate orders; truncate payment_changes; truncate sold_units'));

    async function sell(at: string, totalCents: number, status = 'PLACED'): Promise<string> {
      count += 1;
      const number = `W-${count}`;
      const data = { totals: { totalCents, gstCents: Math.round(totalCents / 11) } };
      await db.query('insert into orders (number, placed_at, status, data) values ($1, $2, $3, $4::jsonb)', [
        ...[number, new Date(at).toISOString(), status, JSON.stringify(data)],
      ]);
      return number;
    }
    const load = () => loadToday({ store, timeZone: 'Australia/Sydney', now: () => NOW });

    it('begins at midnight of the shop, and last week ends at the same time', async () => {
      await sell('2026-11-17T23:59:59+11:00', 100_00);
      await sell('2026-11-18T00:00:00+11:00', 11_00);
      await sell('2026-11-18T10:30:00+11:00', 22_00, 'REFUNDED');
      await sell('2026-11-18T10:30:00+11:00', 500_00, 'CANCELLED');
      await sell('2026-11-18T10:30:00+11:00', 500_00, 'PENDING');
      await sell('2026-11-11T10:41:59+11:00', 44_00);
      await sell('2026-11-11T10:42:00+11:00', 55_00);
      const today = await load();
      expect(today).toMatchObject({
        ...{ day: '2026-11-18', hour: 10 },
        today: { orders: 2, cents: 33_00, gstCents: 3_00, averageCents: 16_50 },
        lastWeek: { orders: 1, cents: 44_00, wholeDayCents: 99_00 },
      });
      expect([today.curve[0], today.curve[10], today.lastCurve[23]]).toEqual([11_00, 33_00, 99_00]);
      expect(today.week[1]).toEqual({ day: '2026-11-17', cents: 100_00, lastCents: 0 });
    });

    it('counts what goes back today, but not what the provider refused', async () => {
      for (const [at, state, cents] of [
        ['2026-11-18T09:00:00+11:00', 'DONE', 40_00],
        ['2026-11-18T09:00:00+11:00', 'FAILED', 70_00],
        ['2026-11-17T09:00:00+11:00', 'DONE', 90_00],
      ] as const)
        await db.query(
          `insert into payment_changes (order_number, leg, kind, state, amount_cents, idempotency_key, created_at)
           values ('W-1', 0, 'REFUND', $1, $2, gen_random_uuid()::text, $3)`,
          [state, cents, new Date(at).toISOString()],
        );
      expect((await load()).refunded).toEqual({ orders: 1, cents: 40_00 });
    });

    it('names what lasts two weeks at most at the pace of four weeks, the scarcest first', async () => {
      await saveShop(db, orderShop());
      const number = await sell(new Date().toISOString(), 11_00);
      const stocked = await db.query<{ id: string; qty: number }>(
        'select variant_id as id, qty from variant_stock where qty > 1 order by variant_id limit 3',
      );
      // lasts 14 days, 28 days and 7 days
      for (const [at, pace] of [2, 1, 4].entries())
        await db.query('insert into sold_units (order_number, variant_id, qty) values ($1, $2, $3)', [
          ...[number, stocked[at]?.id, (stocked[at]?.qty ?? 0) * pace],
        ]);
      const low = await loadLowStock(store);
      expect(low.map(({ variantId, left, lastsDays }) => [variantId, left, lastsDays])).toEqual([
        [stocked[2]?.id, stocked[2]?.qty, 7],
        [stocked[0]?.id, stocked[0]?.qty, 14],
      ]);
      expect(low.every(({ name, sku }) => name.length > 0 && sku.length > 0)).toBe(true);
    });

    it('of a new shop is empty', async () => {
      expect(await load()).toMatchObject({ today: { orders: 0, cents: 0 }, refunded: { cents: 0 } });
      expect(await loadLowStock(store)).toEqual([]);
    });
  });
});
