import { pickupDays, rejected, storePlace, success, wallClock } from '@wattle/domain';
import type { ShelfReader } from '../../catalogue/shelf.ts';
import { deliverySettings } from '../../delivery/delivery-settings.ts';
import { linesAt, loadWanted } from '../../delivery/wanted-goods.ts';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** The days on which a cart can be collected from one store, with what stands on its shelf at this moment. */
export const listPickupDays = (store: Store, shelf: ShelfReader): Handler<'listPickupDays'> => {
  const settings = deliverySettings(store, shelf);
  return ({ items, storeId }) =>
    orDatabaseAway(async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const [at, wanted, delivery] = await Promise.all([
        store.findCollectionStore(storeId),
        loadWanted(store, shelf, items, nowSeconds),
        settings(),
      ]);
      if (!at) return rejected({ code: 'STORE_NOT_FOUND' });
      const today = wallClock(at.timeZone, nowSeconds * 1000).date;
      const place = storePlace(at.id);
      const variantIds = wanted.map(({ variantId }) => variantId);
      const [levels, taken] = await Promise.all([
        store.listStockAt([at.id], variantIds),
        store.listTakenPlaces([place], today),
      ]);
      const answer = pickupDays({
        lines: linesAt(wanted, levels, at.id),
        store: at,
        ...delivery,
        nowSeconds,
        taken: taken.get(place) ?? [],
      });
      if (answer.status !== 'SUCCESS')
        return success({ status: 'NOT_AVAILABLE', refusal: answer.reasons[0]?.code ?? 'UNAVAILABLE' });
      const { readyAt, days, heldDays } = answer.value;
      return success({ status: 'SUCCESS', readyAt, days: [...days], heldDays });
    });
};
