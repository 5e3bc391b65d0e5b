import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemsOf } from './testing/problems-of.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRETS: 'whsec_abcdefgh' };
const adyen = {
  ...{ ADYEN_API_KEY: 'AQE1hmfx', ADYEN_MERCHANT_ACCOUNT: 'Shop', ADYEN_CLIENT_KEY: 'test_ABC' },
  ADYEN_HMAC_KEYS: 'AB'.repeat(32),
};

describe('Stripe’s settings', () => {
  it('lead to Stripe’s own address, or to another', () => {
    const read = { secretKey: 'sk_test_abc', webhookSecrets: ['whsec_abcdefgh'] };
    expect(readConfig(stripe).payment).toEqual({
      kind: 'stripe',
      stripe: { apiUrl: 'https://api.stripe.com', ...read },
    });
    expect(readConfig({ ...stripe, STRIPE_URL: 'http://127.0.0.1:4242/' }).payment).toMatchObject({
      stripe: { apiUrl: 'http://127.0.0.1:4242' },
    });
  });

  it('take a second secret while it is being changed', () => {
    const env = { ...stripe, STRIPE_WEBHOOK_SECRETS: 'whsec_abcdefgh, whsec_ijklmnop' };
    expect(readConfig(env).payment).toMatchObject({ stripe: { webhookSecrets: ['whsec_abcdefgh', 'whsec_ijklmnop'] } });
  });

  it.each<[string, Record<string, string>, string]>([
    ['the key alone', { STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_WEBHOOK_SECRETS: is missing: STRIPE_SECRET_KEY'],
    ['the secret alone', { STRIPE_WEBHOOK_SECRETS: 'whsec_abcdefgh' }, 'STRIPE_SECRET_KEY: is missing'],
    ['an address alone', { STRIPE_URL: 'https://proxy.example' }, 'STRIPE_SECRET_KEY: is missing'],
    ['the key of browsers', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY: is not a secret key'],
    ['a secret that is none', { ...stripe, STRIPE_WEBHOOK_SECRETS: 'abc' }, 'must begin with whsec_'],
    ['an address that others can read', { ...stripe, STRIPE_URL: 'http://s.example' }, 'STRIPE_URL: must be an https'],
    ['two providers', { ...stripe, ...adyen }, 'STRIPE_SECRET_KEY: is set beside ADYEN_API_KEY'],
  ])('refuse %s', (_, env, problem) => {
    expect(problemsOf(env).join()).toContain(problem);
  });
});
