import { describe, expect, it } from 'vitest';
import { cleanVoucherCode, startVoucher, voucherGaps } from './start-voucher.ts';

describe('startVoucher', () => {
  it('begins when nothing else is under way', () => {
    expect(() => startVoucher({ isLoading: false, isPlacing: false })).not.toThrow();
  });

  it('does not begin while another voucher is asked for [C-8-59]', () => {
    expect(() => startVoucher({ isLoading: true, isPlacing: false })).toThrow('Already loading voucher.');
  });

  it('does not begin while an order is being placed [C-8-60]', () => {
    expect(() => startVoucher({ isLoading: false, isPlacing: true })).toThrow('Cannot apply voucher.');
  });
});

describe('voucherGaps', () => {
  it('asks for the number and the PIN, in that order', () => {
    expect(voucherGaps({ code: ' - ', pin: ' ' })).toEqual([
      { field: 'code', code: 'VOUCHER_CODE_EMPTY' },
      { field: 'pin', code: 'VOUCHER_PIN_EMPTY' },
    ]);
    expect(voucherGaps({ code: '6280', pin: '' })).toEqual([{ field: 'pin', code: 'VOUCHER_PIN_EMPTY' }]);
    expect(voucherGaps({ code: '6280', pin: '1234' })).toEqual([]);
  });

  it('reads a number with the gaps it is printed with', () => {
    expect(cleanVoucherCode(' 6280 0451-7720 4417 ')).toBe('6280045177204417');
  });
});
