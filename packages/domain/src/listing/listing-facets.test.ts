import { describe, expect, it } from 'vitest';
import { facetsInOrder } from './facets-in-order.ts';
import { familyFacetDefinitions } from './family-facet-definitions.ts';
import type { ListingFacet } from './listing-facet.ts';
import { listingFacets } from './listing-facets.ts';
import type { FacetAnswer } from './listing-results.ts';
import { readFamilyFacets } from './read-family-facets.ts';
import { readListingAddress } from './read-listing-address.ts';
import { addressParams } from './testing/address-params.ts';
import { FRIDGES, KETTLES, sampleAttribute, sampleFamily } from './testing/sample-families.ts';

const categoryNames = new Map([
  ['top', 'Kitchen'],
  ['doors', 'French door'],
  ['bars', 'Bar fridges'],
  ['deep', 'With ice'],
]);

function show(
  query: string,
  main: FacetAnswer,
  own: Readonly<Record<string, FacetAnswer>> = {},
  families = [FRIDGES, KETTLES],
  offered?: FacetAnswer,
): ListingFacet[] {
  const results = { main, whole: main, withoutOwn: new Map(Object.entries(own)), ...(offered && { offered }) };
  const address = readListingAddress(addressParams(query), families);
  return listingFacets(facetsInOrder(familyFacetDefinitions(families), address), {
    address,
    results,
    familyFacets: readFamilyFacets(results, families),
    categoryName: (id) => categoryNames.get(id),
    categoryIds: ['bars', 'doors'],
  });
}
const only = (facets: readonly ListingFacet[]) => {
  expect(facets).toHaveLength(1);
  return facets[0];
};
const labels = (facet: ListingFacet | undefined) =>
  facet?.kind === 'options' ? facet.options.map(({ label, count, chosen }) => [label, count, chosen]) : undefined;

describe('listingFacets of a listing in which nothing is left', () => {
  const offered: FacetAnswer = {
    nbHits: 9,
    facets: {
      'brand.name': { Acme: 5, Tarn: 4 },
      'attributes.finish': { White: 4, Sand: 2 },
      'attributes.wifi': { true: 3 },
      isClearance: { true: 9 },
    },
    facets_stats: { price: { min: 100, max: 900 } },
  };
  const facets = show(
    'brand=Acme&maxPrice=50',
    { nbHits: 0 },
    { 'brand.name': { nbHits: 0 }, price: { nbHits: 5, facets_stats: { price: { min: 300, max: 700 } } } },
    [FRIDGES, KETTLES],
    offered,
  );
  const called = (wanted: string) => facets.find(({ heading }) => heading === wanted);
  it('keep what there is to choose from, with the counts of that choice beside the others', () => {
    expect(labels(called('Brands'))).toEqual([
      ['Acme', 0, true],
      ['Tarn', 0, false],
    ]);
    expect(called('Price')).toMatchObject({ min: 300, max: 700, to: 50 });
    expect(labels(called('Finish'))).toEqual([
      ['Sand', 0, false],
      ['White', 0, false],
    ]);
    expect(called('Wi-Fi')).toMatchObject({ count: 0, chosen: false });
  });
  it('leave out what all products have, which never was a choice', () => {
    expect(called('Clearance')).toBeUndefined();
  });
});

