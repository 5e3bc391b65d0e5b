import { describe, expect, it } from 'vitest';
import { createMemoryPaymentStore } from '../testing/memory/create-memory-store.ts';
import { createPaymentService } from './create-payment-service.ts';
import { paymentServiceSettings } from './settings.ts';

const make = (publicUrl: string, changes = {}) =>
  createPaymentService({
    store: createMemoryPaymentStore(),
    settings: paymentServiceSettings({
      publicUrl,
      merchantAccount: 'Wattle',
      apiKey: 'key',
      hmacKey: 'ab'.repeat(32),
      ...changes,
    }),
  });

describe('the payment simulator', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('serves at %s', (url) => {
    expect(make(url)).toBeDefined();
  });

  it.each(['https://shop.example', 'http://localhost.example', 'http://192.168.1.4:3000', 'http://0.0.0.0'])(
    'refuses to serve at %s unless it is a demo',
    (url) => {
      expect(() => make(url)).toThrow('demo');
      expect(make(url, { isDemo: true })).toBeDefined();
    },
  );

  it.each(['test_key', 'live_key'])('takes no client key %s', (clientKey) => {
    expect(() => make('http://localhost:3000', { clientKey })).toThrow('client key');
  });

  it.each([
    ['GET', '/adyen/v72/payments', 404],
    ['POST', '/adyen/v72/paymentLinks', 404],
    ['POST', '/adyen/v72/payments', 401],
    ['GET', '/adyen/pages/pay/x', 404],
    ['GET', '/checkoutshopper/other', 404],
    ['GET', '/elsewhere', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    const request = { method, path, query: new URLSearchParams(), headers: {}, body: '{}' };
    expect((await make('http://localhost:3000').handle(request)).status).toBe(status);
  });

  it('says on a page which cards end how, and that it is a simulator', async () => {
    const request = { method: 'GET', path: '/adyen/pages/guide', query: new URLSearchParams(), headers: {}, body: '' };
    const { status, body } = await make('http://localhost:3000').handle(request);
    expect(status).toBe(200);
    expect(body).toContain('Payment simulator');
    for (const text of ['4917 6100 0000 0000', 'NOT_ENOUGH_BALANCE', 'LOST_ANSWER', '4126 4910 7302 7450', 'suspended'])
      expect(body).toContain(text);
  });

  it.each(['', 'null', '[]', '"text"', '{', '<xml/>'])('says that %j is no request', async (body) => {
    const headers = { 'x-api-key': 'key' };
    const request = { method: 'POST', path: '/adyen/v72/payments', query: new URLSearchParams(), headers, body };
    expect((await make('http://localhost:3000').handle(request)).status).toBe(400);
  });
});
