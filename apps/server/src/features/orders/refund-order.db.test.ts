import { refundCardExpiry } from '@wattle/domain/gift-card';
import { wallClock } from '@wattle/domain/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { captureWhenGone } from './capture-when-gone.ts';
import { retryChanges } from './retry-changes.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { type Opening, openingOf } from './testing/audit-orders.ts';
import { auditRefunds } from './testing/audit-refunds.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { anHourLater, kettle, orderDeps, orderOf, paidByGiftCard } from './testing/order-shop.ts';
import { ADA, refundShop } from './testing/refund-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

const LINE = { lines: [{ lineId: '1', qty: 1 }] };

let db: Database;
let provider: ScriptedPayment;
let deps: ReturnType<typeof orderDeps>;
let shop: ReturnType<typeof refundShop>;
let opening: Opening;
beforeAll(async () => {
  ({ db } = await openOrderShop());
});
beforeEach(async () => {
  await db.run(`truncate orders, placements, payments, payment_changes, payment_events, order_events, order_problems,
    sold_units, stock_holds, test_letters, test_refund_letters`);
  provider = scriptedPayment();
  deps = orderDeps(db, provider);
  shop = refundShop(db, deps, provider);
  opening = await openingOf(db);
});
afterAll(() => db.close());

const expectSound = async () => expect(await auditRefunds(db, opening)).toEqual([]);

