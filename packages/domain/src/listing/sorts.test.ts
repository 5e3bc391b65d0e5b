import { describe, expect, it } from 'vitest';
import { LISTING_SORTS, PRODUCT_INDEX_BY_SORT } from '../search/index-names.ts';
import { LISTING } from './listing-constants.ts';
import { readSort } from './sorts.ts';

describe('sorts of a listing', () => {
  it.each(LISTING_SORTS)('reads %s', (value) => {
    expect(readSort(value)).toBe(value);
  });

  it.each([null, '', 'cheapest', 'NEWEST', 'constructor'])('takes %j for the default, Recommended [D-9-03]', (text) => {
    expect(readSort(text)).toBe('recommended');
  });

  it('has an index for each sort and no other [D-9-09]', () => {
    expect(LISTING_SORTS.map((value) => PRODUCT_INDEX_BY_SORT[value])).toEqual([
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
