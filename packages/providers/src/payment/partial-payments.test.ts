import { toCents } from '@wattle/domain/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_GIFT_CARDS } from './embedded/demo-gift-cards.ts';
import type { MeansOfPayment, PartialOrder } from './port.ts';
import { openPayment, type TestPayment } from './testing/open-payment.ts';
import { authoriseInput, call, cardData } from './testing/samples.ts';

let test: TestPayment;
beforeEach(async () => {
  test = await openPayment();
});
afterEach(() => test[Symbol.asyncDispose]());

const [FIFTY, RICH, , EMPTY, EXPIRED, SUSPENDED, LOCKED] = DEMO_GIFT_CARDS.map(({ number }) => number);
const giftCard = (code: string | undefined, pin = '737'): MeansOfPayment => ({
  kind: 'GIFT_CARD',
  code: code ?? '',
  pin,
});
const balance = (means: MeansOfPayment, cents = 80_00) =>
  test.provider.giftCardBalance({ means, amountCents: toCents(cents), deadlineAt: call().deadlineAt });
const balanceOf = async (means: MeansOfPayment) => {
  const found = await balance(means);
  return found.status === 'SUCCESS' ? found.value.balanceCents : found.status;
};

async function openOrder(cents: number): Promise<PartialOrder> {
  const opened = await test.provider.openPartialOrder({
    ...call(),
    orderReference: 'W-1',
    amountCents: toCents(cents),
  });
  if (opened.status !== 'OPENED') throw new Error(opened.status);
  return opened.order;
}
const payPart = (partialOrder: PartialOrder, cents: number, means: MeansOfPayment) =>
  test.provider.authorise(authoriseInput({ orderReference: 'W-1', amountCents: toCents(cents), means, partialOrder }));

async function payByGiftCard(order: PartialOrder, cents: number, code = FIFTY): Promise<PartialOrder> {
  const outcome = await payPart(order, cents, giftCard(code));
  if (outcome.status !== 'AUTHORISED' || !outcome.partialOrder) throw new Error(outcome.status);
  return outcome.partialOrder;
}

describe('the balance of a gift card', () => {
  it('is told with its last day [C-7-34]', async () => {
    expect(await balance(giftCard(FIFTY))).toEqual({
      status: 'SUCCESS',
      value: { balanceCents: 50_00, expires: '2034-12-31' },
    });
  });

  it('may be nothing', async () => {
    expect(await balanceOf(giftCard(EMPTY))).toBe(0);
  });

  it.each([
    ['SUSPENDED', SUSPENDED, '737'],
    ['EXPIRED', EXPIRED, '737'],
    ['LOCKED', LOCKED, '737'],
    ['NOT_FOUND', '4126491073000000', '737'],
    ['NOT_FOUND', FIFTY, '000'],
  ])('is not told: %s', async (code, number, pin) => {
    expect(await balance(giftCard(number, pin))).toEqual({ status: 'REJECTED', reasons: [{ code }] });
  });

  it('is locked after five wrong pins, even to who knows it', async () => {
    for (let tries = 0; tries < 5; tries += 1) await balance(giftCard(FIFTY, '111'));
    expect(await balance(giftCard(FIFTY))).toEqual({ status: 'REJECTED', reasons: [{ code: 'LOCKED' }] });
  });

  it('counts wrong pins from the last right one', async () => {
    for (let tries = 0; tries < 4; tries += 1) await balance(giftCard(FIFTY, '111'));
    expect(await balanceOf(giftCard(FIFTY))).toBe(50_00);
    await balance(giftCard(FIFTY, '111'));
    expect(await balanceOf(giftCard(FIFTY))).toBe(50_00);
  });

  it('can be asked for with what the Drop-in hands over', async () => {
    const paymentMethod = {
      type: 'giftcard',
      brand: 'givex',
      encryptedCardNumber: `test_${FIFTY}`,
      encryptedSecurityCode: 'test_737',
    };
    expect(await balanceOf({ kind: 'BROWSER', data: { paymentMethod } })).toBe(50_00);
  });

  it('is not known when the provider cannot be asked', async () => {
    test.service.script.fail('DOWN');
    expect(await balance(giftCard(FIFTY))).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true });
  });
});

