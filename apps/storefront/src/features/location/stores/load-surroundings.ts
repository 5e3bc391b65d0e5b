import type { Client } from '@wattle/contract';
import { type Place, type ShelfProduct, type StorePage, type StoreRow, toStoreRow } from './stores-data.ts';

const SAMPLE_PRODUCTS = 4;
const NEARBY = 4;
/** How far the drawing around one store reaches. */
export const SITE_REACH_KM = 9;

export type Surroundings = {
  readonly shelf: readonly ShelfProduct[];
  readonly nearby: readonly StoreRow[];
  readonly places: readonly Place[];
};

/** What a store's page shows beside the store: what it has, the next stores, names for the map. It can do without. */
export async function loadSurroundings(client: Client, store: StorePage): Promise<Surroundings> {
  const { lat, lng } = store._geoloc;
  const [shelf, around, places] = await Promise.all([
    client.listStoreProducts({ path: store.path, limit: SAMPLE_PRODUCTS }),
    client.listStores({ lat, lng }),
    client.listPlaces({ lat, lng, radiusMetres: SITE_REACH_KM * 1000 }),
  ]);
  const nowMs = Date.now();
  const stores = around.status === 'SUCCESS' ? around.value.stores : [];
  return {
    shelf: shelf.status === 'SUCCESS' ? shelf.value.products : [],
    nearby: stores
      .filter(({ id }) => id !== store.id)
      .slice(0, NEARBY)
      .map((one) => toStoreRow(one, nowMs)),
    places: places.status === 'SUCCESS' ? places.value.places : [],
  };
}