describe('an order that is cancelled', () => {
  it('gives everything back at once: stock, gift card, promotion use, and the money that was held', async () => {
    const number = await shop.place();
    expect([await shop.stockOf('kettle-v1'), await shop.cardCents('GIFT2'), await shop.uses(number)]).toEqual([
      (opening.stock['kettle-v1'] ?? 0) - 1,
      (opening.cents.GIFT2 ?? 0) - 30_00,
      1,
    ]);
    expect(await shop.cancel(number, { kind: 'SHOPPER' })).toMatchObject({ value: { status: 'CANCELLED' } });
    expect(await shop.stockOf('kettle-v1')).toBe(opening.stock['kettle-v1']);
    expect(await shop.cardCents('GIFT2')).toBe(opening.cents.GIFT2);
    expect(await shop.uses(number)).toBe(0);
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    expect(await shop.changes(number)).toEqual(['0 CANCEL SENT 6000', '1 REFUND DONE 3000']);
    await shop.news();
    expect(await shop.changes(number)).toEqual(['0 CANCEL DONE 6000', '1 REFUND DONE 3000']);
    expect((await shop.orderOf(number)).refunds).toMatchObject([
      { amountCents: 90_00, gstCents: 8_18, parts: [{ way: 'NOT_TAKEN', state: 'DONE' }, { way: 'GIFT_CARD' }] },
    ]);
    await expectSound();
  });

  it('is journaled with who did what, and cancelled once however often it is asked for', async () => {
    const number = await shop.place();
    await shop.cancel(number);
    await shop.cancel(number, { kind: 'SHOPPER' });
    await shop.news();
    expect(provider.calls.cancel).toBe(1);
    expect(await shop.letters(number)).toEqual(['cancelled 9000']);
    expect(await shop.journal(number)).toEqual([
      'manager Ada CANCELLED 9000',
      'shop CANCEL_SENT 6000',
      'shop SHOPPER_TOLD',
      'provider CANCEL_DONE 6000',
    ]);
  });

  it('by its shopper is not packed yet', async () => {
    const number = await shop.place();
    await shop.move(number, 'PACKED');
    expect(await shop.cancel(number, { kind: 'SHOPPER' })).toMatchObject({ reasons: [{ code: 'OrderStateInvalid' }] });
    expect(await shop.cancel(number, ADA)).toMatchObject({ status: 'SUCCESS' });
    await expectSound();
  });

  it('or refunded must be there', async () => {
    const isMissing = { reasons: [{ code: 'ORDER_NOT_FOUND' }] };
    expect(await shop.cancel('W-000000')).toMatchObject(isMissing);
    expect(await shop.refund('W-000000', LINE)).toMatchObject(isMissing);
  });

  it('while its payment is not sure gives back what it holds, and money that comes of it after all', async () => {
    provider.script.next = 'PENDING';
    const number = await shop.place();
    provider.script.next = 'AUTHORISE';
    expect(await shop.cancel(number, { kind: 'SHOPPER' })).toMatchObject({ value: { status: 'CANCELLED' } });
    expect(await shop.stockOf('kettle-v1')).toBe(opening.stock['kettle-v1']);
    expect([await shop.cardCents('GIFT2'), await shop.uses(number)]).toEqual([opening.cents.GIFT2, 0]);
    expect(await shop.letters(number)).toEqual(['cancelled 0']);
    expect(await shop.journal(number)).toEqual(['shopper CANCELLED']);
    await sweepOrders(deps)();
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    // the shopper was at their bank meanwhile
    await takePaymentEvents(deps)([provider.event('AUTHORISED', provider.payAt(number))]);
    await anHourLater(db);
    await sweepOrders(deps)();
    expect(provider.payments[0]?.state).toBe('CANCELLED');
    expect((await shop.orderOf(number)).status).toBe('CANCELLED');
    expect(await shop.letters(number)).toEqual(['cancelled 0']);
    await expectSound();
  });

  it('of which everything was refunded, but not all of it has gone back, is told to its shopper too', async () => {
    const number = await shop.place(kettle(100));
    provider.script.next = 'REFUSE';
    await shop.refund(number, { lines: [{ lineId: '1', qty: 1 }] });
    provider.script.next = 'AUTHORISE';
    expect(await shop.cancel(number)).toMatchObject({ value: { status: 'CANCELLED' } });
    expect(await shop.letters(number)).toEqual(['cancelled 0']);
    expect(await shop.journal(number)).toContain('manager Ada CANCELLED');
    await retryChanges(deps, number, ADA);
    await shop.news();
    expect(await shop.letters(number)).toEqual(['cancelled 0', 'refunded 10000']);
    await expectSound();
  });

  it('tells its shopper of the money once the provider took the call, not before', async () => {
    const number = await shop.place();
    provider.script.next = 'DOWN';
    expect(await shop.cancel(number)).toMatchObject({ value: { status: 'CANCELLED' } });
    expect(await shop.letters(number)).toEqual([]);
    expect((await shop.orderOf(number)).refunds?.[0]?.parts[0]?.state).toBe('OPEN');
    provider.script.next = 'AUTHORISE';
    await anHourLater(db);
    await sweepOrders(deps)();
    expect(await shop.letters(number)).toEqual(['cancelled 9000']);
    await expectSound();
  });

  it('says so when the provider refuses, tells nobody of money, and puts it before staff until it is tried again', async () => {
    const number = await shop.place(kettle(100));
    provider.script.next = 'REFUSE';
    await shop.cancel(number);
    expect(await shop.letters(number)).toEqual(['cancelled 0']);
    expect(await shop.problems()).toEqual(['CANCEL_FAILED']);
    provider.script.next = 'AUTHORISE';
    expect(await retryChanges(deps, number, ADA)).toBe(1);
    expect(await shop.problems()).toEqual([]);
    expect(await shop.letters(number)).toEqual(['cancelled 0', 'refunded 10000']);
    expect(await shop.changes(number)).toEqual(['0 CANCEL FAILED 10000', '0 CANCEL SENT 10000']);
    await expectSound();
  });
});

