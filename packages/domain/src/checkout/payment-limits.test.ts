import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { PAYMENT_TYPES } from './checkout.ts';
import { isPaymentTypeOffered, offeredPaymentTypes } from './payment-limits.ts';

const amount = (total: number, outstanding = total) => ({
  orderTotalCents: toCents(total),
  outstandingCents: toCents(outstanding),
});

describe('the ways to pay an order', () => {
  it.each([
    ['ADYEN_AFTERPAY', 49_99, false],
    ['ADYEN_AFTERPAY', 50_00, true],
    ['ADYEN_AFTERPAY', 3_000_00, true],
    ['ADYEN_AFTERPAY', 3_000_01, false],
  ] as const)('%s for an order of %i cents: %s [C-9-32]', (type, total, isOffered) => {
    expect(isPaymentTypeOffered(type, amount(total))).toBe(isOffered);
  });

  it.each([
    ['ADYEN_PAYPAL', 29_99, false],
    ['ADYEN_PAYPAL', 30_00, true],
    ['ADYEN_PAYPAL', 2_000_00, true],
    ['ADYEN_PAYPAL', 2_000_01, false],
  ] as const)('%s for an order of %i cents: %s [C-9-33]', (type, total, isOffered) => {
    expect(isPaymentTypeOffered(type, amount(total))).toBe(isOffered);
  });

  it('looks at the total of the order, not at what vouchers leave of it [C-9-32] [C-9-33]', () => {
    expect(isPaymentTypeOffered('ADYEN_AFTERPAY', amount(100_00, 10_00))).toBe(true);
    expect(isPaymentTypeOffered('ADYEN_PAYPAL', amount(2_500_00, 100_00))).toBe(false);
  });

  it('offers all but NO_PAYMENT for a usual order, and only it when nothing is left to pay', () => {
    expect(offeredPaymentTypes(amount(500_00))).toEqual(PAYMENT_TYPES.filter((type) => type !== 'NO_PAYMENT'));
    expect(offeredPaymentTypes(amount(500_00, 0))).toEqual(['NO_PAYMENT']);
  });

  it('asks no limit of the others', () => {
    for (const cents of [1, 9_999_999_99]) {
      expect(isPaymentTypeOffered('ADYEN_CREDIT_CARD', amount(cents))).toBe(true);
      expect(isPaymentTypeOffered('ADYEN_ZIP', amount(cents))).toBe(true);
    }
  });
});
