import { describe, expect, it } from 'vitest';
import { formatLastDay } from './shop-day.ts';

const release = Date.parse('2026-11-30T00:00:00+11:00') / 1000;

describe('formatLastDay', () => {
  it('is the day before an end at midnight, and the day itself of any other end', () => {
    expect(formatLastDay(release)).toBe('Sun 29 Nov');
    expect(formatLastDay(release + 3600)).toBe('Mon 30 Nov');
  });
});
