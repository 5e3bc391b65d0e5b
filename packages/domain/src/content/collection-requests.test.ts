import { describe, expect, it } from 'vitest';
import { categoryCarouselRequest, collectionRequest } from './collection-requests.ts';

describe('collectionRequest', () => {
  const collection = { id: 'c-fridges', index: 'products', sort: '' };

  it('asks for the members of a category that show in categories [D-7-15]', () => {
    const { params } = collectionRequest({ schema: 'category', collection });
    expect(params.facetFilters).toEqual(['visibleIn.categories:true', 'categoryIds:c-fridges']);
  });

  it('asks for the members of a brand that show with brands [D-7-15]', () => {
    const { params } = collectionRequest({ schema: 'brand', collection: { ...collection, id: 'b-nordholm' } });
    expect(params.facetFilters).toEqual(['visibleIn.brand:true', 'brand.id:b-nordholm']);
  });

  it('asks without words, in the context of the collection [D-7-16]', () => {
    const { params } = collectionRequest({ schema: 'category', collection });
    expect(params).toMatchObject({ query: '', ruleContexts: ['category-c-fridges'] });
  });

  it.each([
    ['products', '', 'products'],
    ['products_newest', '', 'products_newest'],
    ['products', 'price-asc', 'products_price_asc'],
    ['something_else', 'unknown', 'products'],
    ['constructor', 'constructor', 'products'],
  ])('reads index %s and sort "%s" as %s [D-7-16]', (index, sort, expected) => {
    expect(collectionRequest({ schema: 'category', collection: { id: 'c', index, sort } }).indexName).toBe(expected);
  });

  it('takes 12 unless told otherwise [D-9-31]', () => {
    expect(collectionRequest({ schema: 'category', collection }).params.hitsPerPage).toBe(12);
    expect(collectionRequest({ schema: 'category', collection }, 4).params.hitsPerPage).toBe(4);
  });
});

describe('categoryCarouselRequest', () => {
  const category = { id: 'c-fridges', products: { index: 'products', sort: 'newest' } };

  it('asks for what shows in categories, of a brand if there is one [D-7-11]', () => {
    expect(categoryCarouselRequest(category, undefined).params.facetFilters).toEqual([
      'visibleIn.categories:true',
      'categoryIds:c-fridges',
    ]);
    expect(categoryCarouselRequest(category, 'b-nordholm').params.facetFilters).toContain('brandId:b-nordholm');
  });

  it('takes as many as it may show, 12 by default [D-7-12]', () => {
    expect(categoryCarouselRequest(category, undefined).params.hitsPerPage).toBe(12);
    expect(categoryCarouselRequest(category, undefined, 16).params.hitsPerPage).toBe(16);
  });

  it('is known to rules by its brand and its category [D-7-13]', () => {
    expect(categoryCarouselRequest(category, 'b-nordholm').params.ruleContexts).toEqual([
      'brand-b-nordholm',
      'category-c-fridges',
    ]);
  });

  it('sorts as the category is configured [D-7-14]', () => {
    expect(categoryCarouselRequest(category, undefined).indexName).toBe('products_newest');
  });
});
