import { describe, expect, it } from 'vitest';
import { adyenApiUrl } from './adyen-config.ts';

describe('the address of Adyen', () => {
  it('is one for all tests', () => {
    expect(adyenApiUrl({ environment: 'test', livePrefix: '' })).toBe('https://checkout-test.adyen.com/v72');
  });

  it("has the merchant's prefix when it is live", () => {
    expect(adyenApiUrl({ environment: 'live-au', livePrefix: '1797a841fbb37ca7-Wattle' })).toBe(
      'https://1797a841fbb37ca7-Wattle-checkout-live.adyenpayments.com/checkout/v72',
    );
  });

  it.each(['', 'evil.example/', 'a b'])('takes no prefix %j', (livePrefix) => {
    expect(() => adyenApiUrl({ environment: 'live', livePrefix })).toThrow('prefix');
  });
});
