import type { Product } from '@wattle/domain/catalogue';
import { estimatePickup } from '@wattle/domain/delivery';
import { rejected, success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { type DeliverySettings, deliverySettings } from '../../delivery/delivery-settings.ts';
import { findStoresAround, type NearStore } from '../../search/find-stores-around.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import type { Store } from '../../store/store.ts';

/** [C-9-36 D-2-130] */
export const PRODUCT_PAGE_STORES = 5;

/** The nearest stores with their current stock of a variant, from the database. */
export const listProductStores = (
  store: Store,
  catalogue: CatalogueCache,
  search: SearchProvider,
): Handler<'listProductStores'> => {
  const settings = deliverySettings(store, catalogue);
  return ({ productId, variantId, ...point }) =>
    orUnavailable(async () => {
      const [stored, levels, delivery] = await Promise.all([
        store.products.findById(productId),
        store.storeStock.listOf(variantId),
        settings(),
      ]);
      if (!stored?.record.variants.some(({ id }) => id === variantId)) return rejected({ code: 'PRODUCT_NOT_FOUND' });
      const product = assemble(await catalogue.loadFor([stored]), stored);
      const qtyOf = new Map(levels.map(({ storeId, qty }) => [storeId, Math.max(0, qty)]));
      const near = await findStoresAround(search, point, PRODUCT_PAGE_STORES);
      return success({ stores: near.map((one) => withStock(one, qtyOf.get(one.id) ?? 0, product, delivery)) });
    });
};

function withStock(near: NearStore, qty: number, product: Product, delivery: DeliverySettings) {
  const { id, erpStoreId, name, path, phone, timeZone, weeklyHours, seasonalHours, distanceMetres } = near;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const pickup = estimatePickup({ product, store: near, qty, ...delivery, nowSeconds });
  return { id, erpStoreId, name, path, phone, timeZone, weeklyHours, seasonalHours, distanceMetres, qty, pickup };
}
