import { isStocked, type ProductRecord, type VariantRecord } from '@wattle/domain/catalogue';
import type { StoreStock } from '../demo-shop.ts';
import { createRandom, type Random } from '../random.ts';

/** The rest is in the warehouse. */
const STORE_SHARE = 0.7;
/** Maximum units of one variant across stores; higher numbers make no difference to shoppers. */
const STORE_UNITS_MAX = 120;

function spread(variant: VariantRecord, storeIds: readonly string[], share: number, random: Random): StoreStock[] {
  const units = Math.min(STORE_UNITS_MAX, Math.round(variant.qty * share));
  const counts = new Map<string, number>();
  for (let unit = 0; unit < units; unit += 1) {
    const storeId = random.pick(storeIds);
    counts.set(storeId, (counts.get(storeId) ?? 0) + 1);
  }
  return [...counts].map(([storeId, qty]) => ({ storeId, variantId: variant.id, qty }));
}

/**
 * Allocates stock to stores: never more than can be sold, none for supplier-fulfilled products, all of it for
 * in-store-only products. A missing row means no stock.
 */
export function generateStoreStock(
  products: readonly ProductRecord[],
  storeIds: readonly string[],
  seed: string | number,
): StoreStock[] {
  if (storeIds.length === 0) return [];
  const random = createRandom(seed).fork('store-stock');
  return products.filter(isStocked).flatMap(({ id, saleMode, variants }) => {
    const own = random.fork(id);
    const share = saleMode === 'inStoreOnly' ? 1 : STORE_SHARE;
    return variants
      .filter(({ hasStockOnHand }) => hasStockOnHand)
      .flatMap((variant) => spread(variant, storeIds, share, own));
  });
}
