import { describe, expect, it } from 'vitest';
import { readListingAddress, SORT_OPTIONS, writeListingAddress } from './listing-address.ts';

const read = (query: string) => readListingAddress(new URLSearchParams(query));

describe('readListingAddress', () => {
  it('reads page, q and sort [D-9-02]', () => {
    expect(read('q=french+door&sort=price-asc&page=3')).toEqual({
      q: 'french door',
      sort: 'price-asc',
      page: 3,
      filter: null,
    });
  });
  it.each(['page=0', 'page=-1', 'page=2.5', 'page=two', 'page=1001', 'sort=cheapest', 'sale=yes', ''])(
    'reads %o as the plain listing',
    (query) => {
      expect(read(query)).toEqual({ q: '', sort: 'recommended', page: 1, filter: null });
    },
  );
  it('reads what the listing is narrowed to', () => {
    expect(read('clearance=true').filter?.filter).toBe('clearance');
    expect(read('sale=true').filter?.filter).toBe('discounted');
  });
});

describe('writeListingAddress', () => {
  it.each(['', '?q=fridge', '?sort=newest', '?q=a%26b&sale=true&sort=name-desc&page=2'])(
    'writes %o as it was read [D-9-02]',
    (query) => {
      expect(writeListingAddress(read(query))).toBe(query);
    },
  );
  it('leaves the address clean for Recommended and the first page [D-9-03]', () => {
    expect(writeListingAddress(read('sort=recommended&page=1'))).toBe('');
  });
});

describe('SORT_OPTIONS', () => {
  it('offers the six sorts, Recommended first [D-9-03 D-9-04 D-9-05 D-9-06 D-9-07 D-9-08]', () => {
    expect(SORT_OPTIONS.map(({ label }) => label)).toEqual([
      'Recommended',
      'Name A to Z',
      'Name Z to A',
      'Price lowest',
      'Price highest',
      'Newest',
    ]);
  });
});
