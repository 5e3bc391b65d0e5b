import { expect, it } from 'vitest';
import { recheckVouchers } from './recheck-vouchers.ts';

const voucher = (code: string, amountRemaining = 50) => ({ code, pin: '1', expires: '2027-02-28', amountRemaining });

it('keeps what still holds, with what is on it now, and drops the rest [C-4-104]', () => {
  const now = voucher('A', 20);
  const rechecked = [
    { voucher: voucher('A'), result: { status: 'SUCCESS', voucher: now } },
    { voucher: voucher('B'), result: { status: 'REDEEMED' } },
  ] as const;
  expect(recheckVouchers(rechecked)).toEqual({ kept: [now], cancelled: [{ code: 'B', reason: 'REDEEMED' }] });
  expect(recheckVouchers([])).toEqual({ kept: [], cancelled: [] });
});

it('says why each one was dropped [C-4-105]', () => {
  const reasons = ['REDEEMED', 'SUSPENDED', 'EXPIRED', 'NOT_FOUND', 'LOCKED', 'ERROR'] as const;
  const rechecked = reasons.map((status) => ({ voucher: voucher(`of ${status}`), result: { status } }));
  expect(recheckVouchers(rechecked).cancelled).toEqual(reasons.map((reason) => ({ code: `of ${reason}`, reason })));
});
