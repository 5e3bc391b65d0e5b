import { describe, expect, it } from 'vitest';
import { latestDay } from './latest-day.ts';
import type { LineDeliveries } from './use-line-deliveries.ts';

type Known = LineDeliveries['byProduct'] extends ReadonlyMap<string, infer One> ? One : never;

const comes = (productId: string, firstAvailable: string): Known => ({
  productId,
  refusal: null,
  nearest: null,
  estimate: { label: 'Parcel', price: 9, firstAvailable, rangeEnd: firstAvailable, type: 'delivery', available: true },
});
const refused = (productId: string, refusal: Known['refusal']): Known => ({
  productId,
  estimate: null,
  refusal,
  nearest: null,
});
const mapOf = (...known: readonly Known[]) => new Map(known.map((one) => [one.productId, one]));

describe('the day on which everything can be there', () => {
  const three = mapOf(comes('a', '2026-11-17'), comes('b', '2026-12-01'), comes('c', '2026-11-20'));

  it('is the latest of the first days', () => {
    expect(latestDay(three, ['a', 'b', 'c'])).toBe('2026-12-01');
  });

  it('does not wait for what is in the cart no longer', () => {
    expect(latestDay(three, ['a', 'c'])).toBe('2026-11-20');
  });

  it('does not wait for what comes by email', () => {
    const known = mapOf(comes('a', '2026-11-17'), refused('card', 'NOTHING_TO_DELIVER'));
    expect(latestDay(known, ['a', 'card'])).toBe('2026-11-17');
  });

  it('is not known when that of one thing is not, or of nothing', () => {
    expect(latestDay(mapOf(comes('a', '2026-11-17'), refused('b', 'DAY_NOT_KNOWN')), ['a', 'b'])).toBeNull();
    expect(latestDay(three, ['a', 'd'])).toBeNull();
    expect(latestDay(three, [])).toBeNull();
  });
});
