import { toCents } from '@wattle/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import { openPayingShop, type PayingShop } from './testing/open-paying-shop.ts';
import { authoriseInput, call, cardData } from './testing/sample-payment.ts';

let shop: PayingShop;
let database: Database;
beforeAll(async () => {
  database = await openServer();
  shop = await openPayingShop({ open: async () => database });
});
afterAll(() => shop.close());

const pay = (data: Record<string, unknown>) =>
  shop.payment.provider.authorise(authoriseInput({ means: { kind: 'BROWSER', data } }));
const urlOf = (outcome: Awaited<ReturnType<typeof pay>>): string =>
  outcome.status === 'ACTION_REQUIRED' ? String(outcome.actionData.url) : '';

describe('the payment simulator on the shop', () => {
  it('takes a card, and refuses one [C-1-09]', async () => {
    expect(await pay(cardData())).toMatchObject({
      status: 'AUTHORISED',
      amountCents: 499_00,
      type: 'ADYEN_CREDIT_CARD',
    });
    expect(await pay(cardData('DECLINED'))).toMatchObject({ status: 'REFUSED', reason: 'DECLINED' });
  });

  it('leads to a page, which leads back with what the shop needs to know', async () => {
    const outcome = await pay({ paymentMethod: { type: 'paypal' } });
    const page = await fetch(urlOf(outcome));
    expect([page.status, page.headers.get('x-frame-options'), page.headers.get('cache-control')]).toEqual([
      200,
      'DENY',
      'no-store',
    ]);
    expect(await page.text()).toContain('Payment simulator');
    const chosen = await fetch(urlOf(outcome), {
      method: 'POST',
      body: new URLSearchParams({ choice: 'accept' }),
      redirect: 'manual',
    });
    const back = new URL(chosen.headers.get('location') ?? '');
    expect([chosen.status, back.pathname]).toEqual([303, '/checkout/adyen']);
    const details = { redirectResult: back.searchParams.get('redirectResult') };
    expect(await shop.payment.provider.continue({ ...call(), details })).toMatchObject({
      status: 'AUTHORISED',
      type: 'ADYEN_PAYPAL',
    });
  });

  it('tells by webhook, which the shop keeps and handles', async () => {
    const input = authoriseInput();
    await shop.payment.provider.authorise(input);
    const sql = `select handled_at is not null as handled from payment_events where event ->> 'orderReference' = $1`;
    await expect.poll(() => database.query(sql, [input.orderReference])).toEqual([{ handled: true }]);
  });

  it('has card fields that only the shop may frame, and calls that nobody keeps', async () => {
    const field = await shop.app.inject('/checkoutshopper/securedfields/local_wattle/5.5.2/securedFields.html');
    expect(field.statusCode).toBe(200);
    expect(field.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(field.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${shop.origin};`);
    const lookUp = await shop.app.inject({
      ...{ method: 'POST', url: '/checkoutshopper/v3/bin/binLookup', headers: { 'content-type': 'text/plain' } },
      payload: JSON.stringify({ encryptedBin: 'test_411111', supportedBrands: ['visa'] }),
    });
    expect(lookUp.json().brands).toMatchObject([{ brand: 'visa', supported: true }]);
    expect(lookUp.headers['cache-control']).toBe('no-store');
  });

  it('answers no call without its key, which is no word of the shop’s secret', async () => {
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: '/adyen/v72/paymentMethods', headers, payload: '{}' });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ 'x-api-key': 'guessed' })).statusCode).toBe(401);
  });

  it('is not what a page is: no robot is sent there, and nothing else answers in its place', async () => {
    const robots = (await shop.app.inject('/robots.txt')).body;
    for (const path of ['/adyen/', '/checkoutshopper/', '/captcha/']) expect(robots).toContain(`Disallow: ${path}\n`);
    for (const url of ['/adyen/nothing', '/checkoutshopper/nothing', '/adyen/pages/pay/forged.token']) {
      const answer = await shop.app.inject(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });
});

it('the simulator counts what comes from one address, and not what the shop itself asks for', async () => {
  const small = await openPayingShop({ env: { WRITE_LIMIT_PER_MINUTE: '1' }, open: openServer });
  try {
    const look = async () => (await small.app.inject('/adyen/pages/guide')).statusCode;
    const looks = [];
    for (let time = 0; time < 21; time += 1) looks.push(await look());
    expect(looks).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    for (let time = 0; time < 21; time += 1) {
      const asked = { amountCents: toCents(100_00), types: ['ADYEN_CREDIT_CARD'] as const, ...call() };
      expect(await small.payment.provider.listMethods(asked)).toMatchObject({ status: 'SUCCESS' });
    }
  } finally {
    await small.close();
  }
});

describe('what the payment step asks the shop', () => {
  const methods = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/payment/methods', payload });

  it('gives the ways to pay that the amount allows [C-9-32] [C-9-33]', async () => {
    const typesFor = async (amount: number) =>
      (await methods({ orderTotal: amount, outstanding: amount })).json<{ types: string[] }>().types;
    expect(await typesFor(100)).toEqual(
      expect.arrayContaining(['ADYEN_CREDIT_CARD', 'ADYEN_AFTERPAY', 'ADYEN_PAYPAL']),
    );
    expect(await typesFor(49.99)).not.toContain('ADYEN_AFTERPAY');
    expect(await typesFor(2000.01)).not.toContain('ADYEN_PAYPAL');
    expect((await methods({ orderTotal: 100, outstanding: 0 })).json()).toEqual({
      types: ['NO_PAYMENT'],
      browserData: {},
    });
  });

  it('hands the form what it needs, and keeps to what an amount can be', async () => {
    const answer = await methods({ orderTotal: 100, outstanding: 60 });
    expect(answer.json().browserData.paymentMethods).toContainEqual(expect.objectContaining({ type: 'scheme' }));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await methods({ orderTotal: 100, outstanding: -1 })).statusCode).toBe(400);
  });

  it('says with what the form is opened [C-1-10]', async () => {
    const answer = await shop.app.inject('/api/payment/settings');
    expect(answer.json()).toEqual({
      browser: {
        kind: 'FORM',
        environment: 'test',
        clientKey: 'local_shop',
        serviceUrls: {
          api: '/checkoutshopper/',
          analytics: '/checkoutshopper/',
          images: '/checkoutshopper/',
          translations: '/checkoutshopper/',
        },
        isSimulated: true,
      },
      captcha: { siteKey: 'own', scriptUrl: '/captcha/api.js' },
    });
  });
});
