import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topPlaces } from './top-documents.ts';

describe('topPlaces', () => {
  it('is the beginning of what sorting everything would give', () => {
    const keys = fc.array(fc.tuple(fc.nat(3), fc.nat(1000)), { maxLength: 80 });
    fc.assert(
      fc.property(keys, fc.nat(100), (pairs, count) => {
        // no duplicates, so that only one order is right
        const first = Float64Array.from(pairs, ([a]) => a);
        const second = Float64Array.from(pairs, ([, b], i) => b * 100 + i);
        const sorted = pairs.map((_, i) => i);
        sorted.sort((a, b) => (first[a] ?? 0) - (first[b] ?? 0) || (second[a] ?? 0) - (second[b] ?? 0));
        expect(topPlaces({ first, second }, count)).toEqual(sorted.slice(0, count));
      }),
    );
  });
});
