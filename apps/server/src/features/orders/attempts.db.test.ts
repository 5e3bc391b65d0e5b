import type { AttemptState, PlaceOrderRequest } from '@wattle/domain/order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Handler } from '../../answers/handlers.ts';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { checkoutInfo } from '../cart/checkout-info.ts';
import { loadCartOffers } from '../cart/load-cart-offers.ts';
import { loadVoucher } from '../gift-cards/load-voucher.ts';
import { loadAttempt, releaseAttempt } from './attempts.ts';
import { continuePayment } from './continue-payment.ts';
import { placeGuestOrder } from './place-order.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { auditOrders, type Opening } from './testing/audit-orders.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { anHourLater, commandOf, orderDeps, orderOf, paidByGiftCard, placeBy, thing } from './testing/order-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

const byZip = (amount: number) => ({
  methodCode: 'adyen' as const,
  amount,
  data: { paymentMethod: { type: 'zip' } },
});

/** The last one there is, with the last use of a promotion and a gift card: $20, of which $10 and $1 are taken off. */
const lastOne = (dollars: number): PlaceOrderRequest =>
  orderOf([{ productId: 'single' }], 0, {
    promoCodes: ['LAST'],
    expectedPromotions: [{ promotionId: 'last', versionId: 'last-1' }],
    payment: { methods: [paidByGiftCard('GIFT1', 1), byZip(dollars)] },
  });

