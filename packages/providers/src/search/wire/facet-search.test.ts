import { describe, expect, it } from 'vitest';
import { searchFacet } from './facet-search.ts';
import { withDefaults } from './read-parameters.ts';

const counts = [
  { value: 'Oro Verde', count: 9 },
  { value: 'Fisher & Paykel', count: 7 },
  { value: 'Café Brun', count: 3 },
  { value: 'Alto', count: 1 },
];
const found = (said: object) =>
  searchFacet(counts, withDefaults(said)).facetHits.map(({ highlighted, count }) => [highlighted, count]);

describe('searchFacet', () => {
  it.each([
    [
      '',
      [
        ['Oro Verde', 9],
        ['Fisher & Paykel', 7],
        ['Café Brun', 3],
        ['Alto', 1],
      ],
    ],
    [
      '&',
      [
        ['Oro Verde', 9],
        ['Fisher & Paykel', 7],
        ['Café Brun', 3],
        ['Alto', 1],
      ],
    ],
    ['pay', [['Fisher & <em>Pay</em>kel', 7]]],
    ['PAYKEL fish', [['<em>Fish</em>er & <em>Paykel</em>', 7]]],
    ['f fisher', []],
    ['cafe', [['<em>Café</em> Brun', 3]]],
    ['erde', []],
    ['oro fisher', []],
  ])('%j finds %j', (facetQuery, expected) => {
    expect(found({ facetQuery })).toEqual(expected);
  });

  it('gives as many as are asked for, in the order that is asked for', () => {
    expect(found({ maxFacetHits: 2 })).toEqual([
      ['Oro Verde', 9],
      ['Fisher & Paykel', 7],
    ]);
    expect(found({ maxFacetHits: 2, sortFacetValuesBy: 'alpha' })).toEqual([
      ['Alto', 1],
      ['Café Brun', 3],
    ]);
    expect(found({ facetQuery: 'alto', highlightPreTag: '[', highlightPostTag: ']' })).toEqual([['[Alto]', 1]]);
  });
});
