import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemsOf } from './testing/problems-of.ts';

const KEY = 'AB'.repeat(32);
const test = {
  ADYEN_API_KEY: 'AQE1hmfx',
  ADYEN_MERCHANT_ACCOUNT: 'WattleECOM',
  ADYEN_CLIENT_KEY: 'test_ABC',
  ADYEN_HMAC_KEYS: KEY,
};
const live = { ...test, ADYEN_CLIENT_KEY: 'live_ABC', ADYEN_ENVIRONMENT: 'live-au', ADYEN_LIVE_PREFIX: '1797a-Wattle' };

describe('Adyen’s settings', () => {
  it('without any of them payments are simulated', () => {
    expect(readConfig({}).payment).toEqual({ kind: 'embedded', isDemo: false });
    expect(readConfig({ DEMO: 'true' }).payment).toEqual({ kind: 'embedded', isDemo: true });
  });

  it('lead to Adyen’s own address: one for tests, one for each live company', () => {
    expect(readConfig(test).payment).toEqual({
      kind: 'adyen',
      adyen: {
        apiUrl: 'https://checkout-test.adyen.com/v72',
        apiKey: 'AQE1hmfx',
        merchantAccount: 'WattleECOM',
        clientKey: 'test_ABC',
        environment: 'test',
        hmacKeys: [KEY],
      },
    });
    expect(readConfig(live).payment).toMatchObject({
      adyen: { apiUrl: 'https://1797a-Wattle-checkout-live.adyenpayments.com/checkout/v72', environment: 'live-au' },
    });
  });

  it('take a second key while it is being changed, a login, and an address of a proxy', () => {
    const more = {
      ADYEN_WEBHOOK_USER: 'adyen',
      ADYEN_WEBHOOK_PASSWORD: 'p:w',
      ADYEN_URL: 'https://proxy.example/v72/',
    };
    expect(readConfig({ ...test, ...more, ADYEN_HMAC_KEYS: `${KEY}, ${KEY}` }).payment).toMatchObject({
      adyen: {
        hmacKeys: [KEY, KEY],
        webhookLogin: { username: 'adyen', password: 'p:w' },
        apiUrl: 'https://proxy.example/v72',
      },
    });
  });

  it.each(Object.keys(test))('are all there or none: without %s', (name) => {
    expect(problemsOf({ ...test, [name]: '' }).join()).toContain(`${name}: is missing`);
  });

  it.each([
    ['a live environment without its prefix', { ...live, ADYEN_LIVE_PREFIX: '' }, 'ADYEN_LIVE_PREFIX: is missing'],
    ['a live environment and nothing else', { ADYEN_ENVIRONMENT: 'live' }, 'ADYEN_API_KEY: is missing'],
    [
      'a key of another environment',
      { ...live, ADYEN_CLIENT_KEY: 'test_A' },
      'ADYEN_CLIENT_KEY: must begin with live_',
    ],
    ['half a login', { ...test, ADYEN_WEBHOOK_USER: 'adyen' }, 'ADYEN_WEBHOOK_PASSWORD: is missing'],
    ['a key that is none', { ...test, ADYEN_HMAC_KEYS: 'short' }, 'must be 64 hexadecimal digits'],
    ['three keys', { ...test, ADYEN_HMAC_KEYS: [KEY, KEY, KEY].join() }, 'are two at most'],
    ['an address that others can read', { ...test, ADYEN_URL: 'http://adyen.example' }, 'ADYEN_URL: must be an https'],
    ['half of reCAPTCHA', { RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET: is missing'],
  ])('refuse %s', (_, env, problem) => {
    expect(problemsOf(env).join()).toContain(problem);
  });
});
