import type { RequestItem } from '@wattle/domain/cart';
import { fromRequestItems } from '@wattle/domain/cart';
import type { Product } from '@wattle/domain/catalogue';
import type { CollectedLine } from '@wattle/domain/delivery';
import { assemble } from '../catalogue/assemble.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { withOwnStock } from '../store/add-own-holds.ts';
import type { OwnHolds } from '../store/own-holds.ts';
import type { Store } from '../store/store.ts';
import type { StoreStockLevel } from '../store/store-stock.ts';

/** Total quantity of a variant in a cart. */
export type WantedGoods = { readonly variantId: string; readonly qty: number; readonly product: Product };

/** Totals per variant in a request. Unknown products are left out. */
export function wantedOf(
  requested: readonly RequestItem[],
  products: ReadonlyMap<string, Product>,
): readonly WantedGoods[] {
  const wanted = new Map<string, WantedGoods>();
  for (const { productId, variantId, qty } of fromRequestItems(requested).items) {
    const product = products.get(productId);
    if (product) wanted.set(variantId, { variantId, product, qty: qty + (wanted.get(variantId)?.qty ?? 0) });
  }
  return [...wanted.values()];
}

/** The same with current products. */
export async function loadWanted(
  store: Store,
  catalogue: CatalogueCache,
  requested: readonly RequestItem[],
  { nowSeconds, own }: { readonly nowSeconds: number; readonly own: OwnHolds },
): Promise<readonly WantedGoods[]> {
  const ids = fromRequestItems(requested).items.map(({ productId }) => productId);
  const stored = await store.cartProducts.list(ids);
  const around = await catalogue.loadFor(stored);
  const products = withOwnStock(stored, own).map((one) => [one.record.id, assemble(around, one, nowSeconds)] as const);
  return wantedOf(requested, new Map(products));
}

/** The wanted variants with one store's stock of each. */
export function linesAt(wanted: readonly WantedGoods[], levels: readonly StoreStockLevel[], storeId: string) {
  const qtyOf = new Map(levels.flatMap((one) => (one.storeId === storeId ? [[one.variantId, one.qty] as const] : [])));
  return wanted.map((one): CollectedLine & { readonly variantId: string } => ({
    ...one,
    storeQty: qtyOf.get(one.variantId) ?? 0,
  }));
}
