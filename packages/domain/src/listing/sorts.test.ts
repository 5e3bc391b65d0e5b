import { describe, expect, it } from 'vitest';
import { PRODUCT_INDEX_BY_SORT } from '../search/index-names.ts';
import { LISTING } from './listing-constants.ts';
import { readSort, SORTS } from './sorts.ts';

describe('sorts of a listing', () => {
  it.each([
    ['Recommended first [D-9-03]', 0, 'recommended', 'Recommended'],
    ['Name A to Z [D-9-04]', 1, 'name-asc', 'Name A to Z'],
    ['Name Z to A [D-9-05]', 2, 'name-desc', 'Name Z to A'],
    ['Price lowest [D-9-06]', 3, 'price-asc', 'Price lowest'],
    ['Price highest [D-9-07]', 4, 'price-desc', 'Price highest'],
    ['Newest [D-9-08]', 5, 'newest', 'Newest'],
  ] as const)('%s', (_, at, value, label) => {
    expect(SORTS[at]).toEqual({ value, label });
    expect(readSort(value)).toBe(value);
  });

  it.each([null, '', 'cheapest', 'NEWEST', 'constructor'])('takes %j for the default, Recommended [D-9-03]', (text) => {
    expect(readSort(text)).toBe('recommended');
  });

  it('has an index for each sort and no other [D-9-09]', () => {
    expect(SORTS.map(({ value }) => PRODUCT_INDEX_BY_SORT[value])).toEqual([
      'products',
      'products_name_asc',
      'products_name_desc',
      'products_price_asc',
      'products_price_desc',
      'products_newest',
    ]);
  });
});

describe('how much a listing shows', () => {
  it('is 24 products a page [D-9-01], 10 options of a facet at first [D-9-20] and 5 families [D-9-21]', () => {
    expect(LISTING).toMatchObject({ pageSize: 24, optionsShown: 10, familiesMax: 5 });
  });
});
