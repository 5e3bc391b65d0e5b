import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetAnswer, ListingResults } from './listing-results.ts';
import { readFamilyFacets, readRange } from './read-family-facets.ts';
import { FRIDGES, KETTLES } from './testing/sample-families.ts';

const answer = (more: Partial<FacetAnswer> = {}): FacetAnswer => ({ nbHits: 9, ...more });
const results = (main: Partial<FacetAnswer>, own: readonly [string, FacetAnswer][] = []): ListingResults => ({
  main: answer(main),
  whole: answer(),
  withoutOwn: new Map(own),
});

describe('readFamilyFacets', () => {
  const found = results(
    {
      facets: {
        'attributes.finish': { White: 4 },
        'attributes.width': { 595: 2, 908: 1 },
        'attributes.wifi': { true: 3, false: 6 },
        'attributes.refrigerant': { R600a: 9 },
      },
      facets_stats: { 'attributes.width': { min: 595, max: 908 } },
    },
    [['attributes.finish', answer({ facets: { 'attributes.finish': { White: 4, Sand: 2 } } })]],
  );

  it('gives code, name and groups by code of each family [D-3-20]', () => {
    const families = readFamilyFacets(found, [FRIDGES, KETTLES]);
    expect(families.map(({ code, name }) => [code, name])).toEqual([
      ['fridges', 'Fridges'],
      ['kettles', 'Kettles'],
    ]);
    expect(families.map(({ groupsByCode }) => Object.keys(groupsByCode))).toEqual([['general'], ['general']]);
  });

  it('gives options with counts, ranges and toggle counts of a group; a choice does not hide its own options [D-3-21]', () => {
    const [fridges, kettles] = readFamilyFacets(found, [FRIDGES, KETTLES]);
    const finish = [
      { value: 'White', count: 4 },
      { value: 'Sand', count: 2 },
    ];
    expect(fridges?.groupsByCode.general).toEqual({
      options: { finish },
      ranges: { width: { min: 595, max: 908 } },
      toggles: { wifi: 3 },
    });
    expect(kettles?.groupsByCode.general).toEqual({
      options: { finish },
      ranges: { width: { min: 595, max: 908 } },
      toggles: {},
    });
  });
});

describe('readRange', () => {
  const range = (min: number, max: number) => readRange(results({ facets_stats: { price: { min, max } } }), 'price');

  it.each([
    [1.25, 1.25, 1.2, 1.3],
    [2.3, 2.3, 2.3, 2.3],
    [0.1 + 0.2, 0.7, 0.3, 0.7],
    [129.95, 4998.01, 129.9, 4998.1],
    [-1.25, 0, -1.3, 0],
    [5, 900, 5, 900],
  ])('rounds %d to %d out to %d to %d [D-9-23]', (min, max, from, to) => {
    expect(range(min, max)).toEqual({ min: from, max: to });
  });

  it('never leaves a value outside, and never strays by a tenth [D-9-23]', () => {
    const cents = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, (value) => {
        const { min = Number.NaN, max = Number.NaN } = range(value, value) ?? {};
        return min <= value && value <= max && value - min < 0.1 && max - value < 0.1;
      }),
    );
  });

  it('is nothing where nothing was counted', () => {
    expect(readRange(results({}), 'price')).toBeUndefined();
  });
});
