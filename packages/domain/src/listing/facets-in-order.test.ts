import { describe, expect, it } from 'vitest';
import { facetsInOrder } from './facets-in-order.ts';
import { familyFacetDefinitions } from './family-facet-definitions.ts';
import { readListingAddress } from './read-listing-address.ts';
import { addressParams } from './testing/address-params.ts';
import { FRIDGES, KETTLES } from './testing/sample-families.ts';

const headings = (query: string) =>
  facetsInOrder(familyFacetDefinitions([FRIDGES]), readListingAddress(addressParams(query), [FRIDGES, KETTLES])).map(
    ({ heading }) => heading,
  );

const leading = ['Type', 'Categories', 'Price', 'Brands'];
const fridges = ['Width', 'Finish', 'Shelves in the door', 'Wi-Fi'];
const closing = ['In Stock', 'Sale', 'Clearance', 'Rated 4 stars and up', 'Featured'];

describe('facetsInOrder', () => {
  it('puts what a family brings between what every listing has', () => {
    expect(headings('brand=LG&finish=White')).toEqual([...leading, ...fridges, ...closing]);
  });

  it('adds what an address chooses though nobody offers it', () => {
    expect(headings('material=Glass&hot=true')).toEqual([...leading, ...fridges, 'Hot prices', 'Material', ...closing]);
  });
});
