import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { ADYEN_NAMES, adyenTypeOf, toPaymentType } from './method-types.ts';

describe('ways to pay and their names at Adyen', () => {
  const names = PAYMENT_TYPES.flatMap((type) => ADYEN_NAMES[type].map((name) => [name, type] as const));

  it('every one but paying nothing has a name there, and no two have the same', () => {
    expect(PAYMENT_TYPES.filter((type) => ADYEN_NAMES[type].length === 0)).toEqual(['NO_PAYMENT']);
    expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  });

  it.each(['', 'cheque', 'SCHEME', 'constructor'])('%j from the form is none of them', (type) => {
    expect(adyenTypeOf({ paymentMethod: { type } })).toBeNull();
  });

  it.each(names)('%s, as the form says it, is %s [C-3-46]', (name, type) => {
    expect(toPaymentType(name)).toBe(type);
    expect(adyenTypeOf({ paymentMethod: { type: name } })).toBe(type);
  });

  it.each([
    ['visa', 'ADYEN_CREDIT_CARD'],
    ['mc', 'ADYEN_CREDIT_CARD'],
    ['visastandarddebit', 'ADYEN_CREDIT_CARD'],
    ['eftpos_australia', 'ADYEN_CREDIT_CARD'],
    ['mc_applepay', 'ADYEN_APPLEPAY'],
    ['visa_googlepay', 'ADYEN_GOOGLEPAY'],
    ['givex', 'ADYEN_GIFT_CARD'],
    ['card', 'ADYEN_CREDIT_CARD'],
    ['wechatpayWeb', 'ADYEN_WECHATPAY'],
    ['paywithgoogle', 'ADYEN_GOOGLEPAY'],
    ['ideal', null],
    ['', null],
    ['constructor', null],
  ])('knows what a webhook means by %s', (variant, type) => {
    expect(toPaymentType(variant)).toBe(type);
  });
});
