import { expect, it } from 'vitest';
import { voucherCents } from './voucher-cents.ts';

const card = { expires: '2027-02-28', amountRemaining: 50.25, suspended: false };

it.each([
  ['is all there before its last day', card, '2027-02-27', 5025],
  ['is all there on its last day', card, '2027-02-28', 5025],
  ['is gone the day after', card, '2027-03-01', 0],
  ['cannot be had while it is suspended', { ...card, suspended: true }, '2027-02-27', 0],
  ['is nothing when nothing is left', { ...card, amountRemaining: 0 }, '2027-02-27', 0],
])('what is on a gift card %s', (_, voucher, today, cents) => {
  expect(voucherCents(voucher, today)).toBe(cents);
});
