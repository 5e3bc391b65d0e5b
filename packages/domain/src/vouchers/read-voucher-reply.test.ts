import { expect, it } from 'vitest';
import { failed, rejected, success } from '../results/outcome.ts';
import { addVoucher, isVoucherHeld, readVoucherReply } from './read-voucher-reply.ts';

const asked = { code: 'CARD1', pin: '1234' };
const balance = { expires: '2027-02-28', amountRemaining: 50.25 };
const held = { ...asked, ...balance };

it('a voucher with money on it is one to keep [C-4-95]', () => {
  expect(readVoucherReply(asked, success(balance))).toEqual({ status: 'SUCCESS', voucher: held });
});

it('a voucher with a single cent on it is one to keep', () => {
  const last = { ...balance, amountRemaining: 0.01 };
  expect(readVoucherReply(asked, success(last))).toEqual({ status: 'SUCCESS', voucher: { ...asked, ...last } });
});

it.each([0, -1, Number.NaN])('a voucher with %d on it is REDEEMED [C-4-97]', (amountRemaining) => {
  expect(readVoucherReply(asked, success({ ...balance, amountRemaining }))).toEqual({ status: 'REDEEMED' });
});

it.each([
  ['VoucherExpired', 'EXPIRED', '[C-4-100] [C-8-08]'],
  ['VoucherInvalid', 'NOT_FOUND', '[C-4-101] [C-8-09]'],
  ['VoucherLocked', 'LOCKED', '[C-4-102] [C-8-10]'],
  ['InsufficientStock', 'ERROR', '[C-4-103]'],
  ['VoucherSuspended', 'ERROR', '[C-4-103]'],
])('%s means %s %s', (code, status) => {
  expect(readVoucherReply(asked, rejected({ code }))).toEqual({ status });
});

it('a suspended voucher is known by the words, whatever the code [C-4-99] [C-8-07]', () => {
  for (const code of ['VoucherInvalid', 'VoucherExpired', 'Other']) {
    const reply = rejected({ code, params: { message: 'Gift card is suspended' } });
    expect(readVoucherReply(asked, reply)).toEqual({ status: 'SUSPENDED' });
  }
  const other = rejected({ code: 'VoucherInvalid', params: { message: 'Gift card is lost' } });
  expect(readVoucherReply(asked, other)).toEqual({ status: 'NOT_FOUND' });
});

it('an answer that did not come, or says nothing, is an ERROR [C-4-103]', () => {
  expect(readVoucherReply(asked, failed('TIMEOUT'))).toEqual({ status: 'ERROR' });
  expect(readVoucherReply(asked, rejected())).toEqual({ status: 'ERROR' });
});

it('the same voucher is not kept twice [C-4-96]', () => {
  const result = { status: 'SUCCESS', voucher: held } as const;
  const once = addVoucher([], result);
  expect(once).toEqual({ status: 'SUCCESS', vouchers: [held] });
  expect(addVoucher(once.vouchers, result)).toEqual({ status: 'ALREADY_APPLIED', vouchers: [held] });
  expect([isVoucherHeld([held], 'CARD1'), isVoucherHeld([held], 'CARD2')]).toEqual([true, false]);
});

it('a voucher with nothing on it is not kept [C-4-98]', () => {
  const result = readVoucherReply({ ...asked, code: 'CARD2' }, success({ ...balance, amountRemaining: 0 }));
  expect(addVoucher([held], result)).toEqual({ status: 'REDEEMED', vouchers: [held] });
});
