import { generateDemoShop } from '@wattle/demo';
import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { runInTest } from './testing/run-in-test.ts';

const demo = generateDemoShop({ now: Math.floor(Date.now() / 1000) });
const ordered = new Set(demo.orders.flatMap(({ order }) => order.lines.map(({ productId }) => productId)));
/** What was ordered is there: keeping and indexing the rest of the catalogue would be most of the work. */
const content = {
  ...demo,
  products: demo.products.filter(({ id }) => ordered.has(id)),
  storeStock: [],
  localities: [],
};
let shop: PayingShop;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createServerDatabase();
  shop = await openPayingShop({
    content,
    open: () => openDatabase({ databaseUrl, dataDir: ':memory:' }),
  });
});
afterAll(() => shop.close());

/** Runs a command while the shop is running, as staff would. */
async function command(...args: string[]) {
  const { code, said } = await runInTest(args, {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: shop.dataDir,
      PUBLIC_URL: shop.origin,
      PORT: new URL(shop.origin).port,
    },
  });
  return { code, said };
}
const orderOf = async (number: string) => (await shop.store.orders.find(number))?.data as Order;
const changesOf = async (number: string) =>
  (await shop.store.paymentChanges.list(number)).map(
    ({ kind, state, amountCents }) => `${kind} ${state} ${amountCents}`,
  );
const stockOf = async (variantId: string) => (await shop.store.stock.list([variantId]))[0]?.qty ?? 0;

describe('the demo’s orders', () => {
  it('are paid for in full, and captured once they have left', async () => {
    for (const { number, totals } of content.orders.map(({ order }) => order)) {
      const legs = await shop.store.payments.list(number);
      expect(legs.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totals.totalCents);
    }
    expect(await changesOf('W-204817')).toEqual([]);
    expect(await changesOf('W-181032')).toEqual(['CAPTURE DONE 53900']);
    expect(await changesOf('W-166310')).toEqual(['CAPTURE DONE 20000']);
    expect(await changesOf('W-149920')).toEqual(['CANCEL DONE 15895']);
    expect(await changesOf('W-187740')).toEqual(['CAPTURE DONE 229500', 'REFUND DONE 229500']);
    const refunded = await command('show-order', 'W-187740');
    expect(refunded.said).toContain('REFUNDED, $2,295, of which $0 is kept');
    expect(await command('refund', 'W-187740', '--all', '--by', 'Ada')).toMatchObject({ code: 1 });
  });

  it('can be cancelled: goods, gift cards and held money go back', async () => {
    const { lines } = await orderOf('W-204817');
    const fridge = lines[0]?.variantId ?? '';
    const before = await stockOf(fridge);
    const cancelled = await command('cancel-order', 'W-204817', '--by', 'Ada', '--note', 'As you asked.');
    expect([cancelled.code, cancelled.said]).toEqual([0, expect.stringContaining('W-204817: CANCELLED.')]);
    await expect
      .poll(() => changesOf('W-204817'))
      .toEqual(['CANCEL DONE 367000', 'REFUND DONE 20000', 'REFUND DONE 12500']);
    expect(await stockOf(fridge)).toBe(before + 1);
    expect(await shop.store.vouchers.find('6036280000000004417', '4417')).toMatchObject({ amountRemaining: 200 });
    expect(await shop.store.vouchers.find('6036280000000009032', '9032')).toMatchObject({ amountRemaining: 125 });
  });

  it('can be refunded by line, at the provider that took the money', async () => {
    const { lines } = await orderOf('W-198226');
    const before = await stockOf(lines[1]?.variantId ?? '');
    const refunded = await command('refund', 'W-198226', '--line', '2', '--by', 'Ada', '--reason', 'A dent.');
    expect(refunded.said).toContain('$149 to Visa ending 1111');
    await expect.poll(() => changesOf('W-198226')).toEqual(['CAPTURE DONE 26800', 'REFUND DONE 14900']);
    expect(await stockOf(lines[1]?.variantId ?? '')).toBe(before + 1);
    expect((await command('show-order', 'W-198226')).said).toContain('DELIVERED, $268, of which $119 is kept');
  });

  it('are charged as they are collected', async () => {
    expect(await command('move-order', 'W-204390', 'collected', '--by', 'Ada')).toMatchObject({ code: 0 });
    await expect.poll(() => changesOf('W-204390')).toEqual(['CAPTURE DONE 34900']);
  });

  it('can be sent back, and the return is answered with a refund', async () => {
    const asked = {
      id: 'W-181032-T1',
      at: Date.now(),
      reason: 'FAULTY',
      note: '',
      state: 'ASKED',
      answer: '',
    } as const;
    const returned = { ...asked, lines: [{ lineId: '1', qty: 1 }], refundId: null };
    await shop.store.orders.change('W-181032', async (tx, order) => {
      await tx.query('update orders set data = $2 where number = $1', [
        order.number,
        JSON.stringify({ ...order, returns: [returned] }),
      ]);
    });
    const accepted = await command('return', 'W-181032', 'W-181032-T1', 'accept', '--by', 'Ada');
    expect([accepted.code, accepted.said]).toEqual([0, expect.stringContaining('$539 to PayPal')]);
    await expect.poll(() => changesOf('W-181032')).toEqual(['CAPTURE DONE 53900', 'REFUND DONE 53900']);
    expect(await orderOf('W-181032')).toMatchObject({ status: 'REFUNDED', returns: [{ state: 'ACCEPTED' }] });
  });

  it('give a bought gift card back only while nobody has used it', async () => {
    const refunded = await command('refund', 'W-166310', '--all', '--by', 'Ada');
    expect([refunded.code, refunded.said]).toEqual([0, expect.stringContaining('$200 to Visa ending 1111')]);
    await expect.poll(() => changesOf('W-166310')).toEqual(['CAPTURE DONE 20000', 'REFUND DONE 20000']);
  });
});
