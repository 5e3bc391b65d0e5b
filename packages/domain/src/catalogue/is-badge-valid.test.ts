import { describe, expect, it } from 'vitest';
import { badgeBoundaries, isBadgeValid, isBadgeValidYet } from './is-badge-valid.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z') / 1000;

describe('isBadgeValid', () => {
  it.each([
    ['without dates', '', '', true],
    ['after its start', '2026-11-15T11:59:59Z', '', true],
    ['at its very start', '2026-11-15T12:00:00Z', '', false],
    ['before its start', '2026-11-16', '', false],
    ['before its end', '', '2026-11-15T12:00:01Z', true],
    ['at its very end', '', '2026-11-15T12:00:00Z', false],
    ['between both', '2026-11-01', '2026-12-01', true],
    ['after both', '2026-10-01', '2026-11-01', false],
    ['with another time zone', '2026-11-15T22:59:00+11:00', '2026-11-15T23:01:00+11:00', true],
  ])('%s: %s to %s is %s [D-3-13 D-5-01]', (_, timeFrom, timeTo, expected) => {
    expect(isBadgeValid({ timeFrom, timeTo }, NOON)).toBe(expected);
  });

  it.each([
    ['first Monday of the month', ''],
    ['', '31/02'],
    ['', '2026-13-45'],
    // a lenient parser would read these as years
    ['May 1', ''],
    ['', 'order before 2030'],
  ])('is false when a date cannot be read: %j to %j [D-5-02]', (timeFrom, timeTo) => {
    expect(isBadgeValid({ timeFrom, timeTo }, NOON)).toBe(false);
  });
});

describe('badgeBoundaries', () => {
  it.each([
    ['2026-11-15T12:00:00Z', '2026-11-15T13:00:00Z'],
    ['2026-11-15T12:00:00.500Z', '2026-11-15T12:59:59.500Z'],
  ])('are the first seconds at which the answer differs: %s, %s', (timeFrom, timeTo) => {
    const span = { timeFrom, timeTo };
    const [begins = 0, ends = 0] = badgeBoundaries(span);
    expect([begins - 1, begins, ends - 1, ends].map((now) => isBadgeValid(span, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('are none without readable dates', () => {
    expect(badgeBoundaries({ timeFrom: '', timeTo: '31/02' })).toEqual([]);
  });
});

describe('isBadgeValidYet', () => {
  it.each([
    ['one that holds', '2026-11-15T00:00:00Z', '2026-11-16T00:00:00Z', true],
    ['one without dates', '', '', true],
    ['one that is to come', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z', true],
    ['one that is over', '2026-01-01T00:00:00Z', '2026-11-15T11:59:59Z', false],
    ['one that ends now', '', '2026-11-15T12:00:00Z', false],
    ['one that ends before it begins', '2027-02-01T00:00:00Z', '2027-01-01T00:00:00Z', false],
    ['one whose start cannot be read', 'soon', '2027-01-01T00:00:00Z', false],
    ['one whose end cannot be read', '', '31/12', false],
  ])('%s: %s to %s', (_, timeFrom, timeTo, expected) => {
    expect(isBadgeValidYet({ timeFrom, timeTo }, NOON)).toBe(expected);
  });
});
