import { PAYMENT_TYPES } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { toMethodType, toPaymentType } from './method-types.ts';

describe('ways to pay and their names at Adyen', () => {
  it.each(PAYMENT_TYPES.filter((type) => type !== 'NO_PAYMENT'))('%s goes there and comes back [C-3-46]', (type) => {
    const sent = toMethodType(type);
    expect(sent).not.toBeNull();
    expect(toPaymentType(sent ?? '')).toBe(type);
  });

  it('sends nothing when there is nothing to pay', () => {
    expect(toMethodType('NO_PAYMENT')).toBeNull();
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
