import {
  type DeliveryCalendar,
  type DeliveryRefusal,
  deliveryDays,
  findDeliveryZone,
  type Locality,
  type PickupCalendar,
  pickupDays,
  type Rejected,
  type RequestItem,
  rejected,
  STATE_TIME_ZONES,
  type Success,
  storePlace,
  wallClock,
  zonePlace,
} from '@wattle/domain';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import { deliverySettings } from './delivery-settings.ts';
import { linesAt, loadWanted } from './wanted-goods.ts';

type Place = Pick<Locality, 'postcode' | 'state'>;

/** The calendars of a cart at this moment, with what others have taken of each day. */
export function calendars(store: Store, catalogue: CatalogueCache) {
  const settings = deliverySettings(store, catalogue);
  const takenAt = async (place: string, fromDay: string) =>
    (await store.listTakenPlaces([place], fromDay)).get(place) ?? [];

  return {
    /** The days on which it can be brought to a place. */
    async delivery(
      items: readonly RequestItem[],
      locality: Place,
      nowSeconds: number,
    ): Promise<Success<DeliveryCalendar> | Rejected<DeliveryRefusal>> {
      const [wanted, { rules, publicHolidays }] = await Promise.all([
        loadWanted(store, catalogue, items, nowSeconds),
        settings(),
      ]);
      if (rules === null) return rejected({ code: 'NOT_SERVED' });
      const zone = findDeliveryZone(rules, locality.postcode);
      const today = wallClock(STATE_TIME_ZONES[locality.state], nowSeconds * 1000).date;
      const taken = zone ? await takenAt(zonePlace(zone.code), today) : [];
      const products = wanted.map(({ product }) => product);
      return deliveryDays({ products, locality, rules, publicHolidays, nowSeconds, taken });
    },

    /** The days on which it can be collected from a store; undefined: there is no such store. */
    async pickup(
      items: readonly RequestItem[],
      storeId: string,
      nowSeconds: number,
    ): Promise<Success<PickupCalendar> | Rejected<DeliveryRefusal> | undefined> {
      const [at, wanted, delivery] = await Promise.all([
        store.findCollectionStore(storeId),
        loadWanted(store, catalogue, items, nowSeconds),
        settings(),
      ]);
      if (!at) return undefined;
      const today = wallClock(at.timeZone, nowSeconds * 1000).date;
      const variantIds = wanted.map(({ variantId }) => variantId);
      const [levels, taken] = await Promise.all([
        store.listStockAt([at.id], variantIds),
        takenAt(storePlace(at.id), today),
      ]);
      return pickupDays({ lines: linesAt(wanted, levels, at.id), store: at, ...delivery, nowSeconds, taken });
    },
  };
}

export type Calendars = ReturnType<typeof calendars>;
