import { describe, expect, it } from 'vitest';
import { endMoment } from './price-end.ts';

const at = (moment: string): number => Date.parse(moment) / 1000;

describe('endMoment', () => {
  const now = at('2026-11-13T12:00:00+11:00');
  it.each([
    ['at midnight, which is the evening before', '2026-11-16T00:00:00+11:00', 'Sunday 11:59 pm AEDT'],
    ['in the afternoon', '2026-11-13T17:30:00+11:00', 'Friday 5:29 pm AEDT'],
    ['next week', '2026-11-23T00:00:00+11:00', 'Sunday 22 Nov'],
  ])('of a price that ends %s', (_, endsAt, words) => {
    expect(endMoment(at(endsAt), now)).toBe(words);
  });
  it('is none for a price without an end', () => {
    expect(endMoment(null, now)).toBeNull();
  });
});
