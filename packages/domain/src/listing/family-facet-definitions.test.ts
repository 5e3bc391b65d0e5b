import { describe, expect, it } from 'vitest';
import { paramsOf } from './facet-definition.ts';
import { familyFacetDefinitions, offeredFamilyFacets } from './family-facet-definitions.ts';
import { FRIDGES, KETTLES, sampleAttribute, sampleFamily } from './testing/sample-families.ts';

const params = (facets: ReturnType<typeof familyFacetDefinitions>) => facets.flatMap(paramsOf);

describe('familyFacetDefinitions', () => {
  it.each([
    ['OPTIONS', { kind: 'options', param: 'x', attribute: 'attributes.x', search: null }],
    ['SEARCHABLE', { kind: 'options', param: 'x', search: { label: 'Search x', noMatch: 'No matching x.' } }],
    ['RANGE', { kind: 'range', minParam: 'minX', maxParam: 'maxX', attribute: 'attributes.x' }],
    ['TOGGLE', { kind: 'toggle', param: 'x', attribute: 'attributes.x' }],
  ] as const)('makes a facet of an attribute of type %s [D-3-19]', (type, expected) => {
    const family = sampleFamily('things', sampleAttribute('x', { type }));
    expect(familyFacetDefinitions([family])).toEqual([expect.objectContaining(expected)]);
  });

  it('carries heading, openness and how choices combine from the attribute [D-3-18]', () => {
    const attribute = sampleAttribute('x', { heading: 'An X', initiallyExpanded: true, disjunctive: false });
    expect(familyFacetDefinitions([sampleFamily('things', attribute)])).toEqual([
      expect.objectContaining({ heading: 'An X', expanded: true, disjunctive: false, source: attribute }),
    ]);
  });

  it('leaves out what is not enabled, and a range without both of its parameters [D-3-18]', () => {
    const family = sampleFamily(
      'things',
      sampleAttribute('off', { enable: false }),
      sampleAttribute('half', { type: 'RANGE', maxQueryParam: null }),
    );
    expect(familyFacetDefinitions([family])).toEqual([]);
  });

  it('joins equal attributes of several families; the first says what it is called', () => {
    const facets = familyFacetDefinitions([KETTLES, FRIDGES]);
    expect(facets.filter(({ attribute }) => attribute === 'attributes.finish')).toEqual([
      expect.objectContaining({ heading: 'Colour' }),
    ]);
    expect(params(facets)).toEqual([
      ...['finish', 'minWidth', 'maxWidth', 'material', 'minCapacity', 'maxCapacity'],
      ...['shelves', 'wifi'],
    ]);
  });

  it.each(['q', 'sort', 'page', 'brand', 'minPrice', 'type', 'hot'])(
    'never takes the parameter %s from the shop',
    (param) => {
      const family = sampleFamily('things', sampleAttribute('x', { queryParam: param }), sampleAttribute('y'));
      expect(params(familyFacetDefinitions([family]))).toEqual(['y']);
    },
  );

  it('gives a parameter that two families use for different things to the first', () => {
    const range = sampleAttribute('size', { type: 'RANGE', minQueryParam: 'size', maxQueryParam: 'sizeTo' });
    const facets = familyFacetDefinitions([sampleFamily('a', sampleAttribute('size')), sampleFamily('b', range)]);
    expect(facets).toEqual([expect.objectContaining({ kind: 'options', param: 'size' })]);
  });
});

describe('offeredFamilyFacets', () => {
  const shared = ['minWidth', 'maxWidth', 'finish'];
  const ofFridges = ['shelves', 'wifi'];
  const ofKettles = ['material', 'minCapacity', 'maxCapacity'];
  const offered = (fridges: number, kettles: number, familyCount: number, productCount = fridges + kettles) =>
    params(
      offeredFamilyFacets({
        largest: [
          { family: FRIDGES, count: fridges },
          { family: KETTLES, count: kettles },
        ],
        familyCount,
        productCount,
      }),
    );

  it.each([
    ['what a few families bring, the largest first', offered(6, 2, 5), [...shared, ...ofFridges, ...ofKettles]],
    ['nothing that fewer than a quarter of the products have', offered(7, 2, 2), [...shared, ...ofFridges]],
    ['of many families what half of the products have', offered(5, 4, 6), [...shared, ...ofFridges]],
    ['of many families with nothing in common nothing', offered(5, 4, 60, 100), []],
  ])('offers %s', (_, given, expected) => {
    expect(given).toEqual(expected);
  });

  it('does not count a family in which the attribute is no facet', () => {
    const irons = sampleFamily('irons', sampleAttribute('finish', { enable: false }));
    const largest = [
      { family: FRIDGES, count: 1 },
      { family: irons, count: 9 },
    ];
    expect(offeredFamilyFacets({ largest, familyCount: 2, productCount: 10 })).toEqual([]);
  });
});
