import { describe, expect, it } from 'vitest';
import { familyFacetDefinitions } from './family-facet-definitions.ts';
import { familiesRequest, listingRequests } from './listing-requests.ts';
import type { ListingScope } from './listing-scope.ts';
import { readListingAddress } from './read-listing-address.ts';
import { STANDARD_FACETS } from './standard-facets.ts';
import { addressParams } from './testing/address-params.ts';
import { FRIDGES } from './testing/sample-families.ts';

const facets = [...STANDARD_FACETS, ...familyFacetDefinitions([FRIDGES])];
const address = (query: string) => readListingAddress(addressParams(query), [FRIDGES]);
const ask = (query: string, scope: ListingScope = {}) => listingRequests(scope, address(query), facets);

describe('listingRequests', () => {
  it.each<[string, ListingScope, string[], string[]]>([
    ['a search', {}, ['visibleIn.index:true'], []],
    ['a category', { categoryId: 'c1' }, ['visibleIn.categories:true', 'categoryIds:c1'], ['category-c1']],
    ['a brand', { brandId: 'b1' }, ['visibleIn.brand:true', 'brand.id:b1'], ['brand-b1']],
    [
      'a category of a brand',
      { categoryId: 'c1', brandId: 'b1' },
      ['visibleIn.categories:true', 'categoryIds:c1', 'brand.id:b1'],
      ['brand-b1', 'category-c1'],
    ],
  ])('asks for %s by its filters and rule contexts', (_, scope, facetFilters, ruleContexts) => {
    const { main, whole } = ask('', scope);
    expect(main.params).toMatchObject({ query: '', facetFilters, ruleContexts });
    expect(whole.params).toMatchObject({ query: '', facetFilters, ruleContexts });
  });

  it('asks for a page of 24 with its facets and only what a card needs [D-7-17 D-9-01]', () => {
    const { params } = ask('q=ice&page=3').main;
    expect(params).toMatchObject({ query: 'ice', hitsPerPage: 24, page: 2 });
    expect(params.facets).toEqual([
      ...['familyComposite', 'categoryIds', 'price', 'brand.name', 'inStock', 'isDiscounted', 'isClearance'],
      ...['isTopRated', 'badges', 'isHot', 'isNew'],
      ...['attributes.width', 'attributes.finish', 'attributes.shelves', 'attributes.wifi'],
    ]);
    expect(params.attributesToRetrieve).toEqual(expect.arrayContaining(['id', 'price', 'facts', 'variantId']));
    expect(params.attributesToRetrieve).not.toContain('attributes');
  });

  it('asks the index of the sort for everything, so that all counts agree', () => {
    const { main, whole, withoutOwn } = ask('sort=price-asc&brand=LG');
    const names = [main, whole, ...withoutOwn.values()].map(({ indexName }) => indexName);
    expect(names).toEqual(['products_price_asc', 'products_price_asc', 'products_price_asc']);
  });

  it.each([
    ['any of several values', 'brand=LG&brand=Bosch', [['brand.name:LG', 'brand.name:Bosch']]],
    [
      'all of them where they do not exclude each other',
      'shelves=2&shelves=4',
      ['attributes.shelves:2', 'attributes.shelves:4'],
    ],
    ['a toggle', 'sale=true&wifi=true', ['isDiscounted:true', 'attributes.wifi:true']],
    ['a type by its composite', 'type=fridges', [['familyComposite:Fridges##fridges']]],
    ['a value that starts with a minus', 'brand=-LG', [['brand.name:\\-LG']]],
  ])('filters by %s [D-7-17]', (_, query, expected) => {
    expect(ask(query).main.params.facetFilters).toEqual(['visibleIn.index:true', ...expected]);
  });

  it.each([
    ['minPrice=899&maxPrice=3500', ['price>=899', 'price<=3500']],
    ['maxWidth=900.5', ['attributes.width<=900.5']],
    ['', []],
  ])('filters numbers of %j by %j [D-7-17]', (query, expected) => {
    expect(ask(query).main.params.numericFilters).toEqual(expected);
  });

  it('asks what there would be without a choice that hides the others, counting only [D-7-18]', () => {
    const { withoutOwn } = ask('brand=LG&finish=White&maxPrice=900&sale=true&shelves=2');
    expect([...withoutOwn.keys()]).toEqual(['price', 'brand.name', 'attributes.finish']);
    expect(withoutOwn.get('brand.name')?.params).toMatchObject({
      hitsPerPage: 0,
      facets: ['brand.name'],
      facetFilters: ['visibleIn.index:true', 'isDiscounted:true', ['attributes.finish:White'], 'attributes.shelves:2'],
      numericFilters: ['price<=900'],
    });
    expect(withoutOwn.get('price')?.params).toMatchObject({ facets: ['price'], numericFilters: [] });
  });

  it('counts the whole without any filter but the page and the words [D-7-18]', () => {
    const { whole } = ask('q=ice&brand=LG&maxPrice=5', { categoryId: 'c1' });
    expect(whole.params).toMatchObject({
      query: 'ice',
      hitsPerPage: 0,
      facetFilters: ['visibleIn.categories:true', 'categoryIds:c1'],
      numericFilters: [],
    });
  });
});

describe('familiesRequest', () => {
  it('asks for the families of a page, its words, and the types and categories chosen [D-7-18]', () => {
    const { params } = familiesRequest(
      { categoryId: 'c1' },
      address('q=ice&category=c2&type=fridges&brand=LG&maxPrice=5'),
    );
    expect(params).toMatchObject({
      query: 'ice',
      hitsPerPage: 0,
      facets: ['familyComposite'],
      facetFilters: [
        'visibleIn.categories:true',
        'categoryIds:c1',
        ['familyComposite:Fridges##fridges'],
        ['categoryIds:c2'],
      ],
      numericFilters: [],
    });
  });
});
