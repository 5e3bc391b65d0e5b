import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepOrders } from '../features/orders/sweep-orders.ts';
import {
  anHourLater,
  commandOf,
  kettle,
  makeLetters,
  orderDeps,
  orderShop,
  placeBy,
} from '../features/orders/testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from '../features/orders/testing/scripted-payment.ts';
import { asked } from '../testing/sample-cart-shop.ts';
import type { Database } from './database.ts';
import { NO_HOLDS } from './own-holds.ts';
import { createStore } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';
import { saveShop } from './testing/save-shop.ts';

const STORE_STOCK = { storeId: 'near-1', variantId: 'kettle-v1' };

eachDatabase((name, open) => {
  describe(`store stock on ${name}`, () => {
    let db: Database;
    let provider: ScriptedPayment;
    let deps: ReturnType<typeof orderDeps>;
    beforeAll(async () => {
      db = await open();
      await saveShop(db, orderShop());
      await makeLetters(db);
      provider = scriptedPayment();
      deps = orderDeps(db, provider);
    });
    beforeEach(async () => {
      // what earlier tests sold has left
      await db.run('update sold_units set gone = qty - returned');
      await createStore(db).storeStock.save([{ ...STORE_STOCK, qty: 2 }]);
    });
    afterAll(() => db.close());

    const place = (cart: Parameters<typeof kettle>[1] = {}, next: Scripted = 'AUTHORISE') => {
      provider.script.next = next;
      return placeBy(deps)(commandOf(kettle(100, cart)));
    };
    const inStore = async () => (await createStore(db).storeStock.listAt(['near-1'], ['kettle-v1']))[0]?.qty;
    const inShop = async () => (await createStore(db).stock.list(['kettle-v1']))[0]?.qty ?? 0;
    const held = async () => (await db.query('select from store_stock_holds')).length;

    it('gives its units to whoever collects there, once they are paid', async () => {
      const before = await inShop();
      expect(await place()).toMatchObject({ status: 'SUCCESS' });
      expect([await inStore(), before - (await inShop()), await held()]).toEqual([1, 1, 0]);
    });

    it('keeps them for one who is paying, and has them back when nothing comes of it', async () => {
      await place({}, 'ACTION');
      expect([await inStore(), await held()]).toEqual([1, 1]);
      await anHourLater(db);
      await sweepOrders(deps)();
      expect([await inStore(), await held()]).toEqual([2, 0]);
      await place({}, 'REFUSE');
      expect([await inStore(), await held()]).toEqual([2, 0]);
    });

    it('has nothing to do with what is delivered, or collected elsewhere', async () => {
      await place({ shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-near-2' } });
      await placeBy(deps)(commandOf(kettle(109, { shipping: { methodCode: 'delivery' } })));
      expect(await inStore()).toBe(2);
    });

    it('keeps its units when the order can be sent there by the day that was picked', async () => {
      const items = [asked({ productId: 'kettle' })];
      const calendar = await deps.calendars.pickup(items, 'erp-near-1', {
        nowSeconds: Math.floor(Date.now() / 1000),
        own: NO_HOLDS,
      });
      if (calendar?.status !== 'SUCCESS') throw new Error(JSON.stringify(calendar));
      const last = calendar.value.days.findLast(({ status }) => status === 'AVAILABLE');
      const shipping = { methodCode: 'storePickupScheduled', clickCollectStoreId: 'erp-near-1' } as const;
      const request = { ...kettle(100, { shipping }), extra: { shippingDate: last?.date ?? '' } };
      provider.script.next = 'AUTHORISE';
      expect(await placeBy(deps)(commandOf(request))).toMatchObject({ status: 'SUCCESS' });
      expect(await inStore()).toBe(2);
    });

    it('does not promise the same unit to two: the second is told, and nothing of theirs is held', async () => {
      const before = await inShop();
      const first = placeBy(deps)(commandOf(kettle(200, { items: [asked({ productId: 'kettle', qty: 2 })] })));
      const others = Array.from({ length: 6 }, () => place());
      const answers = await Promise.all([first, ...others]);
      const fromStore = await db.query<{ qty: number }>(
        `select sum((unit ->> 'qty')::int)::int as qty from placements, jsonb_array_elements(plan -> 'storeUnits') as unit
         where state = 'SAVED' and created_at > now() - interval '1 minute' and order_number = any($1::text[])`,
        [answers.flatMap((answer) => (answer.status === 'SUCCESS' ? [answer.value.orderNumber] : []))],
      );
      expect([await inStore(), fromStore[0]?.qty]).toEqual([0, 2]);
      for (const answer of answers) {
        // orders that checked stock before the others took it are refused; later ones have it sent to the store
        if (answer.status !== 'SUCCESS')
          expect(answer).toMatchObject({
            reasons: [{ code: 'InsufficientStock', params: { variantId: 'kettle-v1' } }],
          });
      }
      const sold = answers.map(({ status }, index) => (status === 'SUCCESS' ? (index === 0 ? 2 : 1) : 0));
      expect(before - (await inShop())).toBe(sold.reduce((sum: number, qty) => sum + qty, 0));
      expect(await held()).toBe(0);
    });
  });
});
