import { PAYMENT_METHODS, PAYMENT_TYPES } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { toPaymentType } from './method-types.ts';

describe('ways to pay and their names at Adyen', () => {
  const names = PAYMENT_TYPES.flatMap((type) =>
    PAYMENT_METHODS[type].providerTypes.map((name) => [name, type] as const),
  );

  it.each(names)('%s, as the form says it, is %s [C-3-46]', (name, type) => {
    expect(toPaymentType(name)).toBe(type);
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
