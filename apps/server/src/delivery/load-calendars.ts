import type { RequestItem } from '@wattle/domain/cart';
import type { Product } from '@wattle/domain/catalogue';
import {
  type Arrival,
  arrivalDays,
  type DeliveryCalendar,
  type DeliveryRefusal,
  deliveryDays,
  findDeliveryZone,
  type PickupCalendar,
  pickupDays,
  STATE_TIME_ZONES,
  storePlace,
  zonePlace,
} from '@wattle/domain/delivery';
import { type Rejected, rejected, type Success } from '@wattle/domain/results';
import { type Locality, wallClock } from '@wattle/domain/stores';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { withOwnStoreStock, withoutOwnPlaces } from '../store/add-own-holds.ts';
import type { OwnHolds } from '../store/own-holds.ts';
import type { Store } from '../store/store.ts';
import { deliverySettings } from './delivery-settings.ts';
import { linesAt, loadWanted, wantedOf } from './wanted-goods.ts';

type Place = Pick<Locality, 'postcode' | 'state'>;
export type CalendarQuestion = {
  readonly nowSeconds: number;
  /** By the shopper's unfinished attempt. */
  readonly own: OwnHolds;
  /** Those of the cart, if they have been read. */
  readonly products?: ReadonlyMap<string, Product>;
};

/** A cart's current delivery and pickup calendars, with the capacity already booked. */
export function calendars(store: Store, catalogue: CatalogueCache) {
  const settings = deliverySettings(store, catalogue);
  const takenAt = async (place: string, fromDay: string, own: OwnHolds) =>
    withoutOwnPlaces(place, (await store.deliveryCapacity.listTaken([place], fromDay)).get(place) ?? [], own);

  const wantedBy = async (items: readonly RequestItem[], asked: CalendarQuestion) =>
    asked.products ? wantedOf(items, asked.products) : loadWanted(store, catalogue, items, asked);

  const truckTo = async (items: readonly RequestItem[], locality: Place, asked: CalendarQuestion) => {
    const [wanted, { rules, publicHolidays }] = await Promise.all([wantedBy(items, asked), settings()]);
    const products = wanted.map(({ product }) => product);
    return rules && { products, locality, rules, publicHolidays, nowSeconds: asked.nowSeconds };
  };

  return {
    /** When the cart arrives at a place without a chosen day. */
    async arrival(
      items: readonly RequestItem[],
      locality: Place,
      asked: CalendarQuestion,
    ): Promise<Success<Arrival> | Rejected<DeliveryRefusal>> {
      const truck = await truckTo(items, locality, asked);
      return truck ? arrivalDays(truck) : rejected({ code: 'NOT_SERVED' });
    },

    /** Days on which the cart can be delivered to a place. */
    async delivery(
      items: readonly RequestItem[],
      locality: Place,
      asked: CalendarQuestion,
    ): Promise<Success<DeliveryCalendar> | Rejected<DeliveryRefusal>> {
      const truck = await truckTo(items, locality, asked);
      if (!truck) return rejected({ code: 'NOT_SERVED' });
      const zone = findDeliveryZone(truck.rules, locality.postcode);
      const today = wallClock(STATE_TIME_ZONES[locality.state], asked.nowSeconds * 1000).date;
      const taken = zone ? await takenAt(zonePlace(zone.code), today, asked.own) : [];
      return deliveryDays({ ...truck, taken });
    },

    /** Days on which the cart can be collected from a store; undefined: no such store. */
    async pickup(
      items: readonly RequestItem[],
      storeId: string,
      asked: CalendarQuestion,
    ): Promise<Success<PickupCalendar> | Rejected<DeliveryRefusal> | undefined> {
      const { nowSeconds, own } = asked;
      const [at, wanted, delivery] = await Promise.all([
        store.stores.findForCollection(storeId),
        wantedBy(items, asked),
        settings(),
      ]);
      if (!at) return undefined;
      const today = wallClock(at.timeZone, nowSeconds * 1000).date;
      const variantIds = wanted.map(({ variantId }) => variantId);
      const [levels, taken] = await Promise.all([
        store.storeStock.listAt([at.id], variantIds),
        takenAt(storePlace(at.id), today, own),
      ]);
      return pickupDays({
        lines: linesAt(wanted, withOwnStoreStock(levels, own), at.id),
        store: at,
        ...delivery,
        nowSeconds,
        taken,
      });
    },
  };
}

export type Calendars = ReturnType<typeof calendars>;
