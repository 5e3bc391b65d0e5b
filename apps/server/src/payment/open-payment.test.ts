import { createMemoryPaymentStore } from '@wattle/providers/payment/conformance';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkSimulatorPlace } from '../config/payment-config.ts';
import { withPort } from '../shop/free-port.ts';
import { openPayment } from './open-payment.ts';
import { paymentKeys } from './payment-keys.ts';
import { authoriseInput } from './testing/sample-payment.ts';

const SECRET = 'a secret of the tests, of 32 bytes or more';

const openWith = (env: Record<string, string>) => {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const parts = { config, store: createMemoryPaymentStore(), secret: SECRET, shopName: () => 'Kettle House' };
  return { config, payment: openPayment({ ...parts, onError: (error) => expect.fail(String(error)) }) };
};

describe('a shop with Adyen by configuration alone', () => {
  const adyen = Fastify({ logger: false });
  const received: unknown[] = [];
  let env: Record<string, string>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { port } = await withPort({ port: 0, host: '127.0.0.1' });
    // another shop's simulator, which speaks Adyen
    const { payment } = openWith({ PORT: String(port) });
    payment.register(adyen, async (events) => {
      received.push(...events);
      return 'KEPT';
    });
    await adyen.listen({ port, host: '127.0.0.1' });
    close = payment.close;
    const keys = paymentKeys(SECRET);
    env = {
      ADYEN_URL: `http://127.0.0.1:${port}/adyen/v72`,
      ADYEN_API_KEY: keys.apiKey,
      ADYEN_HMAC_KEYS: keys.hmacKey,
      ADYEN_MERCHANT_ACCOUNT: 'Simulator',
      ADYEN_CLIENT_KEY: 'test_key',
    };
  });
  afterAll(async () => {
    await close();
    await adyen.close();
  });

  it('is paid there [C-1-09]', async () => {
    const { payment } = openWith(env);
    expect(await payment.provider.authorise(authoriseInput())).toMatchObject({ status: 'AUTHORISED' });
    expect(payment.provider.browser).toEqual({
      ...{ kind: 'FORM', environment: 'test', clientKey: 'test_key', serviceUrls: null, isSimulated: false },
    });
    expect(payment.origins).toContain('https://checkoutshopper-test.adyen.com');
    expect(payment.walletOrigins).toContain('https://pay.google.com');
    expect(openWith({}).payment).toMatchObject({ origins: ["'self'"], walletOrigins: [] });
  });

  it('simulates nothing itself', async () => {
    const { payment } = openWith(env);
    const app = Fastify({ logger: false });
    payment.register(app, async () => 'KEPT');
    expect((await app.inject('/adyen/pages/guide')).statusCode).toBe(404);
    expect(payment.service).toBeUndefined();
    await app.close();
  });

  it('is not paid with another key', async () => {
    const { payment } = openWith({ ...env, ADYEN_API_KEY: 'wrong' });
    expect(await payment.provider.authorise(authoriseInput())).toEqual({ status: 'UNKNOWN', problem: 'SHUT_OUT' });
  });

  it('that listens sends its webhooks by itself', async () => {
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(received).toContainEqual(expect.objectContaining({ kind: 'AUTHORISED', amountCents: 499_00 }));
  });
});

describe('the simulator', () => {
  it('is not there where others come, and such a shop does not start', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@wattle.example' };
    const { config, payment } = openWith({ PUBLIC_URL: 'https://shop.example.com', ...mail });
    expect(payment.service).toBeUndefined();
    expect(() => checkSimulatorPlace(config)).toThrow(/PUBLIC_URL: .*ADYEN_API_KEY or STRIPE_SECRET_KEY.*DEMO=true/s);
  });

  it.each([{ DEMO: 'true', PUBLIC_URL: 'https://shop.example.com' }, { PUBLIC_URL: 'http://127.0.0.1:8080' }, {}])(
    'is there for a shop with %j',
    (env) => {
      const { config, payment } = openWith(env);
      expect(payment.service).toBeDefined();
      expect(() => checkSimulatorPlace(config)).not.toThrow();
    },
  );
});
