import {
  idsInCompareAddress,
  isSellable,
  type Product,
  readCompareAddress,
  success,
  summariseProduct,
} from '@wattle/domain';
import { assemble, familyOf } from '../../catalogue/assemble.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

/** Products side by side. An id may be of anything and of any time: only what is sold now is compared. */
export const loadComparison =
  (store: Store, catalogue: CatalogueCache): Handler<'loadComparison'> =>
  async ({ ids }) => {
    const params = new URLSearchParams({ ids });
    const [around, stored] = await Promise.all([
      catalogue.load(),
      store.listProductsByIds(idsInCompareAddress(params)),
    ]);
    const sold = new Map(
      stored
        .map((one) => assemble(around, one))
        .filter(isSellable)
        .map((product) => [product.id, product]),
    );
    const products = readCompareAddress(params, (id) => sold.has(id)).flatMap((id) => sold.get(id) ?? []);
    const codes = new Set(products.map(({ family }) => family.code));
    return success({
      products: products.map((product) => toCompared(around, product)),
      families: [...codes].map((code) => familyOf(around, code)),
    });
  };

function toCompared(around: Catalogue, product: Product) {
  const { attributes, canonicalCategory } = product;
  return { ...summariseProduct(product, familyOf(around, product.family.code)), attributes, canonicalCategory };
}
