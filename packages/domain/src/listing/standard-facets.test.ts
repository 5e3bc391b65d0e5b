import { describe, expect, it } from 'vitest';
import { paramsOf } from './facet-definition.ts';
import { rangeUnit } from './facet-labels.ts';
import { PRICE_FACET, PRICE_STEP, STANDARD_FACETS } from './standard-facets.ts';

const facetAt = (param: string) => STANDARD_FACETS.find((facet) => paramsOf(facet).includes(param));

describe('the facets of every listing', () => {
  it.each([
    ['Type [D-9-10]', 'type', { kind: 'options', heading: 'Type', attribute: 'familyComposite' }],
    ['Categories [D-9-11]', 'category', { kind: 'options', heading: 'Categories', attribute: 'categoryIds' }],
    ['Clearance [D-9-12]', 'clearance', { kind: 'toggle', heading: 'Clearance', attribute: 'isClearance' }],
    ['In Stock [D-9-13]', 'inStock', { kind: 'toggle', heading: 'In Stock', attribute: 'inStock' }],
    ['Brands [D-9-14]', 'brand', { kind: 'options', heading: 'Brands', attribute: 'brand.name' }],
    ['Sale [D-9-17]', 'sale', { kind: 'toggle', heading: 'Sale', attribute: 'isDiscounted' }],
    ['Price [D-9-18]', 'minPrice', { kind: 'range', heading: 'Price', attribute: 'price', maxParam: 'maxPrice' }],
    ['Featured [D-9-19]', 'featured', { kind: 'options', heading: 'Featured', attribute: 'badges' }],
  ])('%s', (_, param, facet) => {
    expect(facetAt(param)).toMatchObject(facet);
  });

  it('searches brands in words of its own [D-9-14 D-9-15 D-9-16]', () => {
    expect(facetAt('brand')).toMatchObject({ search: { label: 'Search brands', noMatch: 'No matching brands.' } });
  });

  it('moves the price by whole dollars, labelled $ [D-9-18 D-9-24]', () => {
    expect(PRICE_STEP).toBe(1);
    expect(rangeUnit(PRICE_FACET)).toEqual({ prefix: '$', suffix: '' });
  });
});
