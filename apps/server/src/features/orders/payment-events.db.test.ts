import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { captureWhenGone } from './capture-when-gone.ts';
import { continuePayment } from './continue-payment.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { auditOrders, type Opening } from './testing/audit-orders.ts';
import { openOrderShop, placeScripted } from './testing/open-order-shop.ts';
import { anHourLater, commandOf, kettle, orderDeps, placeBy } from './testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

describe('news of the provider', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db, opening } = await openOrderShop());
  });
  beforeEach(() => {
    provider = scriptedPayment();
    deps = orderDeps(db, provider);
  });
  afterAll(() => db.close());

  const place = (next: Scripted) => placeScripted(deps, provider, next);
  const tell = (...events: Parameters<ReturnType<typeof takePaymentEvents>>[0]) => takePaymentEvents(deps)(events);
  const statusOf = async (orderNumber: string) => (await createStore(db).orders.find(orderNumber))?.status;
  const expectSound = async () => {
    const elsewhere = await auditOrders(db, provider, opening);
    expect(elsewhere).toEqual([]);
  };

  it('before the shopper returns makes the order; who returns gets it', async () => {
    const { orderNumber } = await place('ACTION');
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    expect(await statusOf(orderNumber)).toBe('PLACED');
    const answer = await continuePayment(deps)({ orderNumber, details: { order: orderNumber, paid: true } });
    expect(answer).toMatchObject({ value: { orderNumber, status: 'placed' } });
    expect(provider.calls.continue).toBe(0);
    await expectSound();
  });

  it('after the order changes nothing, once or twice', async () => {
    const { orderNumber, payment } = await place('AUTHORISE');
    const before = await createStore(db).orders.find(orderNumber);
    await tell(provider.event('AUTHORISED', payment), provider.event('AUTHORISED', payment));
    await tell(provider.event('AUTHORISED', payment), provider.event('AUTHORISED', payment, ' again'));
    expect(await createStore(db).orders.find(orderNumber)).toEqual(before);
    expect(await sweepOrders(deps)()).toMatchObject({ events: 0, cancels: 0 });
    await expectSound();
  });

  it('of the approval with which the order was saved is stored, and nothing else is asked', async () => {
    const { payment } = await place('AUTHORISE');
    const { store } = deps;
    const paymentEvents = { ...store.paymentEvents, claim: () => expect.fail('there is nothing to handle') };
    const keepOnly = takePaymentEvents({ ...deps, store: { ...store, paymentEvents } });
    expect(await keepOnly([provider.event('AUTHORISED', payment)])).toBe('KEPT');
    expect(deps.problems).toEqual([]);
    await expectSound();
  });

  it('while the answer to the call is still on its way makes one order', async () => {
    const { port } = provider;
    const eager = { ...deps, payment: { ...port, authorise: announced } };
    async function announced(input: Parameters<typeof port.authorise>[0]) {
      const outcome = await port.authorise(input);
      await tell(...provider.news());
      return outcome;
    }
    const answer = await placeBy(eager)(commandOf(kettle()));
    expect(answer).toMatchObject({ status: 'SUCCESS', value: { status: 'placed' } });
    await expectSound();
  });

  it('in place of an answer that was lost makes the order, and the same request gets it', async () => {
    const { command, answer, payment, orderNumber } = await place('LOST');
    expect(answer).toMatchObject({ value: { orderNumber, status: 'pending' } });
    await tell(provider.event('AUTHORISED', payment));
    expect(await placeBy(deps)(command)).toMatchObject({ value: { orderNumber, status: 'placed' } });
    await expectSound();
  });

  it('that comes too late for an order has the money given back', async () => {
    const { orderNumber } = await place('ACTION');
    await anHourLater(db);
    await sweepOrders(deps)();
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    expect(await statusOf(orderNumber)).toBeUndefined();
    await sweepOrders(deps)();
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    await tell(provider.event('CANCELLED', provider.payAt(orderNumber)));
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('of a refusal that was a payment after all has it given back', async () => {
    const { orderNumber } = await place('REFUSE');
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    await sweepOrders(deps)();
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    await expectSound();
  });

  it('of a second payment of the same order has that one given back, and no other', async () => {
    const { orderNumber, payment } = await place('AUTHORISE');
    const second = { ...payment, reference: `${payment.reference}-second` };
    provider.payments.push(second);
    await tell(provider.event('AUTHORISED', second));
    await sweepOrders(deps)();
    expect(provider.payments.map(({ state }) => state)).toEqual(['AUTHORISED', 'CANCELLED']);
    expect(await statusOf(orderNumber)).toBe('PLACED');
    await expectSound();
  });

  it('that a cancellation failed has it refunded', async () => {
    const { orderNumber, payment } = await place('REFUSE');
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    await sweepOrders(deps)();
    provider.payAt(orderNumber);
    await tell(provider.event('CANCEL_FAILED', payment));
    await anHourLater(db);
    expect(await sweepOrders(deps)()).toMatchObject({ cancels: 1 });
    // it may have been taken meanwhile: then only a refund brings it back
    expect(provider.calls).toMatchObject({ cancel: 1, refund: 1 });
    await tell(provider.event('REFUNDED', payment));
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('that there was nothing to cancel ends the matter', async () => {
    const { orderNumber, payment } = await place('REFUSE');
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    await sweepOrders(deps)();
    await tell(provider.event('NOTHING_TO_CANCEL', payment));
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('that comes in the wrong order ends the same: cancelled, then authorised', async () => {
    const { orderNumber, payment } = await place('LOST');
    await anHourLater(db);
    await sweepOrders(deps)();
    await tell(provider.event('CANCELLED', payment));
    await tell(provider.event('AUTHORISED', payment));
    await anHourLater(db);
    expect(await sweepOrders(deps)()).toMatchObject({ cancels: 0 });
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
    await expectSound();
  });

  it('that an attempt failed does not end one that may still be paid', async () => {
    const { orderNumber, payment } = await place('ACTION');
    await tell(provider.event('AUTHORISATION_FAILED', payment));
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    expect(await statusOf(orderNumber)).toBe('PLACED');
    await expectSound();
  });

  it('of a payment that was not sure places the order', async () => {
    const { orderNumber } = await place('PENDING');
    expect(await statusOf(orderNumber)).toBe('PENDING');
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    expect(await createStore(db).orders.find(orderNumber)).toMatchObject({
      status: 'PLACED',
      data: { status: 'PLACED', history: [{ status: 'PENDING' }, { status: 'PLACED' }] },
    });
    await expectSound();
  });

  it('that a payment which was not sure failed cancels the order and brings its goods back; a late yes is given back', async () => {
    const { orderNumber, payment } = await place('PENDING');
    await tell(provider.event('AUTHORISATION_FAILED', payment));
    expect(await statusOf(orderNumber)).toBe('CANCELLED');
    await expectSound();
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    await sweepOrders(deps)();
    expect(await statusOf(orderNumber)).toBe('CANCELLED');
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    await expectSound();
  });

  it('of a capture that nobody asked for changes nothing; a dispute is put before a person', async () => {
    const { orderNumber, payment } = await place('AUTHORISE');
    const before = await createStore(db).orders.find(orderNumber);
    await tell(provider.event('CAPTURED', payment));
    expect(deps.problems).toEqual([]);
    await tell(provider.event('DISPUTED', payment));
    expect(deps.problems).toEqual(['disputed: a payment needs a look']);
    expect(await createStore(db).orders.find(orderNumber)).toEqual(before);
  });

  it('that a payment has expired is for a person where an order relies on it, and nothing where none does', async () => {
    const { orderNumber, payment } = await place('AUTHORISE');
    const before = await createStore(db).orders.find(orderNumber);
    await tell(provider.event('EXPIRED', { ...payment, reference: `${payment.reference}-left` }));
    expect(deps.problems).toEqual([]);
    await tell(provider.event('EXPIRED', payment));
    expect(deps.problems).toHaveLength(1);
    expect(await createStore(db).orders.find(orderNumber)).toEqual(before);
  });

  it('that a payment failed, told after it was authorised, leaves its order as it is', async () => {
    const { orderNumber, payment } = await place('AUTHORISE');
    const before = await createStore(db).orders.find(orderNumber);
    await tell(provider.event('AUTHORISATION_FAILED', payment));
    expect(await createStore(db).orders.find(orderNumber)).toEqual(before);
    await expectSound();
  });

  it('is not needed for goods that have not left: their payment is held, and not captured', async () => {
    const { saveWithOrder } = deps;
    deps = {
      ...deps,
      saveWithOrder: async (tx, order) => {
        await saveWithOrder(tx, order);
        await captureWhenGone(tx, order);
      },
    };
    const { orderNumber } = await place('AUTHORISE');
    await sweepOrders(deps)();
    expect(provider.changes.filter(({ payment }) => payment.orderReference === orderNumber)).toEqual([]);
    expect(await createStore(db).payments.list(orderNumber)).toMatchObject([{ status: 'AUTHORISED' }]);
  });

  it('that cannot be handled is kept, keeps no other waiting, and is handled when it can be', async () => {
    const [first, second] = [await place('ACTION'), await place('ACTION')];
    const broken: typeof deps = {
      ...deps,
      saveWithOrder: async (tx, order) => {
        if (order.number === first.orderNumber) throw new Error('Not this one.');
        return deps.saveWithOrder(tx, order);
      },
    };
    const paid = [first, second].map(({ orderNumber }) => provider.event('AUTHORISED', provider.payAt(orderNumber)));
    expect(await takePaymentEvents(broken)(paid)).toBe('KEPT');
    expect([await statusOf(first.orderNumber), await statusOf(second.orderNumber)]).toEqual([undefined, 'PLACED']);
    await db.run(`update payment_events set due_at = due_at - interval '1 hour'`);
    expect(await sweepOrders(deps)()).toMatchObject({ events: 1 });
    expect(await statusOf(first.orderNumber)).toBe('PLACED');
    await expectSound();
  });

  it('that money cannot be given back is tried ever less often, and told to a person', async () => {
    const { orderNumber, payment } = await place('REFUSE');
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await sweepOrders(deps)()).toMatchObject({ cancels: 1 });
      await tell(provider.event(attempt % 2 === 1 ? 'CANCEL_FAILED' : 'REFUND_FAILED', payment, ` ${attempt}`));
      const [due] = await db.query<{ minutes: number }>(
        `select round(extract(epoch from due_at - now()) / 60)::int as minutes from payments where order_number = $1`,
        [orderNumber],
      );
      expect(due?.minutes).toBe(2 ** attempt);
      await db.query('update payments set due_at = now() where order_number = $1', [orderNumber]);
    }
    expect(deps.problems).toEqual(['a payment without an order cannot be given back']);
  });

  it('of an order that is not there, or of another amount, is told to a person and does no harm', async () => {
    const { orderNumber, payment } = await place('ACTION');
    await tell(provider.event('AUTHORISED', { ...payment, orderReference: 'W-00000000', reference: 'nobody' }));
    await tell(provider.event('AUTHORISED', { ...payment, amountCents: 1, reference: 'cheap' }));
    expect(await statusOf(orderNumber)).toBeUndefined();
    expect(deps.problems).toEqual(['news of a payment of an order that is not there', 'another amount was authorised']);
  });

  it('that always fails is set aside, and keeps no other work of the sweeper waiting', async () => {
    const { orderNumber } = await place('ACTION');
    const poisonous = { ...provider.event('AUTHORISED', provider.payAt(orderNumber)), id: 'poison' };
    await deps.store.paymentEvents.keep([poisonous]);
    const broken = {
      ...deps,
      store: {
        ...deps.store,
        payments: {
          ...deps.store.payments,
          list: async () => {
            throw new TypeError('always');
          },
        },
      },
    };
    const due = () => db.run("update payment_events set due_at = now() - interval '1 second' where handled_at is null");
    for (let time = 0; time < 4; time += 1) {
      await due();
      await expect(sweepOrders(broken)()).rejects.toThrow('always');
    }
    await due();
    await expect(sweepOrders(broken)()).resolves.toMatchObject({ events: 1 });
    expect(deps.problems).toContain('news of a payment was set aside');
    await due();
    expect(await sweepOrders(broken)()).toMatchObject({ events: 0 });
    // the order itself is settled as if no news had come
    await db.run("delete from payment_events where id = 'poison'");
    await tell(provider.event('AUTHORISED', provider.payAt(orderNumber)));
    expect(await statusOf(orderNumber)).toBe('PLACED');
    await expectSound();
  });

  it('in another currency places nothing, and is for a person to look at', async () => {
    const { orderNumber } = await place('ACTION');
    const paid = provider.event('AUTHORISED', provider.payAt(orderNumber));
    await tell({ ...paid, id: 'elsewhere', currency: 'JPY' });
    expect(await statusOf(orderNumber)).not.toBe('PLACED');
    expect(deps.problems).toContain('news of a payment in another currency');
    await tell({ ...paid, currency: 'AUD' });
    expect(await statusOf(orderNumber)).toBe('PLACED');
  });
});

describe('a connection that is lost in the middle', () => {
  it('is an error to try again, and the next try finishes the one order', async () => {
    const { db, opening } = await openOrderShop();
    const provider = scriptedPayment();
    const deps = orderDeps(db, provider);
    const cut: typeof deps = {
      ...deps,
      saveWithOrder: async (tx) => {
        await tx.query('select pg_terminate_backend(pg_backend_pid())');
      },
    };
    const command = commandOf(kettle());
    expect(await placeBy(cut)(command)).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true });
    await anHourLater(db);
    expect(await placeBy(deps)(command)).toMatchObject({ status: 'SUCCESS', value: { status: 'placed' } });
    expect(provider.payments).toHaveLength(1);
    expect(await auditOrders(db, provider, opening)).toEqual([]);
    await db.close();
  });
});
