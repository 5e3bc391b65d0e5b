import { isSellable, type Product, summariseProduct } from '@wattle/domain/catalogue';
import { idsInCompareAddress, readCompareAddress } from '@wattle/domain/comparison';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { assemble, familyOf } from '../../catalogue/assemble.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';

/** Products to compare. Ids may be old or invalid, so only products on sale now are returned. */
export const loadComparison =
  (store: Store, catalogue: CatalogueCache): Handler<'loadComparison'> =>
  async ({ ids }) => {
    const params = new URLSearchParams({ ids });
    const stored = await store.products.listByIds(idsInCompareAddress(params));
    const around = await catalogue.loadFor(stored);
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
