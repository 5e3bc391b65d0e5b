import { describe, expect, it } from 'vitest';
import { rejected, success } from '../results/outcome.ts';
import { checkVoucherForm, cleanVoucherCode, startVoucher } from './start-voucher.ts';

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

describe('checkVoucherForm', () => {
  it('asks for the number and the PIN, in that order', () => {
    const pin = { field: 'voucherPin', code: 'VOUCHER_PIN_EMPTY' } as const;
    expect(checkVoucherForm({ voucherCode: ' - ', voucherPin: ' ' })).toEqual(
      rejected({ field: 'voucherCode', code: 'VOUCHER_CODE_EMPTY' }, pin),
    );
    expect(checkVoucherForm({ voucherCode: '6280', voucherPin: '' })).toEqual(rejected(pin));
    expect(checkVoucherForm({ voucherCode: '6280', voucherPin: '1234' })).toEqual(
      success({ code: '6280', pin: '1234' }),
    );
  });

  it('reads a number with the gaps it is printed with', () => {
    expect(cleanVoucherCode(' 6280 0451-7720 4417 ')).toBe('6280045177204417');
  });
});
