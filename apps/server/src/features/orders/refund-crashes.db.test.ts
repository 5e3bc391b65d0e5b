import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someOf } from '../../../../../scripts/testing/factors.ts';
import type { Database } from '../../store/database.ts';
import { moveOrderOn } from '../../store/move-orders.ts';
import { askChanges } from './ask-changes.ts';
import { captureWhenGone } from './capture-when-gone.ts';
import type { OrderDeps } from './order-deps.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { type Opening, openingOf } from './testing/audit-orders.ts';
import { auditRefunds } from './testing/audit-refunds.ts';
import { Killed, killable } from './testing/killable.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { anHourLater, orderDeps } from './testing/order-shop.ts';
import { refundShop } from './testing/refund-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

const LINE = { lines: [{ lineId: '1', qty: 1 }] };
/** The whole kettle at $90, of which $60 were paid by card. */
const CARD_CENTS = 60_00;

describe('a process that is killed at any step of giving money back', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let alive: OrderDeps;
  let shop: ReturnType<typeof refundShop>;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
  });
  beforeEach(async () => {
    await db.run(`truncate orders, placements, payments, payment_changes, payment_events, order_events, order_problems,
      sold_units, stock_holds, test_letters, test_refund_letters`);
    opening = await openingOf(db);
    provider = scriptedPayment();
    alive = orderDeps(db, provider);
    shop = refundShop(db, alive, provider);
  });
  afterAll(() => db.close());

  /** Runs work in a process that dies at step n, for n = 1, 2 … until it completes. Returns the number of crashes. */
  async function killEverywhere(
    before: () => Promise<string>,
    run: (number: string, deps: OrderDeps, mortal: Database) => Promise<unknown>,
    afterwards: (number: string) => Promise<void>,
  ) {
    for (let at = 0; ; at += 1) {
      provider.script.next = 'AUTHORISE';
      const number = await before();
      const process = killable(at);
      const mortal = process.database(db);
      const port = process.payment(provider.port);
      const deps = orderDeps(mortal, { port }, { catalogue: alive.catalogue });
      await run(number, deps, mortal).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      await afterwards(number);
      if (!process.wasKilled()) return at;
    }
  }

  const open = () => db.query(`select id from payment_changes where state in ('OPEN', 'SENT')`);

  /** Time goes by, the provider tells, and the sweeper finishes what was left. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 4 && (round === 0 || (await open()).length > 0); round += 1) {
      await anHourLater(db);
      await sweepOrders(alive)();
      await shop.news();
    }
    expect(await open()).toEqual([]);
  }
  const paymentOf = (number: string) => provider.payments.find(({ orderReference }) => orderReference === number);
  const lettersOf = async (number: string) => (await shop.letters(number)).length;

  it.each(someOf(['LOST', 'AUTHORISE'] as const, 2))(
    'leaves an order cancelled or as it was, and never half: %s',
    async (next) => {
      const steps = await killEverywhere(
        () => shop.place(),
        (number, deps) => {
          provider.script.next = next;
          return shop.cancel(number, { kind: 'SHOPPER' }, deps);
        },
        async (number) => {
          provider.script.next = 'AUTHORISE';
          await settle();
          const isCancelled = (await shop.orderOf(number)).status === 'CANCELLED';
          expect(paymentOf(number)?.state).toBe(isCancelled ? 'CANCELLED' : 'AUTHORISED');
          expect(await lettersOf(number)).toBe(isCancelled ? 1 : 0);
          expect(await auditRefunds(db, opening)).toEqual([]);
          // the shopper presses again
          await shop.cancel(number, { kind: 'SHOPPER' });
          await settle();
          expect(paymentOf(number)?.state).toBe('CANCELLED');
          expect(await lettersOf(number)).toBe(1);
        },
      );
      expect(steps).toBeGreaterThan(10);
    },
  );

  it.each(someOf(['LOST', 'AUTHORISE'] as const, 2))(
    'takes and refunds money once, or not at all: %s',
    async (next) => {
      const steps = await killEverywhere(
        async () => {
          const number = await shop.place();
          await shop.move(number, 'COLLECTED');
          await shop.news();
          return number;
        },
        (number, deps) => {
          provider.script.next = next;
          return shop.refund(number, LINE, deps, 'the same');
        },
        async (number) => {
          provider.script.next = 'AUTHORISE';
          await settle();
          expect([0, CARD_CENTS]).toContain(paymentOf(number)?.refundedCents);
          expect(await auditRefunds(db, opening)).toEqual([]);
          await shop.refund(number, LINE, alive, 'the same');
          await settle();
          expect(paymentOf(number)?.refundedCents).toBe(CARD_CENTS);
          expect(await lettersOf(number)).toBe(1);
          expect((await shop.orderOf(number)).status).toBe('REFUNDED');
          expect(await auditRefunds(db, opening)).toEqual([]);
        },
      );
      expect(steps).toBeGreaterThan(10);
    },
  );

  it('takes money once when the goods leave', async () => {
    await killEverywhere(
      () => shop.place(),
      async (number, deps, mortal) => {
        const to = { orderNumber: number, next: 'COLLECTED' as const, note: '', nowMs: Date.now(), actor: 'staff' };
        await moveOrderOn(mortal, to, captureWhenGone);
        await askChanges(deps, number);
      },
      async (number) => {
        await settle();
        const hasLeft = (await shop.orderOf(number)).status === 'COLLECTED';
        expect(paymentOf(number)?.capturedCents).toBe(hasLeft ? CARD_CENTS : 0);
        expect(await auditRefunds(db, opening)).toEqual([]);
      },
    );
  });

  it('may be the one that takes in the news or sweeps', async () => {
    await killEverywhere(
      async () => {
        const number = await shop.place();
        await shop.move(number, 'COLLECTED');
        await shop.refund(number, LINE);
        return number;
      },
      async (_number, deps) => {
        await takePaymentEvents(deps)(provider.changeNews());
        await sweepOrders(deps)();
      },
      async (number) => {
        await settle();
        expect(paymentOf(number)).toMatchObject({ capturedCents: CARD_CENTS, refundedCents: CARD_CENTS });
        expect(await lettersOf(number)).toBe(1);
        expect(await auditRefunds(db, opening)).toEqual([]);
      },
    );
  });
});