describe('an attempt that its shopper left', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db, opening } = await openOrderShop());
    provider = scriptedPayment();
    deps = orderDeps(db, provider, { times: { waitSeconds: 2 } });
  });
  beforeEach(() => {
    provider.script.next = 'ACTION';
  });
  afterAll(() => db.close());

  const audit = () => auditOrders(db, provider, opening);
  const leave = async (request: PlaceOrderRequest = thing(1, 0, { payment: { methods: [byZip(30)] } })) => {
    const command = commandOf(request);
    const answer = await placeBy(deps)(command);
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return { command, attemptKey: command.key, orderNumber: answer.value.orderNumber };
  };
  const stateOf = async (asked: ReturnType<Handler<'loadAttempt'>>): Promise<AttemptState> => {
    const answer = await asked;
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const look = (attemptKey: string) => stateOf(loadAttempt(deps)({}, { attemptKey }));
  const release = (attemptKey: string) => stateOf(releaseAttempt(deps)({}, { attemptKey }));
  const statusOf = async (number: string) => (await createStore(db).orders.find(number))?.status;
  const paid = (number: string) => takePaymentEvents(deps)([provider.event('AUTHORISED', provider.payAt(number))]);

  describe('holds what is scarce', () => {
    const infoOf = async (attemptKey?: string) => {
      const cart = { ...lastOne(9).cart, email: 'mia@example.com' };
      const credits = [{ id: 'GIFT1', methodCode: 'adyenGivex', amount: 1 }];
      const answer = await checkoutInfo(
        deps.store,
        deps.loadOffers,
        deps.catalogue,
      )(
        {
          cart: { ...cart, shipping: { type: 'STORE_PICKUP', options: null }, locality: null },
          extra: {},
          availableCreditBalances: credits,
        } as unknown as Parameters<Handler<'checkoutInfo'>>[0],
        { attemptKey },
      );
      if (answer.status !== 'SUCCESS' || answer.value.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
      return answer.value;
    };
    const card = async (attemptKey?: string) => {
      const captcha = { verify: async () => ({ status: 'PERSON' as const }) };
      const parts = { store: deps.store, captcha } as unknown as Parameters<typeof loadVoucher>[0];
      return loadVoucher(parts)({ code: 'GIFT1', pin: '1234', token: '' }, { attemptKey });
    };

    it('and no quote counts that against its shopper, only against others', async () => {
      const before = await infoOf();
      const total = before.totals.total;
      const { attemptKey } = await leave(lastOne(total - 1));
      expect(await infoOf(attemptKey)).toEqual(before);
      const others = await infoOf();
      expect([others.totals.total > total, others.failures.map(({ code }) => code)]).toEqual([
        true,
        ['stockInsufficient'],
      ]);
      const offers = await loadCartOffers(deps.store, deps.loadOffers)(
        { promoCodes: ['LAST'], locality: null },
        { attemptKey },
      );
      expect(offers).toMatchObject({ value: { uses: { last: { total: 0 } } } });
      expect([await card(attemptKey), await card()]).toMatchObject([
        { value: { amountRemaining: 100 } },
        { value: { amountRemaining: 99 } },
      ]);
      expect(await release(attemptKey)).toMatchObject({ status: 'RELEASED' });
      // everything is released, exactly once
      expect([await infoOf(), await infoOf(attemptKey)]).toEqual([before, before]);
      expect([await card(attemptKey), await card()]).toMatchObject([
        { value: { amountRemaining: 100 } },
        { value: { amountRemaining: 100 } },
      ]);
      expect(await audit()).toEqual([]);
    });

    it('and its shopper can order the last one by another way at once', async () => {
      const { total } = (await infoOf()).totals;
      const { attemptKey, orderNumber } = await leave(lastOne(total - 1));
      provider.script.next = 'AUTHORISE';
      const again = { ...commandOf(lastOne(total - 1)), attemptKey };
      const { key: idempotencyKey, request } = again;
      const answer = await placeGuestOrder(deps)(request as Parameters<Handler<'placeGuestOrder'>>[0], {
        idempotencyKey,
        attemptKey,
      });
      expect(answer).toMatchObject({ status: 'SUCCESS', value: { status: 'placed' } });
      expect(await look(attemptKey)).toEqual({ status: 'RELEASED', orderNumber });
      await sweepOrders(deps)();
      expect(await audit()).toEqual([]);
    });
  });

  it('can be finished: its shopper gets the page of the provider again', async () => {
    const { attemptKey, orderNumber, command } = await leave();
    const state = await look(attemptKey);
    expect(state).toMatchObject({
      status: 'UNFINISHED',
      orderNumber,
      type: 'ADYEN_ZIP',
      totalCents: 3000,
      leftCents: 3000,
      actionData: { action: { type: 'redirect' } },
    });
    if (state.status !== 'UNFINISHED') throw new Error(state.status);
    expect(state.heldUntil - state.startedAt).toBeGreaterThan((deps.times.actionSeconds - 60) * 1000);
    provider.script.next = 'AUTHORISE';
    await continuePayment(deps)({ orderNumber, details: { paid: true, order: orderNumber } });
    expect(await look(attemptKey)).toEqual({ status: 'PLACED', orderNumber });
    expect(await placeBy(deps)(command)).toMatchObject({ value: { orderNumber, status: 'placed' } });
    expect(await audit()).toEqual([]);
  });

  it('is nothing to whoever does not know its key', async () => {
    await leave();
    expect([await look('somebody-elses-key'), await release('somebody-elses-key')]).toEqual([
      { status: 'NONE' },
      { status: 'NONE' },
    ]);
    expect(await stateOf(loadAttempt(deps)({}))).toEqual({ status: 'NONE' });
  });

  it('that was paid meanwhile is an order: giving it up does not undo it, and no second one is made', async () => {
    const { attemptKey, orderNumber } = await leave();
    await paid(orderNumber);
    expect(await look(attemptKey)).toEqual({ status: 'PLACED', orderNumber });
    expect(await release(attemptKey)).toEqual({ status: 'PLACED', orderNumber });
    const { key: idempotencyKey, request } = commandOf(thing(1));
    const answer = await placeGuestOrder(deps)(request as Parameters<Handler<'placeGuestOrder'>>[0], {
      idempotencyKey,
      attemptKey,
    });
    expect(answer).toMatchObject({
      status: 'REJECTED',
      reasons: [{ code: 'OrderAlreadyPlaced', params: { orderNumber } }],
    });
    expect(await statusOf(orderNumber)).toBe('PLACED');
    expect(await audit()).toEqual([]);
  });

  it('whose news was kept and not handled is looked at after its news', async () => {
    const { attemptKey, orderNumber } = await leave();
    await deps.store.paymentEvents.keep([provider.event('AUTHORISED', provider.payAt(orderNumber))]);
    expect(await look(attemptKey)).toEqual({ status: 'PLACED', orderNumber });
  });

  it('that is approved after it was given up has its money given back by itself', async () => {
    const { attemptKey, orderNumber } = await leave();
    expect(await release(attemptKey)).toEqual({ status: 'RELEASED', orderNumber });
    await sweepOrders(deps)();
    await paid(orderNumber);
    expect(await statusOf(orderNumber)).toBeUndefined();
    await sweepOrders(deps)();
    expect(provider.payments.find((one) => one.orderReference === orderNumber)?.state).toBe('CANCELLED');
    expect(await audit()).toEqual([]);
  });

  it('and its shopper is written to once the provider says what became of that money, not before', async () => {
    const { attemptKey, orderNumber } = await leave();
    const letters = async () =>
      (await db.query('select kind from test_refund_letters where order_number = $1', [orderNumber])).map(
        (row) => (row as { kind: string }).kind,
      );
    await release(attemptKey);
    await paid(orderNumber);
    await sweepOrders(deps)();
    expect(await letters()).toEqual([]);
    const [payment] = provider.payments.filter((one) => one.orderReference === orderNumber);
    if (!payment) throw new Error('nothing was asked for');
    for (let times = 0; times < 2; times += 1) await takePaymentEvents(deps)([provider.event('CANCELLED', payment)]);
    expect(await letters()).toEqual(['late 3000 CANCELLED mia@example.com']);
    expect(await audit()).toEqual([]);
  });

  it('and was never approved is no reason to write', async () => {
    const { attemptKey, orderNumber } = await leave();
    await release(attemptKey);
    await sweepOrders(deps)();
    const [payment] = provider.payments.filter((one) => one.orderReference === orderNumber);
    if (payment) await takePaymentEvents(deps)([provider.event('CANCELLED', payment)]);
    expect(await db.query('select kind from test_refund_letters where order_number = $1', [orderNumber])).toEqual([]);
  });

  it('whose time is over is given back when its shopper returns, sweeper or not', async () => {
    const { attemptKey, orderNumber } = await leave();
    await anHourLater(db);
    expect(await look(attemptKey)).toEqual({ status: 'RELEASED', orderNumber });
    expect(await db.query('select from stock_holds where order_number = $1', [orderNumber])).toEqual([]);
    await sweepOrders(deps)();
    expect(await audit()).toEqual([]);
  });

  it('and whose card may have been charged, when the shop died, is an order that waits', async () => {
    const { attemptKey, orderNumber } = await leave(thing(2));
    await db.query(`update placements set state = 'HELD', answer = null where order_number = $1`, [orderNumber]);
    await db.query(`update payments set status = 'STARTED', provider_reference = null where order_number = $1`, [
      orderNumber,
    ]);
    expect(await look(attemptKey)).toEqual({ status: 'PENDING', orderNumber });
    await paid(orderNumber);
    expect(await look(attemptKey)).toEqual({ status: 'PLACED', orderNumber });
    expect(await audit()).toEqual([]);
  });

  it('is an order or given back, never both, when it is approved and given up at the same moment', async () => {
    const ends = { placed: 0, released: 0 };
    for (let round = 0; round < 40; round += 1) {
      const { attemptKey, orderNumber } = await leave(thing(round, 0, { payment: { methods: [byZip(30)] } }));
      const [left] = await Promise.all([release(attemptKey), paid(orderNumber), release(attemptKey), look(attemptKey)]);
      const isOrder = (await statusOf(orderNumber)) === 'PLACED';
      ends[isOrder ? 'placed' : 'released'] += 1;
      // what the shopper was told is what happened
      expect(left).toEqual({ status: isOrder ? 'PLACED' : 'RELEASED', orderNumber });
    }
    await sweepOrders(deps)();
    await sweepOrders(deps)();
    expect(await audit()).toEqual([]);
    expect(ends.placed + ends.released).toBe(40);
  });

  it('is replaced by one order, however many tabs order at the same moment', async () => {
    const { attemptKey } = await leave();
    provider.script.next = 'AUTHORISE';
    const press = () => {
      const { key: idempotencyKey, request } = commandOf(thing(3));
      return placeGuestOrder(deps)(request as Parameters<Handler<'placeGuestOrder'>>[0], {
        idempotencyKey,
        attemptKey,
      });
    };
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['REJECTED', 'REJECTED', 'SUCCESS']);
    for (const answer of answers) {
      if (answer.status === 'REJECTED') expect(answer.reasons).toMatchObject([{ code: 'OrderAlreadyPlaced' }]);
    }
    await sweepOrders(deps)();
    expect(await audit()).toEqual([]);
  });
});