describe('money', () => {
  it('is taken when the goods leave, once, and no sooner', async () => {
    const number = await shop.place();
    await shop.move(number, 'READY_TO_COLLECT');
    expect(provider.calls.capture).toBe(0);
    await shop.move(number, 'COLLECTED');
    await shop.move(number, 'COLLECTED');
    await sweepOrders(deps)();
    expect(provider.calls.capture).toBe(1);
    expect(provider.payments[0]?.capturedCents).toBe(60_00);
    await expectSound();
  });

  it('that its way to pay cannot hold is taken as the order is placed, and refunded when it is cancelled', async () => {
    const data = { paymentMethod: { type: 'alipay' } };
    deps = { ...deps, saveWithOrder: captureWhenGone };
    shop = refundShop(db, deps, provider);
    const number = await shop.place(kettle(0, { payment: { methods: [{ methodCode: 'adyen', amount: 100, data }] } }));
    expect(await shop.changes(number)).toEqual(['0 CAPTURE DONE 10000']);
    expect(provider.calls.capture).toBe(0);
    await shop.cancel(number);
    expect(await shop.changes(number)).toEqual(['0 CAPTURE DONE 10000', '0 REFUND SENT 10000']);
    expect(provider.calls).toMatchObject({ cancel: 0, refund: 1 });
  });

  it('that was refunded before they left is not taken', async () => {
    const number = await shop.place(orderOf([{ productId: 'left' }, { productId: 'right' }], 70));
    await shop.refund(number, LINE);
    expect(provider.calls).toMatchObject({ cancel: 0, refund: 0 });
    expect(await shop.letters(number)).toEqual(['refunded 3000']);
    await shop.move(number, 'COLLECTED');
    expect(provider.payments[0]?.capturedCents).toBe(40_00);
    await expectSound();
  });

  it('of which a capture is lost is asked for again with the same key, and never taken twice', async () => {
    const number = await shop.place();
    provider.script.next = 'LOST';
    await shop.move(number, 'COLLECTED');
    provider.script.next = 'AUTHORISE';
    await anHourLater(db);
    await sweepOrders(deps)();
    expect([provider.calls.capture, provider.payments[0]?.capturedCents]).toEqual([2, 60_00]);
    expect(await shop.changes(number)).toEqual(['0 CAPTURE SENT 6000']);
  });

  it('that could not be taken is put before staff, and is taken when they try again', async () => {
    const number = await shop.place();
    await shop.move(number, 'COLLECTED');
    const [capture] = provider.changes;
    if (!capture) throw new Error('It was asked for.');
    await takePaymentEvents(deps)([provider.changeEvent(capture, true), provider.changeEvent(capture, false)]);
    expect(await shop.problems()).toEqual(['CAPTURE_FAILED']);
    expect(await shop.changes(number)).toEqual(['0 CAPTURE FAILED 6000']);
    capture.payment.capturedCents = 0;
    await retryChanges(deps, number, ADA);
    expect(await shop.changes(number)).toEqual(['0 CAPTURE FAILED 6000', '0 CAPTURE SENT 6000']);
    expect(await shop.problems()).toEqual([]);
  });
});