describe('listingFacets', () => {
  it('stands in order: type, categories, price, brands, what the families bring, toggles, featured', () => {
    const facets = show('', {
      nbHits: 9,
      facets: {
        'attributes.wifi': { true: 3 },
        'attributes.finish': { White: 4, Sand: 2 },
        badges: { Award: 2 },
        isClearance: { true: 1, false: 8 },
        isDiscounted: { true: 1 },
        inStock: { true: 1 },
        'brand.name': { LG: 5, Bosch: 4 },
        price: { 10: 1, 20: 1 },
        categoryIds: { top: 9, doors: 5, bars: 4, deep: 2 },
        familyComposite: { 'Fridges##fridges': 5, 'Kettles##kettles': 4 },
      },
      facets_stats: { price: { min: 10, max: 20 } },
    });
    expect(facets.map(({ heading }) => heading)).toEqual([
      ...['Type', 'Categories', 'Price', 'Brands', 'Finish', 'Wi-Fi', 'In Stock', 'Sale', 'Clearance', 'Featured'],
    ]);
  });

  it('leaves out what gives nothing to choose', () => {
    const facets = show('', {
      nbHits: 9,
      facets: {
        familyComposite: { 'Fridges##fridges': 9 },
        'brand.name': { LG: 9 },
        isClearance: { false: 9 },
        inStock: { true: 9 },
        isHot: { true: 4 },
        categoryIds: { top: 9 },
        price: { 10: 9 },
      },
      facets_stats: { price: { min: 10, max: 10 } },
    });
    expect(facets).toEqual([]);
  });

  it('takes one badge that some have for a choice, but not one value of an attribute', () => {
    const main = { nbHits: 9, facets: { badges: { Award: 2 }, 'attributes.finish': { White: 4 } } };
    expect(show('', main).map(({ heading }) => heading)).toEqual(['Featured']);
    expect(show('finish=White', main).map(({ heading }) => heading)).toEqual(['Finish', 'Featured']);
  });

  it('knows types by code and name, only where there are several [D-9-10 D-9-22]', () => {
    const facets = show('', {
      nbHits: 9,
      facets: { familyComposite: { 'Kettles##kettles': 4, 'Fridges##fridges': 5 } },
    });
    expect(only(facets)).toMatchObject({
      param: 'type',
      options: [
        { value: 'fridges', label: 'Fridges', count: 5 },
        { value: 'kettles', label: 'Kettles', count: 4 },
      ],
    });
  });

  it('knows a chosen type in any letters, also when nothing is left of it', () => {
    const main = { nbHits: 0, facets: {} };
    const own = { familyComposite: { nbHits: 4, facets: { familyComposite: { 'Kettles##kettles': 4 } } } };
    expect(only(show('type=FRIDGES', main, own))).toMatchObject({
      options: [
        { value: 'kettles', label: 'Kettles', count: 4, chosen: false },
        { value: 'FRIDGES', label: 'Fridges', count: 0, chosen: true },
      ],
    });
  });

  it('offers the categories right below, in the order of the tree, and those chosen [D-9-11]', () => {
    const facets = show(
      'category=deep&category=gone',
      { nbHits: 2, facets: { categoryIds: { top: 2 } } },
      {
        categoryIds: { nbHits: 9, facets: { categoryIds: { top: 9, doors: 5, bars: 1, deep: 2 } } },
      },
    );
    expect(labels(only(facets))).toEqual([
      ['Bar fridges', 1, false],
      ['French door', 5, false],
      ['With ice', 2, true],
      ['gone', 0, true],
    ]);
  });

  it('keeps the options of a facet when one of them is chosen, and a chosen one that nothing has', () => {
    const facets = show(
      'brand=lg&brand=Smeg',
      { nbHits: 2, facets: { 'brand.name': { LG: 2 } } },
      {
        'brand.name': { nbHits: 9, facets: { 'brand.name': { LG: 2, Bosch: 7 } } },
      },
    );
    expect(only(facets)).toMatchObject({
      search: { label: 'Search brands', noMatch: 'No matching brands.' },
      options: [
        { value: 'Bosch', label: 'Bosch', count: 7, chosen: false },
        { value: 'lg', label: 'LG', count: 2, chosen: true },
        { value: 'Smeg', label: 'Smeg', count: 0, chosen: true },
      ],
    });
  });

  it('shows a price in whole dollars around what there is, and what was asked for [D-9-18 D-9-23 D-9-24]', () => {
    const facets = show(
      'minPrice=100',
      { nbHits: 1, facets: {} },
      {
        price: { nbHits: 9, facets: { price: { 99.95: 1 } }, facets_stats: { price: { min: 99.95, max: 2000.05 } } },
      },
    );
    expect(only(facets)).toEqual({
      kind: 'range',
      minParam: 'minPrice',
      maxParam: 'maxPrice',
      heading: 'Price',
      expanded: true,
      prefix: '$',
      suffix: '',
      step: 1,
      min: 99,
      max: 2001,
      from: 100,
      to: null,
    });
  });

  it('shows a range of a family with its unit and a step that meets its values', () => {
    const main = {
      nbHits: 9,
      facets: { 'attributes.capacity': { 1: 2, 1.5: 3 } },
      facets_stats: { 'attributes.capacity': { min: 1, max: 1.5 } },
    };
    expect(only(show('', main))).toMatchObject({
      heading: 'Capacity',
      prefix: '',
      suffix: 'L',
      step: 0.5,
      min: 1,
      max: 1.5,
      from: null,
      to: null,
    });
  });

  it('counts for a rating how many have at least so many stars', () => {
    const stars = sampleAttribute('energyStars', { type: 'RANGE', name: 'Energy rating', suffix: ' stars' });
    const counts = { 2.5: 1, 3: 4, 4.5: 2 };
    const answer = {
      nbHits: 7,
      facets: { 'attributes.energyStars': counts },
      facets_stats: { 'attributes.energyStars': { min: 2.5, max: 4.5 } },
    };
    expect(only(show('', answer, {}, [sampleFamily('washers', stars)]))).toMatchObject({
      kind: 'range',
      atLeast: { 1: 7, 2: 7, 3: 6, 4: 2 },
    });
  });

  it('keeps a range that was asked for where nothing has it', () => {
    expect(only(show('maxWidth=900', { nbHits: 0 }))).toMatchObject({ min: 900, max: 900, from: null, to: 900 });
  });

  it('shows numbers in their order, and opens a facet in which something is chosen', () => {
    const facets = show('shelves=4', { nbHits: 5, facets: { 'attributes.shelves': { 10: 1, 4: 5, 2: 3 } } });
    expect(only(facets)).toMatchObject({ heading: 'Shelves in the door', expanded: true });
    expect(labels(only(facets))).toEqual([
      ['2', 3, false],
      ['4', 5, true],
      ['10', 1, false],
    ]);
  });

  it('tells two facets of one heading apart by the family of the second', () => {
    const irons = sampleFamily('irons', sampleAttribute('ironType', { heading: 'Type' }));
    const main = {
      nbHits: 9,
      facets: {
        familyComposite: { 'Fridges##fridges': 5, 'Irons##irons': 4 },
        'attributes.ironType': { Steam: 2, Travel: 2 },
      },
    };
    expect(show('', main, {}, [irons]).map(({ heading }) => heading)).toEqual(['Type', 'Type (Irons)']);
  });

  it('shows the toggles of the menu only while they are chosen', () => {
    const main = { nbHits: 9, facets: { isHot: { true: 4 }, isNew: { true: 2 } } };
    expect(show('', main)).toEqual([]);
    expect(only(show('new=true', { nbHits: 2, facets: { isNew: { true: 2 } } }))).toEqual({
      kind: 'toggle',
      param: 'new',
      heading: 'New arrivals',
      count: 2,
      chosen: true,
    });
  });
});
