import { describe, expect, it } from 'vitest';
import { subCategoriesRequest } from './sub-categories.ts';

describe('subCategoriesRequest', () => {
  it.each([
    [{ categoryId: 'c1' }, ['visibleIn.categories:true', 'categoryIds:c1']],
    [{ brandId: 'b1' }, ['visibleIn.brand:true', 'brandId:b1']],
    [{ categoryId: 'c1', brandId: 'b1' }, ['visibleIn.categories:true', 'categoryIds:c1', 'brandId:b1']],
  ])('asks without hits for the categories of %j [D-7-10]', (scope, facetFilters) => {
    expect(subCategoriesRequest(scope)).toMatchObject({
      indexName: 'products',
      params: { query: '', facetFilters, hitsPerPage: 0, facets: ['categoryIds'] },
    });
  });
});
