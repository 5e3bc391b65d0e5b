import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { toCents } from '@wattle/domain/money';
import { afterAll, describe, expect, it } from 'vitest';
import { createAdyenPayment } from './adyen/adyen-payment.ts';
import { OUTCOME_NAMES } from './embedded/forced-outcomes.ts';
import { openPayment } from './testing/open-payment.ts';
import { authoriseInput, call, cardData, methodData } from './testing/samples.ts';

const test = await openPayment();
afterAll(() => test[Symbol.asyncDispose]());

const payByCard = (number?: string, holderName?: string, changes = {}) =>
  test.provider.authorise(
    authoriseInput({ means: { kind: 'BROWSER', data: cardData(number, holderName) }, ...changes }),
  );

describe('a card payment', () => {
  it('is authorised [C-1-09]', async () => {
    const outcome = await payByCard();
    expect(outcome).toMatchObject({
      status: 'AUTHORISED',
      amountCents: 499_00,
      type: 'ADYEN_CREDIT_CARD',
      card: { brand: 'visa', lastFour: '1111' },
      partialOrder: null,
    });
    const news = await test.news();
    expect(news).toMatchObject([
      { kind: 'AUTHORISED', amountCents: 499_00, type: 'ADYEN_CREDIT_CARD', card: { brand: 'visa', lastFour: '1111' } },
    ]);
  });

  it.each([
    ['DECLINED', 'PaymentProcessorDeclinedHard', 'DECLINED'],
    ['REFERRAL', 'PaymentProcessorDeclinedHard', 'DECLINED'],
    ['BLOCK_CARD', 'PaymentProcessorDeclinedHard', 'CARD_BLOCKED'],
    ['Card expired', 'PaymentProcessorDeclinedHard', 'CARD_EXPIRED'],
    ['INVALID_CARD_NUMBER', 'PaymentProcessorDeclinedHard', 'CARD_INVALID'],
    ['NOT_ENOUGH_BALANCE', 'PaymentProcessorDeclinedHard', 'INSUFFICIENT_FUNDS'],
    ['CVC_DECLINED', 'PaymentProcessorDeclinedHard', 'CODE_INVALID'],
    ['INVALID_AMOUNT', 'PaymentGatewayRejected', 'AMOUNT_NOT_ALLOWED'],
    ['ISSUER_UNAVAILABLE', 'PaymentGatewayRejected', 'ISSUER_UNAVAILABLE'],
    ['NOT_SUPPORTED', 'PaymentGatewayRejected', 'NOT_SUPPORTED'],
    ['NOT_3D_AUTHENTICATED', 'PaymentGatewayRejected', 'AUTHENTICATION_FAILED'],
    ['ACQUIRER_FRAUD', 'PaymentGatewayRejected', 'SUSPECTED_FRAUD'],
    ['fraud', 'PaymentGatewayRejected', 'SUSPECTED_FRAUD'],
    ['CANCELLED', 'PaymentGatewayRejected', 'CANCELLED'],
    ['SHOPPER_CANCELLED', 'PaymentGatewayRejected', 'CANCELLED'],
    ['ERROR', 'PaymentGatewayRejected', 'PROVIDER_ERROR'],
    ['UNKNOWN', 'PaymentGatewayRejected', 'PROVIDER_ERROR'],
  ])('in the name of %s is refused: %s, %s', async (holderName, code, reason) => {
    expect(await payByCard(undefined, holderName)).toMatchObject({ status: 'REFUSED', code, reason });
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISATION_FAILED' }]);
  });

  it('has an outcome for every name', async () => {
    for (const name of OUTCOME_NAMES) {
      const { status } = await payByCard(undefined, name);
      expect(['AUTHORISED', 'REFUSED', 'PENDING'], name).toContain(status);
    }
    await test.news();
  });

  it('is refused with a card that has run out, a wrong code, or too large an amount', async () => {
    const withFields = (fields: object) => {
      const data = cardData();
      return test.provider.authorise(
        authoriseInput({
          means: { kind: 'BROWSER', data: { ...data, paymentMethod: { ...data.paymentMethod, ...fields } } },
        }),
      );
    };
    expect(await withFields({ encryptedExpiryYear: 'test_2020' })).toMatchObject({ reason: 'CARD_EXPIRED' });
    expect(await withFields({ encryptedSecurityCode: 'test_000' })).toMatchObject({ reason: 'CODE_INVALID' });
    expect(await payByCard(undefined, undefined, { amountCents: toCents(100_000_01) })).toMatchObject({
      reason: 'AMOUNT_NOT_ALLOWED',
    });
    await test.news();
  });

  it('with a number that is none is not taken', async () => {
    const outcome = await payByCard('4111111111111112');
    expect(outcome).toMatchObject({ status: 'REFUSED', code: 'PaymentGatewayRejected', reason: 'CALL_REFUSED' });
    expect(await test.news()).toEqual([]);
  });

  it('may be pending, and is paid when the provider says so', async () => {
    const outcome = await payByCard(undefined, 'PENDING');
    expect(outcome.status).toBe('PENDING');
    expect(await test.news()).toEqual([]);
    test.wait(test.settings.pendingSeconds);
    const paymentReference = outcome.status === 'PENDING' ? outcome.paymentReference : '';
    expect(await test.news()).toContainEqual(expect.objectContaining({ kind: 'AUTHORISED', paymentReference }));
  });

  it('leaves no more of the card than its brand and last four digits', async () => {
    await payByCard('5555444433331111');
    const kept = JSON.stringify([
      await test.store.list('payment', { limit: 1_000 }),
      await test.store.list('answer', { limit: 1_000 }),
      await test.store.list('webhook', { limit: 1_000 }),
    ]);
    expect(kept).toContain('1111');
    expect(kept).not.toMatch(/5555444433331111|4111111111111111|test_737/);
    await test.news();
  });
});