describe('a refund', () => {
  it('by line goes back in the shares in which it was paid, once the money was taken for certain', async () => {
    const number = await shop.place();
    await shop.move(number, 'COLLECTED');
    await shop.refund(number, { ...LINE, restock: false });
    expect(provider.calls.refund).toBe(0);
    expect(await shop.letters(number)).toEqual([]);
    await shop.news();
    await sweepOrders(deps)();
    expect([provider.calls.refund, provider.payments[0]?.refundedCents]).toEqual([1, 60_00]);
    expect(await shop.cardCents('GIFT2')).toBe(opening.cents.GIFT2);
    expect(await shop.letters(number)).toEqual(['refunded 9000']);
    expect((await shop.orderOf(number)).status).toBe('REFUNDED');
    // faulty goods are not sold again
    expect(await shop.stockOf('kettle-v1')).toBe((opening.stock['kettle-v1'] ?? 0) - 1);
    await expectSound();
  });

  it('of a part leaves the order where it is', async () => {
    const number = await shop.place(orderOf([{ productId: 'left' }, { productId: 'right' }], 70));
    await shop.move(number, 'COLLECTED');
    await shop.news();
    await shop.refund(number, LINE);
    await shop.refund(number, { goodwillCents: 5_00 });
    const order = await shop.orderOf(number);
    expect([order.status, order.refunds?.map(({ id, amountCents }) => [id, amountCents])]).toEqual([
      'COLLECTED',
      [
        [`${number}-R1`, 30_00],
        [`${number}-R2`, 5_00],
      ],
    ]);
    expect(await shop.stockOf('left-v1')).toBe(opening.stock['left-v1']);
    expect(await shop.letters(number)).toEqual(['refunded 3000', 'refunded 500']);
    await expectSound();
  });

  it('keeps what a promotion was used for until everything is refunded, and is journaled as a refund', async () => {
    const number = await shop.place();
    await shop.refund(number, { goodwillCents: 10_00 });
    expect(await shop.uses(number)).toBe(1);
    await shop.refund(number, LINE);
    expect(await shop.uses(number)).toBe(0);
    expect((await shop.journal(number)).filter((line) => line.startsWith('manager'))).toEqual([
      'manager Ada REFUNDED 1000',
      'manager Ada REFUNDED 8000',
    ]);
    await expectSound();
  });

  it('with the same key is one refund', async () => {
    const number = await shop.place(orderOf([{ productId: 'left', qty: 3 }], 90));
    await shop.refund(number, LINE, deps, 'key-1');
    await shop.refund(number, LINE, deps, 'key-1');
    expect((await shop.orderOf(number)).refunds).toHaveLength(1);
    await expectSound();
  });

  it('that the provider told of before its answer came is done, once', async () => {
    const number = await shop.place(kettle(100));
    await shop.move(number, 'COLLECTED');
    await shop.news();
    const hasty: typeof deps = {
      ...deps,
      payment: {
        ...deps.payment,
        refund: async (input) => {
          const answer = await deps.payment.refund(input);
          await shop.news();
          return answer;
        },
      },
    };
    await shop.refund(number, LINE, hasty);
    expect(await shop.changes(number)).toEqual(['0 CAPTURE DONE 10000', '0 REFUND DONE 10000']);
    expect(await shop.letters(number)).toEqual(['refunded 10000']);
    expect((await shop.orderOf(number)).status).toBe('REFUNDED');
  });

  it('that the bank sent back is put before staff, and its shopper is told; it is sent again when they try', async () => {
    const number = await shop.place(kettle(100));
    await shop.move(number, 'COLLECTED');
    await shop.news();
    await shop.refund(number, LINE);
    const refund = provider.changes.at(-1);
    if (!refund) throw new Error('It was asked for.');
    // whichever comes first
    await takePaymentEvents(deps)([provider.changeEvent(refund, false)]);
    await takePaymentEvents(deps)([provider.changeEvent(refund, true), provider.changeEvent(refund, false)]);
    expect(await shop.problems()).toEqual(['REFUND_FAILED']);
    expect(await shop.letters(number)).toEqual(['refunded 10000', 'failed 10000']);
    expect((await shop.orderOf(number)).refunds?.[0]?.parts[0]?.state).toBe('FAILED');
    refund.payment.refundedCents = 0;
    await retryChanges(deps, number, ADA);
    expect(await shop.letters(number)).toEqual(['refunded 10000', 'failed 10000', 'refunded 10000']);
    expect((await shop.orderOf(number)).refunds?.[0]?.parts[0]?.state).toBe('SENT');
    await expectSound();
  });

  it('of a gift card that has expired is a new card', async () => {
    const number = await shop.place(kettle(0, { payment: { methods: [paidByGiftCard('GIFT2', 100)] } }));
    await db.run(`update vouchers set expires = '2020-01-01' where code = 'GIFT2'`);
    await shop.cancel(number);
    expect((await shop.orderOf(number)).refunds?.[0]?.parts).toMatchObject([
      { way: 'NEW_GIFT_CARD', amountCents: 100_00 },
    ]);
    const cards = await db.query(
      `select amount_remaining_cents as n, expires::text as expires from vouchers where code like 'NEW-%'`,
    );
    // no longer than the old one was good for: a week at least
    const today = wallClock('Australia/Melbourne', Date.now()).date;
    const expires = refundCardExpiry({ paidCardExpires: '2020-01-01', placedOn: today, refundedOn: today });
    expect(cards).toEqual([{ n: 100_00, expires }]);
    await expectSound();
    await db.run(
      `update vouchers set expires = '2999-12-31' where code = 'GIFT2'; delete from vouchers where code like 'NEW-%'`,
    );
  });
});

describe('a refund by a gift card that was stopped meanwhile', () => {
  it('goes back onto it, where it stays: whoever spent a stolen card gets no other', async () => {
    const number = await shop.place(kettle(0, { payment: { methods: [paidByGiftCard('GIFT2', 100)] } }));
    const card = () =>
      db.query(`select code, amount_remaining_cents as n, suspended from vouchers where code ~ '^(GIFT2$|NEW-)'`);
    const [before] = (await card()) as { n: number }[];
    await db.run(`update vouchers set suspended = true where code = 'GIFT2'`);
    await shop.cancel(number);
    expect((await shop.orderOf(number)).refunds?.[0]?.parts).toMatchObject([{ way: 'GIFT_CARD', amountCents: 100_00 }]);
    expect(await card()).toEqual([{ code: 'GIFT2', n: (before?.n ?? 0) + 100_00, suspended: true }]);
    await expectSound();
    await db.run(`update vouchers set suspended = false where code = 'GIFT2'`);
  });
});

