import { type ProductDocument, success } from '@wattle/domain';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { EXAMPLE_LISTING } from '../../catalogue/listing/testing/example-listing.ts';

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
