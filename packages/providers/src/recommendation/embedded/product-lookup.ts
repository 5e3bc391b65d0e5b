import type { Product } from '@wattle/domain/catalogue';

/** The product fields the engine reads. Prices are in dollars, as products have them. */
export type RecommendableProduct = Pick<
  Product,
  'id' | 'state' | 'soldOut' | 'hasStockOnHand' | 'price' | 'categoryIds' | 'attributes' | 'accessoryIds' | 'popularity'
> & { readonly family: { readonly code: string } };

/** The shop's current products. */
export type ProductLookup = {
  /** Decides whether a product may be recommended now. */
  find(id: string): RecommendableProduct | undefined;
  /** All products; returns the same array as long as only state and stock change. */
  list(): readonly RecommendableProduct[];
};
