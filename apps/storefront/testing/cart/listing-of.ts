import { success } from '@wattle/domain/results';
import type { ProductDocument } from '@wattle/domain/search';
import { EXAMPLE_LISTING } from '../listing/example-listing.ts';
import type { Answers } from '../stage-answers.ts';

/** The search for these products. */
export const LIST = '/search?q=kettle';

/** A search result with these products. */
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
