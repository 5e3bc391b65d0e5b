import { type ProductDocument, success } from '@wattle/domain';
import { EXAMPLE_LISTING } from '../listing/example-listing.ts';
import type { Answers } from '../stage-answers.ts';

/** Where these products are found. */
export const LIST = '/search?q=kettle';

/** A search that finds these products. */
export const listingOf = (...products: readonly ProductDocument[]): Answers => ({
  listProducts: success({
    ...EXAMPLE_LISTING,
    products: [...products],
    total: products.length,
    wholeTotal: products.length,
    pageCount: 1,
    q: 'kettle',
    facets: [],
    applied: [],
  }),
});
