import { describe, expect, it } from 'vitest';
import { authoriseInput, cardData, methodData } from '../testing/samples.ts';
import type { AdyenConfig } from './adyen-config.ts';
import { writePayment } from './write-requests.ts';

const config: AdyenConfig = {
  ...{ apiUrl: 'http://localhost/v72', apiKey: 'key', merchantAccount: 'Wattle', clientKey: 'test_A' },
  environment: 'test',
  hmacKeys: [],
};
const { browserInfo } = cardData();
const paypal = { kind: 'BROWSER', data: methodData('paypal') } as const;
const written = (changes: Parameters<typeof authoriseInput>[0]) =>
  writePayment(config, authoriseInput(changes), { type: 'scheme' });

describe('writePayment', () => {
  it('says in which currency and country, and to whom the browser belongs [C-0-01 C-0-03 C-7-25]', () => {
    expect(written({ fraudToken: 'fedcba9876543210' })).toMatchObject({
      amount: { currency: 'AUD', value: 499_00 },
      countryCode: 'AU',
      deviceFingerprint: 'fedcba9876543210',
    });
    expect(written({})).not.toHaveProperty('deviceFingerprint');
  });

  it('leaves it to the shop when the money is taken', () => {
    expect(written({})).toMatchObject({ additionalData: { manualCapture: 'true' } });
  });

  it("describes the browser as the provider's own form does, else as the shop knows it [C-7-26]", () => {
    const known = { ...browserInfo, userAgent: 'as the shop knows it', more: 'left out' };
    expect(written({ browserInfo: known })).toMatchObject({ browserInfo });
    const { more: _, ...asked } = known;
    expect(written({ means: paypal, browserInfo: known }).browserInfo).toEqual(asked);
  });

  it('carries what the component said besides the method [C-7-30]', () => {
    const details = { browserInfo, riskData: { clientData: 'as told' }, storePaymentMethod: true };
    const sent = written({ means: paypal, details });
    expect(sent).toMatchObject({ browserInfo, riskData: { clientData: 'as told' } });
    expect(sent).not.toHaveProperty('storePaymentMethod');
  });

  it('does not describe half a browser: the provider would refuse the payment', () => {
    const { language, userAgent } = browserInfo;
    expect(written({ means: paypal, browserInfo: { language, userAgent } })).not.toHaveProperty('browserInfo');
  });
});
