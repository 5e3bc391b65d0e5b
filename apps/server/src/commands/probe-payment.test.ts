import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { capabilitiesOf } from '../shop/capabilities.ts';
import { examineCapability } from './examine-capability.ts';

let server: Server;
let answer: { status: number; body: string };
beforeEach(async () => {
  answer = { status: 200, body: '{"paymentMethods":[]}' };
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
afterEach(() => {
  server.close();
});

async function examine(env: Record<string, string>, wanted = 'payment') {
  const config = readConfig(env);
  const found = capabilitiesOf(config).find(({ capability }) => capability === wanted);
  return found && (await examineCapability(config, found));
}

describe('payment in what the doctor says', () => {
  it('is the simulator, where it may be', async () => {
    expect(await examine({})).toMatchObject({ isWell: true, says: 'simulator, embedded' });
    const elsewhere = {
      PUBLIC_URL: 'https://shop.example.com',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@b.example',
    };
    expect(await examine(elsewhere)).toMatchObject({ isWell: false, says: expect.stringContaining('ADYEN_API_KEY') });
  });

  it('is Adyen, when it takes the key', async () => {
    const env = {
      ADYEN_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'Wattle', ADYEN_CLIENT_KEY: 'test_A' },
      ADYEN_HMAC_KEYS: 'AB'.repeat(32),
    };
    expect(await examine(env)).toMatchObject({ isWell: true, says: 'Adyen, real' });
    answer = { status: 401, body: '{"status":401,"errorCode":"000"}' };
    expect(await examine(env)).toMatchObject({ isWell: false, says: expect.stringContaining('status 401') });
  });
});

describe('payment with Stripe in what the doctor says', () => {
  it('is well when it takes the key and the account may be paid', async () => {
    const env = {
      STRIPE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_12345678' },
    };
    answer = { status: 200, body: '{"id":"acct_1","charges_enabled":true}' };
    expect(await examine(env)).toMatchObject({ isWell: true, says: 'Stripe, real' });
    answer = { status: 200, body: '{"id":"acct_1","charges_enabled":false}' };
    expect(await examine(env)).toMatchObject({ isWell: false, says: expect.stringContaining('may not take payments') });
  });
});

describe('captcha in what the doctor says', () => {
  it('is whoever is configured', async () => {
    expect(await examine({}, 'captcha')).toMatchObject({ isWell: true, says: 'own tokens, embedded' });
    const env = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'hidden' };
    expect(await examine(env, 'captcha')).toMatchObject({ isWell: true, says: 'reCAPTCHA, real' });
  });
});
