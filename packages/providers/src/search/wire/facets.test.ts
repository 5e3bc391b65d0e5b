import { describe, expect, it } from 'vitest';
import { shapeFacets } from './facets.ts';

const counts = [
  { value: 'Oro', count: 5 },
  { value: 'halden', count: 3 },
  { value: '__proto__', count: 1 },
];
const found = {
  facets: new Map([
    ['brand', counts],
    ['empty', []],
  ]),
  stats: new Map(),
};

describe('shapeFacets', () => {
  it.each([
    ['count', 100, ['Oro', 'halden', '__proto__'], true],
    ['count', 3, ['Oro', 'halden', '__proto__'], true],
    ['count', 2, ['Oro', 'halden'], false],
    ['alpha', 2, ['__proto__', 'halden'], false],
    ['count', 0, [], false],
  ] as const)('by %s, at most %i', (sortFacetValuesBy, maxValuesPerFacet, values, isWhole) => {
    const shaped = shapeFacets(found, { sortFacetValuesBy, maxValuesPerFacet });
    expect(Object.keys(shaped.facets.brand ?? {})).toEqual(values);
    expect(Object.keys(shaped.facets)).toEqual(['brand']);
    expect(shaped.isWhole).toBe(isWhole);
  });
});
