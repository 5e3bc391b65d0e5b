import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { AFTERPAY_LIMITS, afterpayPayments, isAfterpayOffered, ZIP_LIMITS, zipWeekly } from './instalments.ts';

describe('isAfterpayOffered', () => {
  it.each([
    [49_99, false],
    [50_00, true],
    [3_000_00, true],
    [3_000_01, false],
    [0, false],
  ])('for %i cents: %s [C-9-32]', (amount, expected) => {
    expect(isAfterpayOffered(toCents(amount))).toBe(expected);
    expect(afterpayPayments(toCents(amount)) !== null).toBe(expected);
  });
});

describe('afterpayPayments', () => {
  it.each([
    [2_988_00, [747_00, 747_00, 747_00, 747_00]],
    [100_01, [25_01, 25_00, 25_00, 25_00]],
    [99_95, [24_99, 24_99, 24_99, 24_98]],
  ])('splits %i cents into %j', (amount, expected) => {
    expect(afterpayPayments(toCents(amount))).toEqual(expected);
  });

  it('always adds up, and no two payments differ by more than a cent', () => {
    const amounts = fc.integer({ min: AFTERPAY_LIMITS.minCents, max: AFTERPAY_LIMITS.maxCents });
    fc.assert(
      fc.property(amounts, (amount) => {
        const payments = afterpayPayments(toCents(amount)) ?? [];
        expect(payments).toHaveLength(4);
        expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(amount);
        expect(Math.max(...payments) - Math.min(...payments)).toBeLessThanOrEqual(1);
        expect(payments[0]).toBe(Math.max(...payments));
      }),
    );
  });
});

describe('zipWeekly', () => {
  it.each([
    [49_99, null],
    [50_00, 10_00],
    [1_000_00, 10_00],
    [1_000_01, 20_00],
    [2_000_00, 20_00],
    [2_000_01, 25_00],
    [3_000_00, 25_00],
    [3_000_01, 40_00],
    [3_995_00, 40_00],
    [5_000_00, 40_00],
    [5_000_01, null],
  ])('of %i cents is %j', (amount, expected) => {
    expect(zipWeekly(toCents(amount))).toBe(expected);
  });

  it('has an answer everywhere inside its limits', () => {
    const amounts = fc.integer({ min: ZIP_LIMITS.minCents, max: ZIP_LIMITS.maxCents });
    fc.assert(fc.property(amounts, (amount) => zipWeekly(toCents(amount)) !== null));
  });
});
