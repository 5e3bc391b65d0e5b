import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { sweepOrders } from './sweep-orders.ts';
import { type Opening, openingOf } from './testing/audit-orders.ts';
import { auditRefunds } from './testing/audit-refunds.ts';
import { makeLetters, orderDeps, orderOf, orderShop } from './testing/order-shop.ts';
import { refundShop } from './testing/refund-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

const PROCESSES = 4;
const ROUNDS = 12;

describe('several who do something to the same order at once, in four processes on PostgreSQL', () => {
  let pools: Database[];
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let shop: ReturnType<typeof refundShop>;
  let shops: ReturnType<typeof refundShop>[];
  beforeAll(async () => {
    const databaseUrl = await createServerDatabase();
    pools = await Promise.all(
      Array.from({ length: PROCESSES }, () => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 4 })),
    );
    const [first] = pools;
    if (!first) throw new Error('There is at least one.');
    db = first;
    await saveShop(db, orderShop());
    await makeLetters(db);
    opening = await openingOf(db);
    provider = scriptedPayment();
    shops = pools.map((pool) => refundShop(pool, orderDeps(pool, provider), provider));
    shop = refundShop(db, orderDeps(db, provider), provider);
  });
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  const settle = async () => {
    await shop.news();
    await sweepOrders(orderDeps(db, provider))();
    await shop.news();
    expect(await auditRefunds(db, opening)).toEqual([]);
  };
  const paymentOf = (number: string) => provider.payments.find(({ orderReference }) => orderReference === number);
  const all = <T>(does: (one: ReturnType<typeof refundShop>, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(shops.map(does));

  it('two of staff refund the same line: one does, the others are told that nothing is left of it', async () => {
    const number = await shop.place(orderOf([{ productId: 'left', qty: 2 }, { productId: 'right' }], 100));
    await shop.move(number, 'COLLECTED');
    await shop.news();
    const answers = await all((one) => one.refund(number, { lines: [{ lineId: '1', qty: 2 }] }));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    const refusals = answers.flatMap((answer) => (answer.status === 'REJECTED' ? answer.reasons : []));
    expect(refusals).toEqual(refusals.map(() => ({ code: 'RefundQtyExceeded', params: { line: '1', left: 0 } })));
    expect(paymentOf(number)?.refundedCents).toBe(60_00);
    await settle();
  });

  it('the same refund that is sent by all is one', async () => {
    const number = await shop.place(orderOf([{ productId: 'left', qty: 2 }], 60));
    await shop.move(number, 'COLLECTED');
    await shop.news();
    await all((one) => one.refund(number, { goodwillCents: 7_00 }, undefined, 'one key'));
    expect(paymentOf(number)?.refundedCents).toBe(7_00);
    expect((await shop.orderOf(number)).refunds).toHaveLength(1);
    await settle();
  });

  it('a shopper cancels at the moment of packing: either it is cancelled or it is packed', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const number = await shop.place();
      const results = await all<string>(async (one, index) => {
        if (index % 2 === round % 2) return one.move(number, 'PACKED');
        return (await one.cancel(number, { kind: 'SHOPPER' })).status;
      });
      const { status } = await shop.orderOf(number);
      seen.add(status);
      const isCancelled = status === 'CANCELLED';
      expect(results.includes('SUCCESS')).toBe(isCancelled);
      expect(results.includes('MOVED')).toBe(!isCancelled);
      expect(paymentOf(number)?.state).toBe(isCancelled ? 'CANCELLED' : 'AUTHORISED');
    }
    expect([...seen].every((status) => ['CANCELLED', 'PACKED'].includes(status))).toBe(true);
    await settle();
  });

  it('staff cancels as it is handed over: what left is paid, and what is cancelled is not', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const number = await shop.place();
      await all<unknown>((one, index) =>
        index % 2 === round % 2 ? one.move(number, 'COLLECTED') : one.cancel(number),
      );
      const { status } = await shop.orderOf(number);
      expect(paymentOf(number)).toMatchObject(
        status === 'CANCELLED'
          ? { state: 'CANCELLED', capturedCents: 0 }
          : { state: 'AUTHORISED', capturedCents: 60_00 },
      );
    }
    await settle();
  });
});
