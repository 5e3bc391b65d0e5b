import { expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

const intl = new Intl.NumberFormat('en-AU');

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789, -1, -999, -1000, 1234.5, 0.25, 0.1 + 0.2, 1 / 3])(
  'writes %d as Intl does',
  (value) => {
    expect(groupDigits(value)).toBe(intl.format(value));
  },
);
