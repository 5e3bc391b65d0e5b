import { describe, expect, it } from 'vitest';
import { filterParams, readListingAddress } from './read-listing-address.ts';
import { addressParams } from './testing/address-params.ts';
import { FRIDGES } from './testing/sample-families.ts';
import { writeListingAddress } from './write-listing-address.ts';

describe('writeListingAddress', () => {
  it.each([
    [{}, ''],
    [{ q: '', sort: 'recommended', page: 1, filters: [] }, ''],
    [{ sort: 'newest', page: 2, q: 'fridge' }, '?q=fridge&sort=newest&page=2'],
    [{ filters: [{ param: 'brand', value: '' }] }, ''],
  ] as const)('leaves out what goes without saying: %j [D-9-02 D-9-03]', (address, expected) => {
    expect(writeListingAddress(address)).toBe(expected);
  });

  it('has one address for one listing, whatever was chosen first', () => {
    const a = { param: 'sale', value: 'true' };
    const b = { param: 'brand', value: 'LG' };
    const c = { param: 'brand', value: 'Bosch' };
    expect(writeListingAddress({ filters: [a, b, c, b] })).toBe('?brand=Bosch&brand=LG&sale=true');
    expect(writeListingAddress({ filters: [c, b, a] })).toBe('?brand=Bosch&brand=LG&sale=true');
  });

  it('writes signs as a form does, so that both lead to one address', () => {
    const text = "Fisher & Paykel (50% off!) ~ a'b+c*d_é😀\ud800";
    const asForm = addressParams({ q: text, brand: text });
    expect(writeListingAddress({ q: text, filters: [{ param: 'brand', value: text }] })).toBe(`?${asForm}`);
  });

  it('is read back as it was written', () => {
    const query = '?q=a+b&brand=LG&finish=White&maxPrice=10&sale=true&sort=newest&page=2';
    const { q, sort, page, filters } = readListingAddress(addressParams(query), [FRIDGES]);
    expect(writeListingAddress({ q, sort, page, filters: filters.flatMap(filterParams) })).toBe(query);
  });
});