describe('what the browser says', () => {
  it('cannot change amount, reference or merchant, nor give a card in the clear', async () => {
    const data = {
      ...cardData(),
      amount: { currency: 'AUD', value: 1 },
      reference: 'other',
      merchantAccount: 'Other',
      additionalData: { RequestedTestAcquirerResponseCode: '1' },
    };
    await test.provider.authorise(
      authoriseInput({
        means: {
          kind: 'BROWSER',
          data: { ...data, paymentMethod: { ...data.paymentMethod, number: '4111', cvc: '1' } },
        },
      }),
    );
    const sent = JSON.parse(test.exchanges.at(-1)?.request ?? '{}');
    expect(sent).toMatchObject({ amount: { currency: 'AUD', value: 499_00 }, merchantAccount: 'WattleTest' });
    // only the shop's own fields, none from the browser
    expect(sent.additionalData).toEqual({ manualCapture: 'true' });
    expect(Object.keys(sent.paymentMethod)).not.toEqual(expect.arrayContaining(['number']));
    await test.news();
  });

  it.each([{}, { paymentMethod: {} }, { paymentMethod: { type: 'ideal' } }, { paymentMethod: 'scheme' }])(
    'without a method that is known pays nothing: %j',
    async (data) => {
      const before = test.exchanges.length;
      const outcome = await test.provider.authorise(authoriseInput({ means: { kind: 'BROWSER', data } }));
      expect(outcome).toMatchObject({ status: 'REFUSED', reason: 'NOT_SUPPORTED' });
      expect(test.exchanges.length).toBe(before);
    },
  );
});

describe('the ways to pay', () => {
  it('are all there, but for those that the order cannot be paid with [C-0-06] [C-1-10]', async () => {
    const all = PAYMENT_TYPES.filter((type) => type !== 'NO_PAYMENT');
    const asked = { amountCents: toCents(499_00), deadlineAt: call().deadlineAt };
    const everything = await test.provider.listMethods({ ...asked, types: all });
    expect(everything.status === 'SUCCESS' && [...everything.value.types].toSorted()).toEqual([...all].toSorted());
    const some = await test.provider.listMethods({ ...asked, types: ['ADYEN_CREDIT_CARD', 'ADYEN_ZIP', 'NO_PAYMENT'] });
    expect(some).toMatchObject({ status: 'SUCCESS', value: { types: ['ADYEN_CREDIT_CARD', 'ADYEN_ZIP'] } });
    expect(JSON.stringify(some)).not.toContain('paypal');
  });

  it.each(['applepay', 'googlepay'])('%s with a token of the wallet is paid at once [C-1-10]', async (type) => {
    const token = type === 'applepay' ? { applePayToken: 'token' } : { googlePayToken: 'token' };
    const data = { paymentMethod: { ...methodData(type).paymentMethod, ...token } };
    const outcome = await test.provider.authorise(authoriseInput({ means: { kind: 'BROWSER', data } }));
    expect(outcome).toMatchObject({
      status: 'AUTHORISED',
      type: type === 'applepay' ? 'ADYEN_APPLEPAY' : 'ADYEN_GOOGLEPAY',
    });
    expect(await test.news()).toMatchObject([{ type: type === 'applepay' ? 'ADYEN_APPLEPAY' : 'ADYEN_GOOGLEPAY' }]);
  });
});

describe('settings that are wrong', () => {
  it.each([
    ['key', { apiKey: 'wrong' }],
    ['merchant account', { merchantAccount: 'Other' }],
  ])('a wrong %s says nothing about any payment, and who runs the shop hears of it', async (_what, change) => {
    const heard: (string | null)[] = [];
    const provider = createAdyenPayment({ ...test.config, ...change, onAccess: (problem) => heard.push(problem) });
    const unknown = { status: 'UNKNOWN', problem: 'SHUT_OUT' };
    const ofPayment = { ...call(), paymentReference: 'PSP1', amountCents: toCents(1_00) };
    expect(await provider.authorise(authoriseInput())).toEqual(unknown);
    expect(await provider.capture(ofPayment)).toEqual(unknown);
    expect(await provider.refund(ofPayment)).toEqual(unknown);
    expect(await provider.cancel(ofPayment)).toEqual(unknown);
    expect(await provider.cancel({ ...call(), orderReference: 'W-1' })).toEqual(unknown);
    expect(await provider.continue({ ...call(), details: { redirectResult: 'x' } })).toMatchObject({
      status: expect.stringMatching(/UNKNOWN|REFUSED/),
    });
    expect(heard.every((problem) => /^status 40[13], error \d+$/.test(String(problem)))).toBe(true);
    expect(heard.length).toBeGreaterThanOrEqual(5);
    expect(await provider.listMethods({ amountCents: toCents(1_00), types: [], ...call() })).toEqual({
      status: 'ERROR',
      code: 'UNAVAILABLE',
      retryable: true,
    });
    expect(await test.news()).toEqual([]);
  });

  it('an address where nobody listens, or something else, is unknown', async () => {
    const nobody = createAdyenPayment({ ...test.config, apiUrl: 'http://localhost:9' });
    expect(await nobody.authorise(authoriseInput())).toEqual({ status: 'UNKNOWN', problem: 'UNAVAILABLE' });
    const other = createAdyenPayment({ ...test.config, apiUrl: `${test.origin}/adyen/pages` });
    expect(await other.authorise(authoriseInput())).toEqual({ status: 'UNKNOWN', problem: 'UNAVAILABLE' });
  });
});
