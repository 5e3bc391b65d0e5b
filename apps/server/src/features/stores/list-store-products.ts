import { cardState, type ProductSummary } from '@wattle/domain/catalogue';
import { rejected, success } from '@wattle/domain/results';
import { wallClock } from '@wattle/domain/stores';
import type { Handler } from '../../answers/handlers.ts';
import { summarise } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';

/** Candidates per product shown: some cannot be bought now, and others repeat a category. */
const LOOKED_AT = 8;

type Shown = { readonly product: ProductSummary; readonly qty: number };

/** A few products in stock at a store that can be bought now. Changes daily, and prefers different categories. */
export const listStoreProducts =
  (store: Store, catalogue: CatalogueCache): Handler<'listStoreProducts'> =>
  async ({ path, limit }) => {
    const found = await store.stores.findByPath(path);
    if (!found) return rejected({ code: 'STORE_NOT_FOUND' });
    const nowMs = Date.now();
    const { date } = wallClock(found.timeZone, nowMs);
    const levels = await store.storeStock.listProductsAt(found.id, `${found.id} ${date}`, limit * LOOKED_AT);
    const stored = await store.products.listByIds(levels.map(({ productId }) => productId));
    const around = await catalogue.loadFor(stored);
    const qtyOf = new Map(levels.map(({ productId, qty }) => [productId, qty]));
    const shown = stored.map((one): Shown & { kind: string } => ({
      product: summarise(around, one),
      qty: qtyOf.get(one.record.id) ?? 0,
      kind: one.record.canonicalCategoryId,
    }));
    const open = shown.filter(({ product }) => cardState(product, Math.floor(nowMs / 1000)) === 'ADD_TO_CART');
    return success({ products: mixed(open).slice(0, limit) });
  };

/** One of each category first, then the rest. */
function mixed(shown: readonly (Shown & { readonly kind: string })[]): Shown[] {
  const seen = new Set<string>();
  const [first, rest]: [Shown[], Shown[]] = [[], []];
  for (const { product, qty, kind } of shown) {
    (seen.has(kind) ? rest : first).push({ product, qty });
    seen.add(kind);
  }
  return [...first, ...rest];
}
