import type { CallValue } from '@wattle/contract';
import { type DeliveryRefusal, estimateDelivery as estimate, toDeliveryEstimate } from '@wattle/domain/delivery';
import { failed, rejected, success } from '@wattle/domain/results';
import { type NearestStock, nearestStock } from '@wattle/domain/stores';
import type { Handler } from '../../answers/handlers.ts';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { deliverySettings } from '../../delivery/delivery-settings.ts';
import type { Store } from '../../store/store.ts';

type Answer = CallValue<'estimateDelivery'>['estimates'][number];

/** When products arrive at a locality. Uses current stock, so products come from the database, not from search. */
export const estimateDelivery = (store: Store, catalogue: CatalogueCache): Handler<'estimateDelivery'> => {
  const settings = deliverySettings(store, catalogue);
  return async ({ productIds, postcode, state }) => {
    const [isKnown, stored, { rules, publicHolidays }] = await Promise.all([
      store.localities.hasPostcode(postcode, state),
      store.products.listByIds(productIds),
      settings(),
    ]);
    if (!isKnown) return rejected({ code: 'LOCALITY_NOT_FOUND' });
    // without delivery rules the page shows no estimate
    if (rules === null) return failed('UNAVAILABLE');
    const nowSeconds = Math.floor(Date.now() / 1000);
    const around = await catalogue.loadFor(stored);
    const estimates = stored.map((one): Answer => {
      const product = assemble(around, one, nowSeconds);
      const outcome = estimate({ product, locality: { postcode, state }, rules, publicHolidays, nowSeconds });
      if (outcome.status === 'SUCCESS')
        return { productId: product.id, estimate: toDeliveryEstimate(outcome.value), refusal: null, nearest: null };
      return { productId: product.id, estimate: null, refusal: firstCode(outcome.reasons), nearest: null };
    });
    const nearest = await findNearest(store, estimates, { postcode, state });
    return success({ estimates: estimates.map((one) => ({ ...one, nearest: nearest(one.productId) })) });
  };
};

/** What is in stores only, or not brought there, may be near all the same. */
const IN_STORES: readonly (DeliveryRefusal | null)[] = ['IN_STORE_ONLY', 'NOT_SERVED', 'DAY_NOT_KNOWN'];

async function findNearest(
  { storeStock }: Pick<Store, 'storeStock'>,
  estimates: readonly Answer[],
  { postcode, state }: { readonly postcode: string; readonly state: string },
): Promise<(productId: string) => NearestStock | null> {
  const ids = estimates.filter(({ refusal }) => IN_STORES.includes(refusal)).map(({ productId }) => productId);
  const rows = ids.length === 0 ? [] : await storeStock.listWithStock(ids, postcode, state);
  return (productId) => {
    const own = rows.filter((row) => row.productId === productId);
    const [first] = own;
    const stores = own.map(({ name, qty, lat, lng }) => ({ name, qty, at: { lat, lng } }));
    return first ? nearestStock(stores, { lat: first.fromLat, lng: first.fromLng }) : null;
  };
}

function firstCode(reasons: readonly { readonly code: DeliveryRefusal }[]): DeliveryRefusal {
  return reasons[0]?.code ?? 'UNAVAILABLE';
}
