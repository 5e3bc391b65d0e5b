import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { withheldMethods } from './withheld-methods.ts';

const typesFor = (total: number, left = total) =>
  withheldMethods({ orderTotalCents: toCents(total), outstandingCents: toCents(left) }).map(({ type }) => type);

describe('withheldMethods', () => {
  it('names what an order is too small or too large for [C-9-32 C-9-33]', () => {
    expect(typesFor(29_99)).toEqual(['ADYEN_AFTERPAY', 'ADYEN_PAYPAL']);
    expect(typesFor(30_00)).toEqual(['ADYEN_AFTERPAY']);
    expect(typesFor(50_00)).toEqual([]);
    expect(typesFor(2_000_01)).toEqual(['ADYEN_PAYPAL']);
    expect(typesFor(3_000_01)).toEqual(['ADYEN_AFTERPAY', 'ADYEN_PAYPAL']);
  });

  it('goes by the total of the order, not by what vouchers leave [C-9-32]', () => {
    expect(typesFor(3_995_00, 100_00)).toEqual(['ADYEN_AFTERPAY', 'ADYEN_PAYPAL']);
  });

  it('names none when nothing is left to pay', () => {
    expect(typesFor(3_995_00, 0)).toEqual([]);
  });
});
