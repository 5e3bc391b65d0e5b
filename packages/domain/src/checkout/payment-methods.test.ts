import { describe, expect, it } from 'vitest';
import { PAYMENT_TYPES } from './checkout.ts';
import { isPaidElsewhere, isTakenAtOnce, PAYMENT_METHODS } from './payment-methods.ts';

describe('ways to pay', () => {
  it('are known to shoppers by names of which no two are the same [C-3-46]', () => {
    expect(new Set(PAYMENT_TYPES.map((type) => PAYMENT_METHODS[type].label)).size).toBe(10);
  });

  it('those with a page or a phone of their own are paid there; two of them take the money at once', () => {
    const elsewhere = ['ADYEN_AFTERPAY', 'ADYEN_PAYPAL', 'ADYEN_ZIP', 'ADYEN_ALIPAY', 'ADYEN_WECHATPAY'];
    expect(PAYMENT_TYPES.filter(isPaidElsewhere)).toEqual(elsewhere);
    expect(PAYMENT_TYPES.filter(isTakenAtOnce)).toEqual(['ADYEN_ALIPAY', 'ADYEN_WECHATPAY']);
    expect(['VOUCHER', 'constructor'].filter(isTakenAtOnce)).toEqual([]);
  });
});
