import { PAYMENT_TYPES } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { toPaymentType } from './method-types.ts';

describe('ways to pay and their names at Adyen', () => {
  const names = [
    ['scheme', 'ADYEN_CREDIT_CARD'],
    ['afterpaytouch', 'ADYEN_AFTERPAY'],
    ['paypal', 'ADYEN_PAYPAL'],
    ['zip', 'ADYEN_ZIP'],
    ['alipay', 'ADYEN_ALIPAY'],
    ['wechatpayQR', 'ADYEN_WECHATPAY'],
    ['applepay', 'ADYEN_APPLEPAY'],
    ['googlepay', 'ADYEN_GOOGLEPAY'],
    ['giftcard', 'ADYEN_GIFT_CARD'],
  ] as const;

  it.each(names)('%s is %s [C-3-46]', (name, type) => {
    expect(toPaymentType(name)).toBe(type);
  });

  it('every way to pay has a name there, but for paying nothing', () => {
    expect([...names.map(([, type]) => type), 'NO_PAYMENT'].sort()).toEqual([...PAYMENT_TYPES].sort());
  });

  it.each([
    ['visa', 'ADYEN_CREDIT_CARD'],
    ['mc', 'ADYEN_CREDIT_CARD'],
    ['visastandarddebit', 'ADYEN_CREDIT_CARD'],
    ['eftpos_australia', 'ADYEN_CREDIT_CARD'],
    ['mc_applepay', 'ADYEN_APPLEPAY'],
    ['visa_googlepay', 'ADYEN_GOOGLEPAY'],
    ['givex', 'ADYEN_GIFT_CARD'],
    ['paywithgoogle', 'ADYEN_GOOGLEPAY'],
    ['ideal', null],
    ['', null],
    ['constructor', null],
  ])('knows what a webhook means by %s', (variant, type) => {
    expect(toPaymentType(variant)).toBe(type);
  });
});
