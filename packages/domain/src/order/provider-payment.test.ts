import { describe, expect, it } from 'vitest';
import { PAYMENT_TYPES } from '../checkout/checkout.ts';
import { centsOf } from '../money/cents.ts';
import { isOffered, paymentTypeOf } from './provider-payment.ts';

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
  });

  it.each(['', 'klarna', 'SCHEME', 'constructor'])('%j is none of them', (name) => {
    expect(paymentTypeOf(name)).toBeUndefined();
  });

  it.each([
    [49.99, false],
    [50, true],
    [3000, true],
    [3000.01, false],
  ])('Afterpay at a total of $%d: %s [C-9-32]', (total, offered) => {
    expect(isOffered('ADYEN_AFTERPAY', centsOf(total))).toBe(offered);
  });

  it.each([
    [29.99, false],
    [30, true],
    [2000, true],
    [2000.01, false],
  ])('PayPal at a total of $%d: %s [C-9-33]', (total, offered) => {
    expect(isOffered('ADYEN_PAYPAL', centsOf(total))).toBe(offered);
  });

  it('a card takes any amount', () => expect(isOffered('ADYEN_CREDIT_CARD', centsOf(0.01))).toBe(true));
});
