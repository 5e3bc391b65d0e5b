import type { ProductDocument } from '@wattle/domain/search';
import type { ProductLookup, RecommendableProduct } from '@wattle/providers/recommendation';
import type { ProductSource } from '../../search/product-source.ts';

/** Only the fields the engine needs, so that it does not keep old documents in memory. */
const slim = (product: ProductDocument): RecommendableProduct => ({
  id: product.id,
  state: product.state,
  soldOut: product.soldOut,
  hasStockOnHand: product.hasStockOnHand,
  price: product.price,
  categoryIds: product.categoryIds,
  attributes: product.attributes,
  accessoryIds: product.accessoryIds,
  popularity: product.popularity,
  family: { code: product.family.code },
});

/** The products that shoppers can find, for the engine. Hidden ones count as unknown. */
export function createKnownProducts(source: ProductSource): ProductLookup {
  let listed: { readonly revision: number; readonly products: readonly RecommendableProduct[] } | undefined;
  const isMet = ({ visibleIn }: ProductDocument): boolean => visibleIn.index;
  return {
    find(id) {
      const product = source.find(id);
      return product && isMet(product) ? product : undefined;
    },
    list() {
      const revision = source.revision();
      if (listed?.revision !== revision) listed = { revision, products: source.documents().filter(isMet).map(slim) };
      return listed.products;
    },
  };
}
