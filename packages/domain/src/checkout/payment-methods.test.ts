import { describe, expect, it } from 'vitest';
import { PAYMENT_TYPES } from './checkout.ts';
import { isPaidElsewhere, isTakenAtOnce, PAYMENT_METHODS, paymentTypeOf } from './payment-methods.ts';

describe('ways to pay at the provider', () => {
  it("each has one of the shop's names [C-3-46]", () => {
    const names = [
      'scheme',
      'afterpaytouch',
      'paypal',
      'zip',
      'alipay',
      'wechatpayQR',
      'applepay',
      'googlepay',
      'giftcard',
    ];
    expect([...names.map(paymentTypeOf), 'NO_PAYMENT']).toEqual(PAYMENT_TYPES);
    expect(paymentTypeOf('paywithgoogle')).toBe('ADYEN_GOOGLEPAY');
  });

  it('every one but paying nothing has a name there, and no two have the same', () => {
    const names = PAYMENT_TYPES.map((type) => PAYMENT_METHODS[type].providerTypes);
    expect(PAYMENT_TYPES.filter((_, index) => names[index]?.length === 0)).toEqual(['NO_PAYMENT']);
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  });

  it.each(['', 'cheque', 'SCHEME', 'constructor'])('%j is none of them', (name) => {
    expect(paymentTypeOf(name)).toBeUndefined();
  });

  it('those with a page or a phone of their own are paid there; two of them take the money at once', () => {
    const elsewhere = ['ADYEN_AFTERPAY', 'ADYEN_PAYPAL', 'ADYEN_ZIP', 'ADYEN_ALIPAY', 'ADYEN_WECHATPAY'];
    expect(PAYMENT_TYPES.filter(isPaidElsewhere)).toEqual(elsewhere);
    expect(PAYMENT_TYPES.filter(isTakenAtOnce)).toEqual(['ADYEN_ALIPAY', 'ADYEN_WECHATPAY']);
    expect(['VOUCHER', 'constructor'].filter(isTakenAtOnce)).toEqual([]);
  });
});
