import { describe, expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

const SYDNEY = 'Australia/Sydney';

describe('a time on the clocks of the shop', () => {
  it.each([
    ['in winter', '2026-07-01T06:00', '2026-06-30T20:00:00Z'],
    ['in summer', '2026-11-20T06:00', '2026-11-19T19:00:00Z'],
    ['with seconds', '2026-11-20T06:00:05', '2026-11-19T19:00:05Z'],
    ['the day before clocks change', '2026-10-03T23:59', '2026-10-03T13:59:00Z'],
    ['the first of an hour that comes twice', '2027-04-04T02:30', '2027-04-03T15:30:00Z'],
  ])('%s is read and shown', (_, text, utc) => {
    expect(fromLocalTime(text, SYDNEY)).toBe(Date.parse(utc));
    expect(toLocalTime(Date.parse(utc), SYDNEY)).toBe(text);
  });

  it('that clocks leave out is the hour after it', () => {
    expect(fromLocalTime('2026-10-04T02:30', SYDNEY)).toBe(Date.parse('2026-10-03T16:30:00Z'));
  });

  it.each(['', 'soon', '2026-11-20', '2026-13-20T06:00', '2026-11-20T06:00Z'])('%j is none', (text) => {
    expect(fromLocalTime(text, SYDNEY)).toBeNull();
  });
});
