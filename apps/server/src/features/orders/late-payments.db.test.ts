import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { releaseAttempt } from './attempts.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { openOrderShop, placeScripted } from './testing/open-order-shop.ts';
import { orderDeps } from './testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

describe('money that came too late', () => {
  let db: Database;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
  });
  beforeEach(() => {
    provider = scriptedPayment();
    deps = orderDeps(db, provider);
  });
  afterAll(() => db.close());

  const place = (next: Scripted) => placeScripted(deps, provider, next);
  const leave = async () => {
    const left = await place('ACTION');
    await releaseAttempt(deps)({}, { attemptKey: left.attemptKey });
    return left;
  };
  const tell = (...events: Parameters<ReturnType<typeof takePaymentEvents>>[0]) => takePaymentEvents(deps)(events);
  const letters = async (orderNumber: string): Promise<string[]> =>
    (
      await db.query<{ kind: string }>('select kind from test_refund_letters where order_number = $1', [orderNumber])
    ).map(({ kind }) => kind);
  const daysLater = (days: number) =>
    db.query(`update placements set updated_at = updated_at - $1 * interval '1 day'`, [days]);
  const dueNow = () => db.run('update payments set due_at = now() where due_at is not null');
  const hasPlacement = async (orderNumber: string): Promise<boolean> =>
    (await deps.store.placements.findOf(orderNumber)) !== undefined;

  it('is told to its shopper however long it takes to go back', async () => {
    const { orderNumber, payment } = await leave();
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    await sweepOrders(deps)();
    await tell(provider.event('CANCEL_FAILED', payment));
    for (const days of [8, 30]) {
      await daysLater(days);
      await dueNow();
      await sweepOrders(deps)();
    }
    await tell(provider.event('REFUNDED', payment));
    expect(await letters(orderNumber)).toEqual(['late 10000 REFUNDED mia@example.com']);
    await sweepOrders(deps)();
    expect(await hasPlacement(orderNumber)).toBe(false);
  });

  it('is told when its approval is learnt after its cancellation, once', async () => {
    const { orderNumber, payment } = await leave();
    await sweepOrders(deps)();
    await tell(provider.event('CANCELLED', payment));
    expect(await letters(orderNumber)).toEqual([]);
    for (const again of ['', ' again']) await tell(provider.event('AUTHORISED', payment, again));
    expect(await letters(orderNumber)).toEqual(['late 10000 CANCELLED mia@example.com']);
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('for an attempt that was forgotten goes back, and staff hear that nobody could be told', async () => {
    const { orderNumber, payment } = await leave();
    await daysLater(8);
    await sweepOrders(deps)();
    expect(await hasPlacement(orderNumber)).toBe(false);
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    await sweepOrders(deps)();
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    await tell(provider.event('CANCELLED', payment));
    expect(await letters(orderNumber)).toEqual([]);
    expect(deps.problems).toEqual(['a payment without an order went back, and nobody is known to tell']);
  });

  it('as a second payment of an order is told as such', async () => {
    const { orderNumber, payment } = await place('AUTHORISE');
    const second = { ...payment, reference: `${payment.reference}-second` };
    provider.payments.push(second);
    await tell(provider.event('AUTHORISED', second));
    await sweepOrders(deps)();
    await tell(provider.event('CANCELLED', second));
    expect(await letters(orderNumber)).toEqual(['second 10000 CANCELLED mia@example.com']);
  });

  it('in another amount than was asked for goes back as it came', async () => {
    const { orderNumber, payment } = await leave();
    await deps.store.payments.owe(orderNumber, payment.reference, 99_00, async () => {});
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'TO_CANCEL', amountCents: 99_00 }]);
  });
});
