import type { ProductDocument } from '@wattle/domain';
import type { ProductLookup, RecommendableProduct } from '@wattle/providers/recommendation';

/** Where the shop's product documents of this moment are. */
export type ProductSource = {
  find(id: string): ProductDocument | undefined;
  documents(): readonly ProductDocument[];
  /** Another number when more than state and stock of any product has changed. */
  revision(): number;
};

/** Only what the engine needs: a list must not keep whole documents of the past alive. */
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

/** The products that may be met in the shop, for the engine. Hidden ones are as good as unknown. */
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
