import type { OrderStatus } from '@wattle/domain/order';
import { momentAt } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../store/database.ts';
import { outsideTransactions } from '../../store/guard-transactions.ts';
import { sweepOrders } from './sweep-orders.ts';
import { tellPassedDays } from './tell-passed-days.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { kettle, orderDeps } from './testing/order-shop.ts';
import { refundShop } from './testing/refund-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = ['2031-11-17', '2031-11-18', '2031-11-19'] as const;

/** A time of a day where the shop is, in milliseconds. */
const at = (day: string, time = '09:00'): number => (momentAt(SHOP_TIME_ZONE, `${day}T${time}`) ?? 0) * 1000;

describe('a promised day that has passed', () => {
  let db: Database;
  let deps: ReturnType<typeof orderDeps>;
  let shop: ReturnType<typeof refundShop>;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
    const provider = scriptedPayment();
    deps = orderDeps(db, provider);
    shop = refundShop(db, deps, provider);
  });
  afterAll(() => db.close());

  /** An order in this state, promised for these days. */
  const promised = async (day: string, { rangeEnd = null as string | null, status = 'PLACED' as OrderStatus } = {}) => {
    const number = await shop.place(kettle());
    const order = await shop.orderOf(number);
    const shipping = { ...order.shipping, day, rangeEnd };
    await db.query('update orders set status = $2, data = $3 where number = $1', [
      number,
      status,
      JSON.stringify({ ...order, status, shipping }),
    ]);
    return number;
  };
  const tell = (nowMs: number) => tellPassedDays(deps, nowMs);
  const told = async (...numbers: readonly string[]) => Promise.all(numbers.map(shop.letters));

  it('is told to its shopper on the next morning, once, with a line in the journal', async () => {
    const number = await promised(MONDAY);
    await tell(at(MONDAY, '23:59'));
    await tell(at(TUESDAY, '07:59'));
    expect(await told(number)).toEqual([[]]);
    await tell(at(TUESDAY, '08:00'));
    await tell(at(TUESDAY, '08:01'));
    await tell(at(WEDNESDAY));
    expect(await told(number)).toEqual([[`late ${MONDAY}`]]);
    const events = (await deps.store.orderEvents.list(number)).filter(({ kind }) => kind === 'DAY_PASSED');
    expect(events).toMatchObject([{ actor: 'shop', data: { day: MONDAY } }]);
  });

  it('is the last one of a range', async () => {
    const number = await promised(MONDAY, { rangeEnd: TUESDAY });
    await tell(at(TUESDAY));
    expect(await told(number)).toEqual([[]]);
    await tell(at(WEDNESDAY));
    expect(await told(number)).toEqual([[`late ${TUESDAY}`]]);
  });

  it('is told again when the new day passes too', async () => {
    const number = await promised(MONDAY);
    await tell(at(TUESDAY));
    const order = await shop.orderOf(number);
    const moved = { ...order, shipping: { ...order.shipping, day: TUESDAY } };
    await db.query('update orders set data = $2 where number = $1', [number, JSON.stringify(moved)]);
    await tell(at(TUESDAY));
    await tell(at(WEDNESDAY));
    await tell(at(WEDNESDAY));
    expect(await told(number)).toEqual([[`late ${MONDAY}`, `late ${TUESDAY}`]]);
  });

  it('is nothing to tell of what is there, is over, or was promised long ago', async () => {
    const done = ['READY_TO_COLLECT', 'DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED', 'PENDING'] as const;
    const numbers = await Promise.all(done.map((status) => promised(MONDAY, { status })));
    const [old, older] = [await promised('2031-11-11'), await promised('2031-11-10')];
    const coming = await Promise.all((['PACKED', 'ON_THE_WAY'] as const).map((status) => promised(MONDAY, { status })));
    await tell(at(TUESDAY));
    expect(await told(older, ...numbers)).toEqual([[], ...done.map(() => [])]);
    expect(await told(old, ...coming)).toEqual([['late 2031-11-11'], [`late ${MONDAY}`], [`late ${MONDAY}`]]);
  });

  it('is told once by several processes at the same moment, to as many as there are', async () => {
    const numbers = await Promise.all(Array.from({ length: 25 }, () => promised(MONDAY)));
    const others = Array.from({ length: 4 }, () => orderDeps(db, scriptedPayment()));
    await Promise.all(others.map((one) => tellPassedDays(one, at(TUESDAY))));
    while ((await tell(at(TUESDAY))) > 0);
    expect(await told(...numbers)).toEqual(numbers.map(() => [`late ${MONDAY}`]));
  });

  it('waits while somebody changes the order, and then tells what is true', async () => {
    const number = await promised(MONDAY);
    await db.transaction(async (tx) => {
      await tx.query(`update orders set status = 'DELIVERED' where number = $1`, [number]);
      // another process
      await outsideTransactions(() => tell(at(TUESDAY)));
    });
    await tell(at(TUESDAY));
    expect(await told(number)).toEqual([[]]);
  });

  it('is not noted when the mail could not be written', async () => {
    const number = await promised(MONDAY);
    const letters = { ...deps.letters, dayPassed: () => Promise.reject(new Error('no mail')) };
    await expect(tellPassedDays({ ...deps, letters }, at(TUESDAY))).rejects.toThrow('no mail');
    expect(await shop.journal(number)).not.toContain('shop DAY_PASSED');
    await tell(at(TUESDAY));
    expect(await told(number)).toEqual([[`late ${MONDAY}`]]);
  });

  it('reaches the others, although there are many that cannot be told', async () => {
    const broken = new Set(await Promise.all(Array.from({ length: 25 }, () => promised(MONDAY))));
    const number = await promised(MONDAY);
    const dayPassed: typeof deps.letters.dayPassed = async (tx, order) => {
      if (broken.has(order.number)) await tx.query('select 1 / 0');
      await deps.letters.dayPassed(tx, order);
    };
    const telling = tellPassedDays({ ...deps, letters: { ...deps.letters, dayPassed } }, at(TUESDAY));
    await expect(telling).rejects.toThrow('division by zero');
    expect(await told(number)).toEqual([[`late ${MONDAY}`]]);
    await tell(at(TUESDAY));
    expect(await told(...broken)).toEqual([...broken].map(() => [`late ${MONDAY}`]));
  });

  it('is found by the sweeper, which wakes the mails', async () => {
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const number = await promised(threeDaysAgo);
    const woken = vi.fn();
    const swept = await sweepOrders({ ...deps, onPlaced: woken })();
    expect([swept.late, woken.mock.calls.length, await told(number)]).toEqual([1, 1, [[`late ${threeDaysAgo}`]]]);
    expect((await sweepOrders({ ...deps, onPlaced: woken })()).late).toBe(0);
    expect(woken).toHaveBeenCalledTimes(1);
  });
});
