import { afterAll, describe, expect, it } from 'vitest';
import type { PaymentOutcome } from './port.ts';
import { openPayment } from './testing/open-payment.ts';
import { authoriseInput, call, cardData, methodData } from './testing/samples.ts';

const test = await openPayment();
afterAll(() => test[Symbol.asyncDispose]());

type Action = {
  readonly type: string;
  readonly url: string;
  readonly paymentData?: string;
  readonly qrCodeData?: string;
};

function actionOf(outcome: PaymentOutcome): Action {
  if (outcome.status !== 'ACTION_REQUIRED') throw new Error(`no action but ${outcome.status}`);
  const { type, url, paymentData, qrCodeData } = outcome.actionData;
  if (typeof type !== 'string' || typeof url !== 'string') throw new Error('an action without type or address');
  return {
    type,
    url,
    ...(typeof paymentData === 'string' ? { paymentData } : {}),
    ...(typeof qrCodeData === 'string' ? { qrCodeData } : {}),
  };
}

const begin = (type: string) =>
  test.provider.authorise(authoriseInput({ means: { kind: 'BROWSER', data: methodData(type) } }));
const beginCard = (number: string, holderName?: string) =>
  test.provider.authorise(authoriseInput({ means: { kind: 'BROWSER', data: cardData(number, holderName) } }));

