import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someOf } from '../../../../../scripts/testing/factors.ts';
import type { Database } from '../../store/database.ts';
import { giveUpAttempt } from './attempts.ts';
import { continuePayment } from './continue-payment.ts';
import type { OrderDeps } from './order-deps.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { auditOrders, type Opening, openingOf } from './testing/audit-orders.ts';
import { Killed, killable } from './testing/killable.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import {
  anHourLater,
  commandOf,
  kettle,
  orderDeps,
  paidByCard,
  paidByGiftCard,
  placeBy,
} from './testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

/** A kettle with a promotion that has a limit, paid by gift card and by card: everything that can be scarce. */
const wanted = () =>
  kettle(0, {
    promoCodes: ['PLENTY'],
    expectedPromotions: [{ promotionId: 'plenty', versionId: 'plenty-1' }],
    payment: { methods: [paidByGiftCard('GIFT2', 1), paidByCard(89)] },
  });

describe('a process that is killed at any step', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  /** A process that lives. */
  let alive: OrderDeps;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
  });
  beforeEach(async () => {
    await db.run(`
      truncate orders, placements, payments, stock_holds, payment_events, test_letters;
      delete from promotion_uses where order_number like 'W-%';`);
    opening = await openingOf(db);
    provider = scriptedPayment();
    alive = orderDeps(db, provider);
  });
  afterAll(() => db.close());

  const audit = () => auditOrders(db, provider, opening);
  const counted = async () => (await db.query<{ n: number }>('select count(*) as n from orders'))[0]?.n ?? 0;

  /** Runs work in a process that dies at step n, for n = 1, 2 … until it completes. Returns the number of crashes. */
  async function killEverywhere(run: (deps: OrderDeps) => Promise<unknown>, afterwards: () => Promise<void>) {
    for (let at = 0; ; at += 1) {
      const process = killable(at);
      const deps = orderDeps(
        process.database(db),
        { port: process.payment(provider.port) },
        { catalogue: alive.catalogue },
      );
      await run(deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      await afterwards();
      if (!process.wasKilled()) return at;
    }
  }

  const placedAs = (orderNumber: string | false) => ({
    status: 'SUCCESS',
    value: { orderNumber, status: 'placed', actionData: null },
  });

  /** The provider's result, and its result on a retry. */
  const scripts: readonly Scripted[] = ['AUTHORISE', 'REFUSE', 'ACTION', 'PENDING', 'LOST'];

  it.each(someOf(scripts, 4))('leaves nothing behind when the shopper tries again: %s', async (next) => {
    let command = commandOf(wanted());
    const steps = await killEverywhere(
      (deps) => {
        provider.script.next = next;
        command = commandOf(wanted());
        return placeBy(deps)(command);
      },
      async () => {
        await anHourLater(db);
        const before = await counted();
        const answer = await placeBy(alive)(command);
        const isPlaced = answer.status === 'SUCCESS' && answer.value.status !== 'actionRequired';
        expect(await counted()).toBeLessThanOrEqual(before + 1);
        const again = await placeBy(alive)(command);
        // an unknown result is known after one more query
        const orderNumber = answer.status === 'SUCCESS' && answer.value.orderNumber;
        expect(again).toEqual(next === 'LOST' ? placedAs(orderNumber) : answer);
        expect([answer.status, isPlaced]).toEqual(expectedOf(next));
        expect(await audit()).toEqual([]);
        await anHourLater(db);
        await sweepOrders(alive)();
      },
    );
    expect(steps).toBeGreaterThan(10);
  });

  // an answer that is lost is what a process sees that dies right after the call
  it.each(someOf(scripts.slice(0, 4), 4))(
    'leaves nothing behind when nobody tries again and the provider is silent: %s',
    async (next) => {
      const steps = await killEverywhere(
        (deps) => {
          provider.script.next = next;
          return placeBy(deps)(commandOf(wanted()));
        },
        async () => {
          await anHourLater(db);
          await sweepOrders(alive)();
          expect(await audit()).toEqual([]);
          const open = await db.query(`select key from placements where state in ('HELD', 'ACTION')`);
          expect(open).toEqual([]);
        },
      );
      expect(steps).toBeGreaterThan(10);
    },
  );

  it("leaves nothing behind when the provider's news comes instead", async () => {
    await killEverywhere(
      (deps) => {
        provider.script.next = 'AUTHORISE';
        return placeBy(deps)(commandOf(wanted()));
      },
      async () => {
        await takePaymentEvents(alive)(provider.news());
        expect(await audit()).toEqual([]);
        const paid = provider.payments.filter(({ state }) => state === 'AUTHORISED').length;
        const orders = await db.query(`select from payments where leg = 0 and status = 'AUTHORISED'`);
        expect(orders).toHaveLength(paid);
        await anHourLater(db);
        await sweepOrders(alive)();
        expect(await audit()).toEqual([]);
      },
    );
  });

  it.each([true, false])('may be the one that the shopper returned to, who paid: %s', async (paid) => {
    let orderNumber = '';
    await killEverywhere(
      async (deps) => {
        provider.script.next = 'ACTION';
        const answer = await placeBy(alive)(commandOf(wanted()));
        orderNumber = answer.status === 'SUCCESS' ? answer.value.orderNumber : '';
        provider.script.next = 'AUTHORISE';
        await continuePayment(deps)({ orderNumber, details: { order: orderNumber, paid } });
      },
      async () => {
        await db.run(`update placements set busy_until = busy_until - interval '1 hour'`);
        const answer = await continuePayment(alive)({ orderNumber, details: { order: orderNumber, paid } });
        expect(answer.status).toBe(paid ? 'SUCCESS' : 'REJECTED');
        expect(await audit()).toEqual([]);
      },
    );
  });

  it.each([false, true])('may be the one that gives an attempt up, which is approved later: %s', async (isApproved) => {
    let command = commandOf(wanted());
    let orderNumber = '';
    const steps = await killEverywhere(
      async (deps) => {
        provider.script.next = 'ACTION';
        command = commandOf(wanted());
        const answer = await placeBy(alive)(command);
        orderNumber = answer.status === 'SUCCESS' ? answer.value.orderNumber : '';
        await giveUpAttempt(deps, command.key);
      },
      async () => {
        await db.run(`update placements set busy_until = busy_until - interval '1 hour'`);
        // the page retries, on any process
        expect(await giveUpAttempt(alive, command.key)).toEqual({ status: 'RELEASED', orderNumber });
        expect(await audit()).toEqual([]);
        if (isApproved) await takePaymentEvents(alive)([provider.event('AUTHORISED', provider.payAt(orderNumber))]);
        await sweepOrders(alive)();
        await anHourLater(db);
        await sweepOrders(alive)();
        expect(await counted()).toBe(0);
        expect(await audit()).toEqual([]);
      },
    );
    expect(steps).toBeGreaterThan(8);
  });

  it('may be the one that hears that late money has gone back: its shopper is written to once', async () => {
    let number = '';
    await killEverywhere(
      async (deps) => {
        provider.script.next = 'ACTION';
        const command = commandOf(wanted());
        const answer = await placeBy(alive)(command);
        number = answer.status === 'SUCCESS' ? answer.value.orderNumber : '';
        await giveUpAttempt(alive, command.key);
        const payment = provider.payAt(number);
        await takePaymentEvents(alive)([provider.event('AUTHORISED', payment)]);
        await sweepOrders(alive)();
        await takePaymentEvents(deps)([provider.event('CANCELLED', payment)]);
      },
      async () => {
        await anHourLater(db);
        await takePaymentEvents(alive)(provider.news());
        const letters = await db.query('select kind from test_refund_letters where order_number = $1', [number]);
        expect(letters).toEqual([{ kind: expect.stringMatching(/^late \d+ CANCELLED/) }]);
        expect(await audit()).toEqual([]);
      },
    );
  });

  it('may be the one that sweeps or takes in the news', async () => {
    await killEverywhere(
      async (deps) => {
        provider.script.next = 'LOST';
        await placeBy(alive)(commandOf(wanted()));
        await anHourLater(db);
        await sweepOrders(deps)();
      },
      async () => {
        await anHourLater(db);
        await sweepOrders(alive)();
        expect(await audit()).toEqual([]);
      },
    );
    await killEverywhere(
      async (deps) => {
        provider.script.next = 'ACTION';
        const answer = await placeBy(alive)(commandOf(wanted()));
        if (answer.status === 'SUCCESS') provider.payAt(answer.value.orderNumber);
        await takePaymentEvents(deps)(provider.news());
      },
      async () => {
        await anHourLater(db);
        await takePaymentEvents(alive)(provider.news());
        await anHourLater(db);
        await sweepOrders(alive)();
        expect(await audit()).toEqual([]);
      },
    );
  });
});

/** The shopper's final answer, however often the process crashed. */
function expectedOf(next: Scripted): [string, boolean] {
  if (next === 'REFUSE') return ['REJECTED', false];
  if (next === 'LOST') return [expect.stringMatching('SUCCESS|ERROR'), expect.any(Boolean)];
  return ['SUCCESS', next !== 'ACTION'];
}
