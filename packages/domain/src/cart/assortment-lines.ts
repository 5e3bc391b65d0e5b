import type { PromotionLine } from '../promotions/promotion-line.ts';
import { type PricedProductFacts, promotionLine } from './price-cart.ts';

type SoldProduct = PricedProductFacts & {
  readonly id: string;
  readonly variants: readonly { readonly id: string }[];
};

/** One of each variant of a product, as promotions see it in a cart. */
export const assortmentLines = (product: SoldProduct): PromotionLine[] =>
  product.variants.map(({ id }) =>
    promotionLine({ line: { id, productId: product.id, variantId: id, qty: 1, giftcard: null }, product }),
  );
