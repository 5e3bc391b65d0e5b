import { describe, expect, it } from 'vitest';
import { formatDeliveryDays, formatShortDays } from './day-words.ts';

describe('formatDeliveryDays', () => {
  it.each([
    ['2026-11-17', '2026-11-17', 'Tuesday 17 November'],
    ['2026-11-17', '2026-11-20', 'Tue 17 – Fri 20 November'],
    ['2026-11-30', '2026-12-02', 'Mon 30 November – Wed 2 December'],
    ['2026-12-31', '2027-01-04', 'Thu 31 December – Mon 4 January'],
  ])('from %s to %s', (first, last, words) => {
    expect(formatDeliveryDays(first, last)).toBe(words);
  });
});

describe('formatShortDays', () => {
  it.each([
    ['2026-11-17', '2026-11-17', 'Tue 17 Nov'],
    ['2026-11-17', '2026-11-20', 'Tue 17 – Fri 20 Nov'],
    ['2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
  ])('from %s to %s', (first, last, words) => {
    expect(formatShortDays(first, last)).toBe(words);
  });
});
