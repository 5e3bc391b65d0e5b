import { toCents } from '@wattle/domain/money';
import { afterAll, describe, expect, it } from 'vitest';
import { openPayment } from '../../testing/open-payment.ts';
import { call } from '../../testing/samples.ts';

const test = await openPayment();
afterAll(() => test[Symbol.asyncDispose]());

const get = (path: string): Promise<Response> => fetch(`${test.origin}/checkoutshopper/${path}`);
const post = (path: string, body: object): Promise<Response> =>
  fetch(`${test.origin}/checkoutshopper/${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('what the Drop-in asks for', () => {
  it.each([
    ['4111 11', 'visa'],
    ['545454', 'mc'],
    ['370000', 'amex'],
  ])('which card begins with %s', async (digits, brand) => {
    const asked = { encryptedBin: `test_${digits}`, requestId: 'r-1', supportedBrands: ['visa', 'mc', 'amex'] };
    const answer = await (await post('v3/bin/binLookup?token=local_wattle', asked)).json();
    expect(answer).toMatchObject({ requestId: 'r-1', brands: [{ brand, supported: true, cvcPolicy: 'required' }] });
  });

  it('says that it does not know a card, or that it is not taken', async () => {
    const ask = async (bin: string, supportedBrands: readonly string[]) =>
      (await post('v3/bin/binLookup', { encryptedBin: `test_${bin}`, requestId: 'r', supportedBrands })).json();
    expect(await ask('999999', ['visa'])).toMatchObject({ brands: [] });
    expect(await ask('370000', ['visa'])).toMatchObject({ brands: [{ brand: 'amex', supported: false }] });
  });

  it('a frame for a field, which only the shop may show', async () => {
    const frame = await get('securedfields/local_wattle/6.3.0/securedFields.html?type=card&d=aHR0cDovL2E=');
    expect(frame.status).toBe(200);
    const policy = frame.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors 'self' ${test.origin};`);
    expect(policy).not.toContain('unsafe');
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it.each(['visa', 'afterpaytouch', 'wechatpayQR', 'nobody-knows'])('a mark for %s', async (name) => {
    const mark = await get(`images/logos/${name}.svg`);
    expect(mark.headers.get('content-type')).toBe('image/svg+xml');
    expect(await mark.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  });

  it.each([
    'images/components/lock.svg',
    'sdk/6.45.2/translations/en-AU.json',
    'assets/html/local_wattle/dfp.1.0.0.html',
  ])('gives %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it('an attempt to name in its events', async () => {
    expect(await (await post('v3/analytics?clientKey=local_wattle', {})).json()).toHaveProperty('checkoutAttemptId');
  });

  it('how much of an order remains, only with the right handle', async () => {
    const opened = await test.provider.openPartialOrder({
      ...call(),
      orderReference: 'W-1',
      amountCents: toCents(80_00),
    });
    const orderData = opened.status === 'OPENED' ? opened.order.data : '';
    expect(await (await post('v1/order/status', { orderData })).json()).toMatchObject({
      remainingAmount: { currency: 'AUD', value: 80_00 },
    });
    expect((await post('v1/order/status', { orderData: `${orderData}x` })).status).toBe(422);
  });

  it('the state of a payment only to who began it', async () => {
    expect((await post('services/PaymentInitiation/v1/status', { paymentData: 'ABC.made-up' })).status).toBe(422);
  });
});
