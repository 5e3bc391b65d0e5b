import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createStore } from '../../store/store.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import type { PlaceOrderCommand } from './order-key.ts';
import { auditOrders, type Opening, openingOf } from './testing/audit-orders.ts';
import {
  commandOf,
  kettle,
  makeLetters,
  type OrderAnswer,
  orderDeps,
  orderOf,
  orderShop,
  paidByCard,
  paidByGiftCard,
  placeBy,
  thing,
} from './testing/order-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

const PROCESSES = 4;
const openPools = async (): Promise<Database[]> => {
  const databaseUrl = await createServerDatabase();
  return Promise.all(
    Array.from({ length: PROCESSES }, () => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 10 })),
  );
};

describe('many who want the same at once, in four processes on PostgreSQL', () => {
  let pools: Database[];
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let processes: ReturnType<typeof orderDeps>[];
  beforeAll(async () => {
    pools = await openPools();
    const [first] = pools;
    if (!first) throw new Error('There is at least one.');
    db = first;
    await saveShop(db, orderShop(5));
    await makeLetters(db);
    opening = await openingOf(db);
    provider = scriptedPayment();
    processes = pools.map((pool) => orderDeps(pool, provider));
    // every process has read its catalogue: shops are open before people come
    await Promise.all(processes.map(({ catalogue }) => catalogue.load()));
  });
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  const together = (commands: readonly PlaceOrderCommand[]): Promise<OrderAnswer[]> =>
    Promise.all(
      commands.map((command, index) => {
        const deps = processes[index % processes.length];
        if (!deps) throw new Error('There is one.');
        return placeBy(deps)(command);
      }),
    );
  const tally = (answers: readonly OrderAnswer[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const answer of answers) {
      const word = answer.status === 'REJECTED' ? (answer.reasons[0]?.code ?? '') : answer.status;
      counts[word] = (counts[word] ?? 0) + 1;
    }
    return counts;
  };
  const buyers = (count: number, request: (index: number) => PlaceOrderCommand['request']) =>
    Array.from({ length: count }, (_, index) => commandOf(request(index)));
  const audit = () => auditOrders(db, provider, opening);
  const stockOf = async (id: string) => (await createStore(db).stock.list([id]))[0]?.qty;

  it('200 buyers of 5 kettles: five have one, the others are told, and none is left', async () => {
    const before = provider.calls.authorise;
    const commands = buyers(200, (index) => kettle(100, { email: `buyer${index}@example.com` }));
    const answers = await together(commands);
    expect(tally(answers)).toEqual({ SUCCESS: 5, InsufficientStock: 195 });
    const reason = { code: 'InsufficientStock', params: { variantId: 'kettle-v1', stockQty: 0 } };
    const refusals = answers.flatMap((answer) => (answer.status === 'REJECTED' ? answer.reasons : []));
    expect(refusals).toEqual(refusals.map(() => reason));
    expect(await stockOf('kettle-v1')).toBe(0);
    expect(provider.calls.authorise - before).toBe(5);
    expect(await audit()).toEqual([]);
  });

  it('50 checkouts with the same gift card never spend more than is on it', async () => {
    const methods = [paidByGiftCard('GIFT1', 25), paidByCard(5)];
    const answers = await together(buyers(50, (index) => thing(index, 0, { payment: { methods } })));
    expect(tally(answers)).toEqual({ SUCCESS: 4, VoucherInsufficientFunds: 46 });
    const left = await db.query(`select amount_remaining_cents as left from vouchers where code = 'GIFT1'`);
    expect(left).toEqual([{ left: 0 }]);
    expect(await audit()).toEqual([]);
  });

  it('the last use of a promotion goes to one', async () => {
    const cart = { promoCodes: ['LAST'], expectedPromotions: [{ promotionId: 'last', versionId: 'last-1' }] };
    const answers = await together(
      buyers(24, (index) => thing(index, 27, { ...cart, email: `reader${index}@example.com` })),
    );
    expect(tally(answers)).toEqual({ SUCCESS: 1, CartPromotionsChanged: 23 });
    expect(await audit()).toEqual([]);
  });

  it('a promotion that each may use once is used once by one shopper, and by every other', async () => {
    const cart = { promoCodes: ['OWN'], expectedPromotions: [{ promotionId: 'own', versionId: 'own-1' }] };
    const emails = ['ana@example.com', 'Ana@Example.com', 'ben@example.com'];
    const answers = await together(
      buyers(24, (index) => thing(index, 27, { ...cart, email: emails[index % emails.length] ?? '' })),
    );
    expect(tally(answers)).toEqual({ SUCCESS: 2, CartPromotionsChanged: 22 });
    expect(await audit()).toEqual([]);
  });

  it('50 identical requests are one order and one authorisation', async () => {
    const before = [provider.calls.authorise, await createStore(db).orders.hasOrdered('same@example.com')];
    const command = commandOf(orderOf([{ productId: 'fridge' }], 1999, { email: 'same@example.com' }));
    const answers = await together(Array.from({ length: 50 }, () => command));
    expect(before[1]).toBe(false);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(tally(answers)).toEqual({ SUCCESS: 50 });
    expect(provider.calls.authorise).toBe(Number(before[0]) + 1);
    const orders = await db.query(`select from orders where data #>> '{contact,email}' = 'same@example.com'`);
    expect(orders).toHaveLength(1);
    expect(await audit()).toEqual([]);
  });

  it('the last one, clicked twice, is bought and not sold out', async () => {
    const command = commandOf(orderOf([{ productId: 'scarce' }], 20));
    expect(tally(await together([command, command, command, command]))).toEqual({ SUCCESS: 4 });
    expect(await stockOf('scarce-v1')).toBe(0);
  });

  it('two tabs with keys of their own are two orders, each with its own money; of the last one there is one', async () => {
    const twice = [thing(3, 30, { email: 'two@example.com' }), thing(3, 30, { email: 'two@example.com' })];
    const before = provider.calls.authorise;
    const answers = await together(twice.map((request) => commandOf(request)));
    expect(tally(answers)).toEqual({ SUCCESS: 2 });
    expect(new Set(answers.map((one) => (one.status === 'SUCCESS' ? one.value.orderNumber : ''))).size).toBe(2);
    const lastOne = () => commandOf(orderOf([{ productId: 'single' }], 20));
    expect(tally(await together([lastOne(), lastOne()]))).toEqual({ SUCCESS: 1, InsufficientStock: 1 });
    expect(provider.calls.authorise - before).toBe(3);
    expect(await audit()).toEqual([]);
  });

  it('carts with the same things in another order never wait for each other', async () => {
    const things = [{ productId: 'left' }, { productId: 'right' }];
    const deadlocks = `select deadlocks from pg_stat_database where datname = current_database()`;
    const before = await db.query(deadlocks);
    const answers = await together(
      buyers(40, (index) => orderOf(index % 2 === 0 ? things : [...things].reverse(), 70)),
    );
    expect(tally(answers)).toEqual({ SUCCESS: 40 });
    expect(await db.query(deadlocks)).toEqual(before);
    expect([await stockOf('left-v1'), await stockOf('right-v1')]).toEqual([10, 10]);
    expect(await audit()).toEqual([]);
  });
});
