import { rejected, success } from '@wattle/domain/results';
import { metresBetween } from '@wattle/domain/stores';
import { sampleSummary } from '../../src/goods/card/sample-summary.ts';
import type { Answers } from '../stage-answers.ts';
import { BRUNSWICK, LOCALITIES, STORES } from './sample-stores.ts';

const REACH_METRES = 200_000;
const LOCALITY_REACH_METRES = 10_000;
const QUERY_LENGTH_MIN = 3;

const storesAround = (point: { lat: number; lng: number }) =>
  STORES.map((store) => ({ ...store, distanceMetres: metresBetween(point, store._geoloc) })).toSorted(
    (a, b) => a.distanceMetres - b.distanceMetres,
  );

/** A shop with the sample stores and suburbs. */
export const STORE_ANSWERS = {
  listStores: ({ lat, lng }) => {
    if (lat === undefined || lng === undefined) {
      const stores = STORES.map((store) => ({ ...store, distanceMetres: null }));
      return success({ stores, total: STORES.length, nearest: null });
    }
    const all = storesAround({ lat: Number(lat), lng: Number(lng) });
    const stores = all.filter(({ distanceMetres }) => distanceMetres <= REACH_METRES);
    return success({ stores, total: STORES.length, nearest: stores.length > 0 ? null : (all[0] ?? null) });
  },
  loadStore: ({ path }) => {
    const store = STORES.find((one) => one.path === path);
    if (store) return success(store);
    if (path !== 'stores/coburg') return rejected({ code: 'STORE_NOT_FOUND' });
    return rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/stores/coburg-north', kind: 'internal' } });
  },
  listStoreProducts: success({
    products: [5, 3, 1, 12].map((qty, place) => ({
      qty,
      product: sampleSummary({ id: `p-${place}`, name: `Fridge ${place}`, path: `products/fridge-${place}` }),
    })),
  }),
  listPlaces: success({ places: [{ name: 'Fitzroy', lat: -37.8, lng: 144.98 }] }),
  listLocalities: ({ query }) => {
    if (query.length < QUERY_LENGTH_MIN) return success({ status: 'QUERY_TOO_SHORT' });
    const words = query.toLowerCase();
    const localities = LOCALITIES.filter(
      ({ name, postcode }) => name.toLowerCase().startsWith(words) || postcode.startsWith(words),
    );
    return success({ status: 'SUCCESS', localities });
  },
  findLocality: ({ lat, lng }) => {
    const { latitude, longitude } = BRUNSWICK.location;
    const metres = metresBetween({ lat: Number(lat), lng: Number(lng) }, { lat: latitude, lng: longitude });
    return metres < LOCALITY_REACH_METRES ? success(BRUNSWICK) : rejected({ code: 'LOCALITY_NOT_FOUND' });
  },
  findArticle: rejected({ code: 'ARTICLE_NOT_FOUND' }),
} satisfies Answers;

/** Storage after an earlier visit chose a delivery suburb. */
export const BRUNSWICK_CHOSEN = {
  'wattle.location': JSON.stringify({ locality: BRUNSWICK, nearest: null, nearestAtMs: 0 }),
};