describe('an order paid in parts', () => {
  it('takes a gift card and then a card for the rest', async () => {
    const order = await openOrder(80_00);
    expect(order.remainingCents).toBe(80_00);
    const after = await payByGiftCard(order, 50_00);
    expect(after).toMatchObject({ reference: order.reference, remainingCents: 30_00 });
    expect(after.data).not.toBe(order.data);
    expect(await balanceOf(giftCard(FIFTY))).toBe(0);
    const last = await payPart(after, 30_00, { kind: 'BROWSER', data: cardData() });
    expect(last).toMatchObject({ status: 'AUTHORISED', amountCents: 30_00, partialOrder: { remainingCents: 0 } });
    expect((await test.news()).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['AUTHORISED', 50_00],
      ['PARTIAL_ORDER_OPENED', 80_00],
      ['AUTHORISED', 30_00],
      ['PARTIAL_ORDER_PAID', 80_00],
    ]);
  });

  it('goes on with another card when one is refused', async () => {
    const after = await payByGiftCard(await openOrder(80_00), 50_00);
    const refused = await payPart(after, 30_00, { kind: 'BROWSER', data: cardData(undefined, 'DECLINED') });
    expect(refused.status).toBe('REFUSED');
    expect(await payPart(after, 30_00, { kind: 'BROWSER', data: cardData() })).toMatchObject({ status: 'AUTHORISED' });
  });

  it('gives the gift card its money back when it is cancelled', async () => {
    const after = await payByGiftCard(await openOrder(80_00), 50_00);
    expect(await test.provider.cancelPartialOrder({ ...call(), order: after })).toMatchObject({ status: 'RECEIVED' });
    expect(await balanceOf(giftCard(FIFTY))).toBe(50_00);
    expect((await test.news()).map(({ kind }) => kind)).toEqual([
      'AUTHORISED',
      'PARTIAL_ORDER_OPENED',
      'CANCELLED',
      'PARTIAL_ORDER_CANCELLED',
    ]);
    expect((await payPart(after, 30_00, { kind: 'BROWSER', data: cardData() })).status).toBe('REFUSED');
  });

  it('gives it back after a day without the rest', async () => {
    const after = await payByGiftCard(await openOrder(80_00), 50_00);
    test.wait(24 * 3_600);
    expect((await test.news()).at(-1)).toMatchObject({
      kind: 'PARTIAL_ORDER_CANCELLED',
      paymentReference: after.reference,
    });
    expect(await balanceOf(giftCard(FIFTY))).toBe(50_00);
  });

  it('takes neither more than remains nor a handle that is not the latest', async () => {
    const order = await openOrder(80_00);
    const after = await payByGiftCard(order, 50_00);
    for (const [handle, cents] of [
      [after, 30_01],
      [order, 30_00],
      [{ ...after, data: 'made up' }, 30_00],
    ] as const)
      expect(await payPart(handle, cents, giftCard(RICH))).toMatchObject({ reason: 'CALL_REFUSED' });
    expect(await balanceOf(giftCard(RICH))).toBe(5_000_00);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', FIFTY, '737'],
    ['CARD_EXPIRED', EXPIRED, '737'],
    ['CARD_BLOCKED', SUSPENDED, '737'],
    ['CARD_INVALID', '4126491073000000', '737'],
    ['DECLINED', FIFTY, '000'],
    ['DECLINED', LOCKED, '737'],
  ])('is not paid by a gift card that cannot: %s', async (reason, code, pin) => {
    const outcome = await payPart(await openOrder(80_00), 50_01, giftCard(code, pin));
    expect(outcome).toMatchObject({ status: 'REFUSED', code: 'PaymentProcessorDeclinedHard', reason });
  });

  it('never overspends one gift card, however many pay with it at once', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => openOrder(80_00)));
    const outcomes = await Promise.all(orders.map((order) => payPart(order, 20_00, giftCard(FIFTY))));
    expect(outcomes.filter(({ status }) => status === 'AUTHORISED')).toHaveLength(2);
    expect(outcomes.filter(({ status }) => status === 'REFUSED')).toHaveLength(18);
    expect(await balanceOf(giftCard(FIFTY))).toBe(10_00);
  });

  it('is paid once when two parts are for the same rest', async () => {
    const after = await payByGiftCard(await openOrder(80_00), 50_00);
    const outcomes = await Promise.all([1, 2].map(() => payPart(after, 30_00, { kind: 'BROWSER', data: cardData() })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['AUTHORISED', 'REFUSED']);
  });
});
