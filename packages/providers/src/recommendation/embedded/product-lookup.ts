import type { Product } from '@wattle/domain';

/** What the engine wants to know of a product. Dollars, as products have them. */
export type RecommendableProduct = Pick<
  Product,
  'id' | 'state' | 'soldOut' | 'hasStockOnHand' | 'price' | 'categoryIds' | 'attributes' | 'accessoryIds' | 'popularity'
> & { readonly family: { readonly code: string } };

/** The shop's products of this moment. */
export type ProductLookup = {
  /** The last word on whether a product may be recommended now. */
  find(id: string): RecommendableProduct | undefined;
  /** All of them; the same array as long as nothing but state and stock has changed. */
  list(): readonly RecommendableProduct[];
};
