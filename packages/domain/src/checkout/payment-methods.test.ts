import { describe, expect, it } from 'vitest';
import { PAYMENT_TYPES } from './checkout.ts';
import { isPaidElsewhere, isTakenAtOnce, PAYMENT_METHODS } from './payment-methods.ts';

describe('ways to pay', () => {
  it('are ten, known to shoppers by names of which no two are the same [C-3-46]', () => {
    const own = [
      'CREDIT_CARD',
      'GIFT_CARD',
      'APPLEPAY',
      'GOOGLEPAY',
      'PAYPAL',
      'AFTERPAY',
      'ZIP',
      'ALIPAY',
      'WECHATPAY',
    ];
    expect([...PAYMENT_TYPES].sort()).toEqual([...own.map((name) => `ADYEN_${name}`), 'NO_PAYMENT'].sort());
    expect(new Set(PAYMENT_TYPES.map((type) => PAYMENT_METHODS[type].label)).size).toBe(10);
  });

  it('those with a page or a phone of their own are paid there; two of them take the money at once', () => {
    const elsewhere = ['ADYEN_AFTERPAY', 'ADYEN_PAYPAL', 'ADYEN_ZIP', 'ADYEN_ALIPAY', 'ADYEN_WECHATPAY'];
    expect(PAYMENT_TYPES.filter(isPaidElsewhere)).toEqual(elsewhere);
    expect(PAYMENT_TYPES.filter(isTakenAtOnce)).toEqual(['ADYEN_ALIPAY', 'ADYEN_WECHATPAY']);
    expect(['VOUCHER', 'constructor'].filter(isTakenAtOnce)).toEqual([]);
  });
});
