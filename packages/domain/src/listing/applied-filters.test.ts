import { describe, expect, it } from 'vitest';
import { appliedFilters } from './applied-filters.ts';
import { readListingAddress } from './read-listing-address.ts';
import { addressParams } from './testing/address-params.ts';
import { FRIDGES, KETTLES } from './testing/sample-families.ts';

const categoryNames = new Map([['c1', 'French door']]);
const applied = (query: string) =>
  appliedFilters(readListingAddress(addressParams(query), [FRIDGES, KETTLES]).filters, (id) => categoryNames.get(id));

describe('appliedFilters', () => {
  it.each([
    ['minPrice=899&maxPrice=3500', ['$899 to $3,500']],
    ['minPrice=899', ['From $899']],
    ['maxPrice=99.95', ['Up to $99.95']],
    ['minPrice=5&maxPrice=5', ['$5']],
    ['brand=LG&brand=Bosch', ['LG', 'Bosch']],
    ['type=fridges&category=c1&category=c9', ['Fridges', 'French door', 'c9']],
    ['sale=true&inStock=true&hot=true', ['In Stock', 'Sale', 'Hot prices']],
    ['wifi=true&finish=White', ['White', 'Wi-Fi']],
    ['minWidth=600&maxWidth=1900', ['Width: 600 to 1,900 mm']],
    ['minWidth=54.5&maxWidth=55.5', ['Width: 55 mm']],
    ['minWidth=877.5&maxWidth=922.5', ['Width: 900 mm']],
    ['minWidth=54&maxWidth=56', ['Width: 54 to 56 mm']],
    ['minWidth=7.5&maxWidth=8.5', ['Width: 7.5 to 8.5 mm']],
    ['maxCapacity=1.7', ['Capacity: up to 1.7 L']],
    ['shelves=4', ['Shelves in the door: 4']],
    ['', []],
  ])('says %j in words', (query, labels) => {
    expect(applied(query).map(({ label }) => label)).toEqual(labels);
  });

  it('names the parameters that go with each', () => {
    expect(applied('brand=LG&brand=Bosch&minWidth=1&maxWidth=2&sale=true').map(({ remove }) => remove)).toEqual([
      [{ param: 'brand', value: 'LG' }],
      [{ param: 'brand', value: 'Bosch' }],
      [{ param: 'sale', value: 'true' }],
      [
        { param: 'minWidth', value: '1' },
        { param: 'maxWidth', value: '2' },
      ],
    ]);
  });
});
