import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import type { Voucher } from './checkout.ts';
import { paymentEntries, payWithVouchers } from './payment-entries.ts';

const voucher = (code: string, amountRemaining: number): Voucher => ({
  code,
  pin: `pin of ${code}`,
  expires: '2030-01-01',
  amountRemaining,
});
const card = { paymentMethod: { type: 'scheme' } };

describe('paymentEntries', () => {
  it('gives the provider all of it when there are no vouchers [C-7-30]', () => {
    expect(paymentEntries(toCents(399_500), [], card)).toEqual([{ methodCode: 'adyen', amount: 3995, data: card }]);
  });

  it('uses vouchers in turn, each with its code, its PIN and what is used of it, and leaves the rest [C-7-29 C-7-30 C-9-34]', () => {
    expect(paymentEntries(toCents(100_10), [voucher('A', 60), voucher('B', 20.05)], card)).toEqual([
      { methodCode: 'adyenGivex', amount: 60, code: 'A', pin: 'pin of A' },
      { methodCode: 'adyenGivex', amount: 20.05, code: 'B', pin: 'pin of B' },
      { methodCode: 'adyen', amount: 20.05, data: card },
    ]);
  });

  it('adds noPayment of nothing when vouchers pay it all, and leaves out those that are not needed [C-7-38]', () => {
    expect(paymentEntries(toCents(50_00), [voucher('A', 80), voucher('B', 20)], null)).toEqual([
      { methodCode: 'adyenGivex', amount: 50, code: 'A', pin: 'pin of A' },
      { methodCode: 'noPayment', amount: 0 },
    ]);
  });

  it('is noPayment alone for what costs nothing [C-7-38]', () => {
    expect(paymentEntries(toCents(0), [], card)).toEqual([{ methodCode: 'noPayment', amount: 0 }]);
  });

  it('is nothing while it is not said how the rest is paid', () => {
    expect(paymentEntries(toCents(50_00), [voucher('A', 20)], null)).toBeNull();
  });

  it('adds up to the total, to the cent', () => {
    const vouchers = [voucher('A', 0.1), voucher('B', 0.2), voucher('C', 33.33)];
    const entries = paymentEntries(toCents(100_01), vouchers, card) ?? [];
    expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(100_01);
    expect(payWithVouchers(toCents(100_01), vouchers).leftCents).toBe(66_38);
  });
});