describe('a chargeback', () => {
  it('is counted once, shown to staff, and its money is not refunded again', async () => {
    const number = await shop.place(kettle(100));
    await shop.move(number, 'COLLECTED');
    await shop.news();
    const [payment] = provider.payments;
    if (!payment) throw new Error('It was paid.');
    const event = provider.event('CHARGED_BACK', payment);
    await takePaymentEvents(deps)([event]);
    await db.run('update payment_events set handled_at = null, due_at = now()');
    await takePaymentEvents(deps)([event]);
    expect(await db.query('select charged_back_cents as n from payments')).toEqual([{ n: 100_00 }]);
    expect(await shop.problems()).toEqual(['CHARGED_BACK']);
    expect(await shop.letters(number)).toEqual([]);
    expect(await shop.refund(number, LINE)).toMatchObject({ reasons: [{ code: 'RefundExceedsPaid' }] });
    await takePaymentEvents(deps)([provider.event('CHARGEBACK_REVERSED', payment)]);
    expect(await shop.refund(number, LINE)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('the gift of a promotion', () => {
  const withMugs = () =>
    kettle(110, { promoCodes: ['MUG'], expectedPromotions: [{ promotionId: 'mug', versionId: 'mug-1' }] });
  const lines = [{ lineId: '1', qty: 1 }];
  const delivered = async (): Promise<string> => {
    const number = await shop.place(withMugs());
    for (const next of ['READY_TO_COLLECT', 'COLLECTED'] as const) await shop.move(number, next);
    await shop.news();
    return number;
  };
  const mugs = () => shop.stockOf('mug-v1');
  const onHand = async () => (await deps.store.goods.listStock('mug')).find(({ storeId }) => storeId === null)?.onHand;

  it('is kept with the terms that it was given on', async () => {
    const order = await shop.orderOf(await shop.place(withMugs()));
    expect(order.lines.map(({ promotionId, gift }) => [promotionId, gift])).toEqual([
      [null, undefined],
      ['mug', { worthCents: 0, earnedBy: [] }],
    ]);
  });

  it('returns to stock with its machine before it leaves, is refunded once, and its order is over', async () => {
    const before = [await mugs(), await onHand()];
    const number = await shop.place(withMugs());
    expect(await mugs()).toBe((before[0] ?? 0) - 2);
    expect(await shop.refund(number, { lines })).toMatchObject({ status: 'SUCCESS' });
    await shop.news();
    const order = await shop.orderOf(number);
    expect(order).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ amountCents: 110_00, gifts: [{ lineId: '2', qty: 2, fate: 'RESTOCK', takenOffCents: 0 }] }],
    });
    expect([await mugs(), await onHand()]).toEqual(before);
    await expectSound();
  });

  it('is asked for where it was delivered, and returns to stock if it came back', async () => {
    const before = [await mugs(), await onHand()];
    const number = await delivered();
    expect(await shop.refund(number, { lines })).toMatchObject({
      status: 'REJECTED',
      reasons: [{ code: 'GiftFateMissing', params: { line: '2' } }],
    });
    expect(await shop.refund(number, { lines, gifts: { 2: 'RESTOCK' } })).toMatchObject({ status: 'SUCCESS' });
    expect([await mugs(), await onHand()]).toEqual(before);
    await shop.news();
    await expectSound();
  });

  it('is with its shopper until it comes back, even after all money went back', async () => {
    const before = [await mugs(), await onHand()];
    const number = await delivered();
    expect(await shop.refund(number, { lines, gifts: { 2: 'KEPT' } })).toMatchObject({ status: 'SUCCESS' });
    await shop.news();
    expect([await mugs(), await onHand()]).toEqual(before.map((units) => (units ?? 0) - 2));
    expect((await shop.orderOf(number)).refunds).toMatchObject([{ amountCents: 100_00, gifts: [{ fate: 'KEPT' }] }]);
    expect(await shop.refund(number, { lines: [{ lineId: '2', qty: 2 }] })).toMatchObject({ status: 'SUCCESS' });
    await shop.news();
    expect([await mugs(), await onHand()]).toEqual(before);
    expect((await shop.orderOf(number)).status).toBe('REFUNDED');
    await expectSound();
  });

  it('goes back when its shopper cancels', async () => {
    const before = [await mugs(), await onHand()];
    const number = await shop.place(withMugs());
    expect(await shop.cancel(number, { kind: 'SHOPPER' })).toMatchObject({ status: 'SUCCESS' });
    expect([await mugs(), await onHand()]).toEqual(before);
    await expectSound();
  });
});
