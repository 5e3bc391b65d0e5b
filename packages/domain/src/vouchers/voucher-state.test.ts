import { expect, it } from 'vitest';
import { voucherState } from './voucher-state.ts';

const card = { expires: '2027-02-28', cents: 5025, suspended: false };

it.each([
  ['open before its last day', card, '2027-02-27', 'OPEN'],
  ['open on its last day', card, '2027-02-28', 'OPEN'],
  ['expired the day after', card, '2027-03-01', 'EXPIRED'],
  ['used up when nothing is left', { ...card, cents: 0 }, '2027-02-27', 'USED_UP'],
  ['expired, not used up, when it is both', { ...card, cents: 0 }, '2027-03-01', 'EXPIRED'],
  ['locked, whatever else it is', { expires: '2020-01-01', cents: 0, suspended: true }, '2027-03-01', 'LOCKED'],
])('a gift card is %s', (_, facts, today, state) => {
  expect(voucherState(facts, today)).toBe(state);
});
