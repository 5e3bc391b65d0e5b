import type { Promotion } from '../../promotions/promotion.ts';
import type { CartItem } from '../cart.ts';
import { DEFAULT_CART_SETTINGS } from '../cart-facts.ts';
import type { QuotedProduct, QuoteInput } from '../quote-cart.ts';
import { SAMPLE_WARRANTY, sampleFacts } from './sample-cart.ts';

/** By default a kettle for $100. */
export const quoted = (id: string, part: Partial<QuotedProduct> = {}): QuotedProduct => ({
  ...sampleFacts(id, part),
  brand: { id: 'nordholm' },
  categoryIds: ['kettles'],
  taxExclusive: false,
  bigAndBulky: false,
  ...part,
});

/** Quote input for these items: delivery costs $10, or $90 by truck. */
export function quoteInput(
  items: readonly CartItem[],
  products: readonly QuotedProduct[],
  part: Partial<QuoteInput> & { readonly promotions?: readonly Promotion[] } = {},
): QuoteInput {
  const { promotions = [], ...rest } = part;
  return {
    items,
    facts: {
      products: new Map(products.map((product) => [product.id, product])),
      warranties: new Map([[SAMPLE_WARRANTY.id, SAMPLE_WARRANTY]]),
      settings: DEFAULT_CART_SETTINGS,
    },
    offers: {
      promotions,
      uses: {},
      services: {
        parcel: { name: 'Parcel', price: 10, freeFrom: null },
        bigAndBulky: { name: 'Truck', price: 90, freeFrom: null },
      },
    },
    codes: [],
    shopper: { isCustomer: false, hasOrderedBefore: false },
    methodCode: null,
    credits: [],
    nowSeconds: 1_800_000_000,
    ...rest,
  };
}
