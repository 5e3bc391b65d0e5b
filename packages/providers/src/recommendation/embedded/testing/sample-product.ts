import type { RecommendableProduct } from '../product-lookup.ts';

/** A recommendable product by default. */
export const sampleProduct = (id: string, rest: Partial<RecommendableProduct> = {}): RecommendableProduct => ({
  id,
  state: 'current',
  soldOut: false,
  hasStockOnHand: true,
  price: 100,
  categoryIds: ['all'],
  attributes: {},
  accessoryIds: [],
  popularity: 0,
  family: { code: 'family' },
  ...rest,
});

/** A shop whose products can be replaced one by one. */
export function sampleShop(products: readonly RecommendableProduct[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    find: (id: string) => byId.get(id),
    list: () => products,
    replace: (product: RecommendableProduct) => void byId.set(product.id, product),
  };
}
