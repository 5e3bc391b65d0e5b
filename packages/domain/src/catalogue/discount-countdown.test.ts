import { describe, expect, it } from 'vitest';
import { discountCountdown, formatCountdown } from './discount-countdown.ts';

const now = 1_800_000_000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe('discountCountdown', () => {
  const read = (left: number) => {
    const countdown = discountCountdown(now + left, now);
    return countdown && formatCountdown(countdown);
  };
  it.each([
    [2 * day + 5 * hour, '2 Days'],
    [day, '1 Day'],
    [day - 1, '23 Hours'],
    [hour, '1 Hour'],
    [hour - 1, '59 Minutes'],
    [2 * minute, '2 Minutes'],
  ])('of %i seconds reads %s [D-2-123]', (left, expected) => {
    expect(read(left)).toBe(expected);
  });
  it.each([minute + 59, minute, 59, 1])('of %i seconds still reads 1 Minute [D-2-124]', (left) => {
    expect(read(left)).toBe('1 Minute');
  });
  it.each([0, -1])('is over at %i seconds', (left) => {
    expect(read(left)).toBeNull();
  });
});