const choose = (url: string, choice: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

/** Opens the page, presses a button and returns the query of the return address. */
async function walk(url: string, choice: string): Promise<string> {
  const back = new URL((await choose(url, choice)).headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/checkout/adyen');
  expect(back.searchParams.get('order')).toBe('W-1');
  return back.searchParams.get('redirectResult') ?? '';
}
const proceed = (redirectResult: string) => test.provider.continue({ ...call(), details: { redirectResult } });

const REDIRECTS = [
  ['paypal', 'ADYEN_PAYPAL', 'PayPal'],
  ['afterpaytouch', 'ADYEN_AFTERPAY', 'Afterpay'],
  ['zip', 'ADYEN_ZIP', 'Zip'],
  ['alipay', 'ADYEN_ALIPAY', 'Alipay'],
  ['applepay', 'ADYEN_APPLEPAY', 'Apple Pay'],
  ['googlepay', 'ADYEN_GOOGLEPAY', 'Google Pay'],
] as const;

describe('a payment on a page of its own', () => {
  it('counts for the order that it was made for, and for no other of the same price', async () => {
    const input = authoriseInput({ means: { kind: 'BROWSER', data: methodData('paypal') } });
    const redirectResult = await walk(actionOf(await test.provider.authorise(input)).url, 'accept');
    const { orderReference, amountCents } = input;
    const tell = (reference: string) =>
      test.provider.continue({ ...call(), details: { redirectResult }, amountCents, orderReference: reference });
    expect(await tell(`${orderReference}-other`)).toMatchObject({ status: 'REFUSED', reason: 'CALL_REFUSED' });
    expect(await tell(orderReference)).toMatchObject({ status: 'AUTHORISED' });
    await test.news();
  });

  it.each(REDIRECTS)('%s, accepted [C-4-90]', async (method, type, name) => {
    const { type: action, url } = actionOf(await begin(method));
    expect(action).toBe('redirect');
    const page = await fetch(url);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain(`Pay with ${name}`);
    expect(text).toContain('Payment simulator');
    expect(text).toContain('$499');
    expect(await proceed(await walk(url, 'accept'))).toMatchObject({ status: 'AUTHORISED', amountCents: 499_00, type });
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISED', type }]);
  });

  it.each([
    ['refuse', 'PaymentProcessorDeclinedHard', 'DECLINED'],
    ['cancel', 'PaymentGatewayRejected', 'CANCELLED'],
  ])('%s: %s, %s', async (choice, code, reason) => {
    const { url } = actionOf(await begin('paypal'));
    expect(await proceed(await walk(url, choice))).toMatchObject({ status: 'REFUSED', code, reason });
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISATION_FAILED' }]);
  });

  it('may stay pending, and be accepted later', async () => {
    const { url } = actionOf(await begin('afterpaytouch'));
    const result = await walk(url, 'pending');
    expect(await proceed(result)).toMatchObject({ status: 'PENDING' });
    expect(await test.news()).toEqual([]);
    await walk(url, 'accept');
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISED' }]);
    expect(await proceed(result)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('is told to the shop even when the shopper never comes back', async () => {
    const { url } = actionOf(await begin('zip'));
    await choose(url, 'accept');
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISED', type: 'ADYEN_ZIP' }]);
  });

  it('is decided once, however often the page and the return are used', async () => {
    const { url } = actionOf(await begin('paypal'));
    const results = [await walk(url, 'accept'), await walk(url, 'refuse')];
    const outcomes = await Promise.all([...results, ...results].map(proceed));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ status: 'AUTHORISED' });
    expect(await test.news()).toHaveLength(1);
    expect(await (await fetch(url)).text()).toContain('was accepted');
  });

  it('that nobody finishes is closed after an hour', async () => {
    const { url } = actionOf(await begin('paypal'));
    test.wait(3_600);
    expect(await test.news()).toMatchObject([{ kind: 'EXPIRED', type: 'ADYEN_PAYPAL' }]);
    expect(await proceed(await walk(url, 'accept'))).toMatchObject({ status: 'REFUSED', reason: 'CANCELLED' });
  });

  it('has no page for who made the address up', async () => {
    const { url } = actionOf(await begin('paypal'));
    for (const made of [`${url}x`, url.replace(/\.[^.]+$/, '.'), `${test.origin}/adyen/pages/pay/ABC.DEF`])
      expect((await fetch(made)).status).toBe(404);
  });

  it('has no result that can be made up, nor be made of the address of the page', async () => {
    const { url } = actionOf(await begin('paypal'));
    for (const made of ['', 'x', url.split('/').at(-1) ?? ''])
      expect(await proceed(made)).toMatchObject({ status: 'REFUSED', reason: 'CALL_REFUSED' });
  });

  it('runs nothing, loads nothing, and is framed by nobody', async () => {
    const page = await fetch(actionOf(await begin('paypal')).url);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000");
  });
});

describe('3-D Secure', () => {
  it.each(['4035501428146300', '4917610000000000', '5454545454545454'])('of %s, confirmed [C-4-90]', async (number) => {
    const { type, url } = actionOf(await beginCard(number));
    expect(type).toBe('redirect');
    const text = await (await fetch(url)).text();
    expect(text).toContain('Confirm your payment');
    expect(text).toContain(number.slice(-4));
    expect(text).not.toContain(number);
    expect(await proceed(await walk(url, 'accept'))).toMatchObject({
      status: 'AUTHORISED',
      type: 'ADYEN_CREDIT_CARD',
    });
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISED' }]);
  });

  it('refused holds no money', async () => {
    const { url } = actionOf(await beginCard('4917610000000000'));
    const outcome = await proceed(await walk(url, 'refuse'));
    expect(outcome).toMatchObject({ code: 'PaymentGatewayRejected', reason: 'AUTHENTICATION_FAILED' });
    expect(await test.news()).toMatchObject([{ kind: 'AUTHORISATION_FAILED' }]);
  });

  it('confirmed, but the bank says no', async () => {
    const { url } = actionOf(await beginCard('4917610000000000', 'NOT_ENOUGH_BALANCE'));
    const outcome = await proceed(await walk(url, 'accept'));
    expect(outcome).toMatchObject({ code: 'PaymentProcessorDeclinedHard', reason: 'INSUFFICIENT_FUNDS' });
    await test.news();
  });

  it('takes no money before the shop goes on', async () => {
    const { url } = actionOf(await beginCard('4917610000000000'));
    await walk(url, 'accept');
    expect(await test.news()).toEqual([]);
  });

  it('is decided once when the shop goes on twice at once', async () => {
    const { url } = actionOf(await beginCard('4917610000000000'));
    const result = await walk(url, 'accept');
    const outcomes = await Promise.all([proceed(result), proceed(result)]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(await test.news()).toHaveLength(1);
  });
});

describe('a code to scan', () => {
  const askStatus = async (paymentData: string) => {
    const address = `${test.origin}/checkoutshopper/services/PaymentInitiation/v1/status?clientKey=local_wattle`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify({ paymentData }) });
    return (await response.json()) as {
      readonly type?: string;
      readonly resultCode?: string;
      readonly payload?: string;
    };
  };

  it.each([
    ['accept', 'authorised', 'AUTHORISED'],
    ['refuse', 'refused', 'REFUSED'],
    ['cancel', 'cancelled', 'REFUSED'],
  ])('WeChat Pay, on the phone: %s', async (choice, resultCode, status) => {
    const { type, qrCodeData = '', paymentData = '' } = actionOf(await begin('wechatpayQR'));
    expect(type).toBe('qrCode');
    expect(await askStatus(paymentData)).toEqual({ type: 'pending', resultCode: 'pending' });
    const answered = await choose(qrCodeData, choice);
    expect(answered.status).toBe(200);
    const asked = await askStatus(paymentData);
    expect(asked).toMatchObject({ type: 'complete', resultCode });
    const details = { payload: asked.payload ?? '' };
    expect(await test.provider.continue({ ...call(), details, paymentData })).toMatchObject({ status });
    await test.news();
  });

  it('is drawn', async () => {
    const { qrCodeData } = actionOf(await begin('wechatpayQR'));
    const drawn = await fetch(`${test.origin}/checkoutshopper/utility/v1/barcode.png?type=qrCode&data=${qrCodeData}`);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    expect((await drawn.text()).match(/h1v1/g)?.length).toBeGreaterThan(200);
  });
});
