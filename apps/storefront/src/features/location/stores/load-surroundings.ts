import type { Client } from '@wattle/contract';
import { type Place, type StorePage, type StoreProduct, type StoreRow, toStoreRow } from './stores-data.ts';

const SAMPLE_PRODUCTS = 4;
const NEARBY = 4;
/** Radius of the map around one store. */
const SITE_REACH_KM = 9;

export type Surroundings = {
  readonly products: readonly StoreProduct[];
  readonly nearby: readonly StoreRow[];
  readonly places: readonly Place[];
};

/** Optional data of a store page: products in stock, nearby stores, place names for the map. */
export async function loadSurroundings(client: Client, store: StorePage): Promise<Surroundings> {
  const { lat, lng } = store._geoloc;
  const [products, around, places] = await Promise.all([
    client.listStoreProducts({ path: store.path, limit: SAMPLE_PRODUCTS }),
    client.listStores({ lat, lng }),
    client.listPlaces({ lat, lng, radiusMetres: SITE_REACH_KM * 1000 }),
  ]);
  const nowMs = Date.now();
  const stores = around.status === 'SUCCESS' ? around.value.stores : [];
  return {
    products: products.status === 'SUCCESS' ? products.value.products : [],
    nearby: stores
      .filter(({ id }) => id !== store.id)
      .slice(0, NEARBY)
      .map((one) => toStoreRow(one, nowMs)),
    places: places.status === 'SUCCESS' ? places.value.places : [],
  };
}
