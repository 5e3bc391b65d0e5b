import type { CollectedLine, Product, RequestItem } from '@wattle/domain';
import { fromRequestItems } from '@wattle/domain';
import { assemble } from '../catalogue/assemble.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import type { StoreStockLevel } from '../store/store-stock.ts';

/** Everything that a cart wants of one variant. */
export type WantedGoods = { readonly variantId: string; readonly qty: number; readonly product: Product };

/** What a request wants, line by line added up, with products as they are at this moment. Unknown ones are left out. */
export async function loadWanted(
  store: Store,
  catalogue: CatalogueCache,
  requested: readonly RequestItem[],
  nowSeconds: number,
): Promise<WantedGoods[]> {
  const { items } = fromRequestItems(requested);
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const [around, stored] = await Promise.all([catalogue.load(), store.listProductsByIds(ids)]);
  const products = new Map(stored.map((one) => [one.record.id, assemble(around, one, nowSeconds)]));
  const wanted = new Map<string, WantedGoods>();
  for (const { productId, variantId, qty } of items) {
    const product = products.get(productId);
    if (product) wanted.set(variantId, { variantId, product, qty: qty + (wanted.get(variantId)?.qty ?? 0) });
  }
  return [...wanted.values()];
}

/** What is wanted, with what one store holds of it. */
export function linesAt(wanted: readonly WantedGoods[], levels: readonly StoreStockLevel[], storeId: string) {
  const qtyOf = new Map(levels.flatMap((one) => (one.storeId === storeId ? [[one.variantId, one.qty] as const] : [])));
  return wanted.map((one): CollectedLine & { readonly variantId: string } => ({
    ...one,
    storeQty: qtyOf.get(one.variantId) ?? 0,
  }));
}
