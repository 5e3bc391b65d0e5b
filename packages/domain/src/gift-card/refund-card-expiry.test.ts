import { expect, it } from 'vitest';
import { refundCardExpiry } from './refund-card-expiry.ts';

it.each([
  ['a month was left', '2026-06-30', '2026-05-31', '2026-09-01', '2026-10-01'],
  ['it ended on the same day', '2026-05-31', '2026-05-31', '2026-06-02', '2026-06-09'],
  ['somebody shortened it since', '2020-01-01', '2026-05-31', '2026-06-02', '2026-06-09'],
])(
  'a card for a refund ends as late as if no order had been: %s',
  (_, paidCardExpires, placedOn, refundedOn, expires) => {
    expect(refundCardExpiry({ paidCardExpires, placedOn, refundedOn })).toBe(expires);
  },
);
