import type { CallValue } from '@wattle/contract';
import {
  type CollectedLine,
  firstPickupDay,
  isInStoreStock,
  type PickupDaysInput,
  pickupDays,
  storePlace,
  travels,
} from '@wattle/domain/delivery';
import { success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { deliverySettings } from '../../delivery/delivery-settings.ts';
import { linesAt, loadWanted } from '../../delivery/wanted-goods.ts';
import { findStoresAround, type NearStore } from '../../search/find-stores-around.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { withOwnStoreStock, withoutOwnPlaces } from '../../store/add-own-holds.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

type Answer = CallValue<'listPickupStores'>['stores'][number];
type Line = CollectedLine & { readonly variantId: string };

const STORES = 5;
const DAY_MS = 86_400_000;

/** The nearest stores with their stock for a cart, and the first day on which all of it can be collected. */
export const listPickupStores = (
  store: Store,
  catalogue: CatalogueCache,
  search: SearchProvider,
): Handler<'listPickupStores'> => {
  const settings = deliverySettings(store, catalogue);
  return ({ items, point }, { attemptKey } = {}) =>
    orDatabaseAway(() =>
      orUnavailable(async () => {
        const nowMs = Date.now();
        const nowSeconds = Math.floor(nowMs / 1000);
        const own = await store.ownHolds.find(attemptKey);
        const [near, wanted, delivery] = await Promise.all([
          findStoresAround(search, point, STORES),
          loadWanted(store, catalogue, items, { nowSeconds, own }),
          settings(),
        ]);
        const carried = wanted.filter(({ product }) => travels(product));
        const variantIds = carried.map(({ variantId }) => variantId);
        // no store's time zone is more than a day behind
        const since = new Date(nowMs - DAY_MS).toISOString().slice(0, 10);
        const ids = near.map(({ id }) => id);
        const [levels, taken] = await Promise.all([
          store.storeStock.listAt(ids, variantIds),
          store.deliveryCapacity.listTaken(ids.map(storePlace), since),
        ]);
        const stores = near.map((one) => {
          const lines = linesAt(carried, withOwnStoreStock(levels, own), one.id);
          const places = withoutOwnPlaces(storePlace(one.id), taken.get(storePlace(one.id)) ?? [], own);
          return withGoods(one, { lines, store: one, ...delivery, nowSeconds, taken: places }, lines);
        });
        return success({ stores });
      }),
    );
};

function withGoods(near: NearStore, input: PickupDaysInput, lines: readonly Line[]): Answer {
  const calendar = pickupDays(input);
  const first = calendar.status === 'SUCCESS' ? firstPickupDay(calendar.value) : null;
  const there = lines.filter(isInStoreStock);
  return {
    ...shown(near),
    holds: holdsOf(there.length, lines.length),
    variantIds: there.map(({ variantId }) => variantId),
    first: first?.from ? { date: first.date, from: first.from } : null,
  };
}

const holdsOf = (there: number, wanted: number): Answer['holds'] => {
  if (there === 0) return 'NONE';
  return there === wanted ? 'ALL' : 'SOME';
};

function shown(near: NearStore): Omit<Answer, 'holds' | 'variantIds' | 'first'> {
  return {
    id: near.id,
    erpStoreId: near.erpStoreId,
    name: near.name,
    path: near.path,
    phone: near.phone,
    addressStreetOne: near.addressStreetOne,
    addressStreetTwo: near.addressStreetTwo,
    addressCity: near.addressCity,
    addressState: near.addressState,
    addressPostcode: near.addressPostcode,
    timeZone: near.timeZone,
    weeklyHours: [...near.weeklyHours],
    seasonalHours: [...near.seasonalHours],
    services: [...near.services],
    distanceMetres: near.distanceMetres,
  };
}
