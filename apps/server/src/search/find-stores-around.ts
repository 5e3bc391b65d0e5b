import { schemas } from '@wattle/contract/schemas';
import type { Store } from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import { answerAt, askSearch } from './ask-search.ts';
import { readHits } from './read-hits.ts';

/** What is farther away is not near [C-9-37 D-9-55]. */
export const STORE_RADIUS_METRES = 200_000;
/** Stores that are kept out of lists are not found [C-7-16 D-7-19]. */
export const VISIBLE_STORES = { query: '', facetFilters: ['visibleIn.index:true'] } as const;

export type Point = { readonly lat: number; readonly lng: number };
export type NearStore = Store & { readonly distanceMetres: number };

/** The distance is counted in steps of the precision. */
const nearSchema = schemas.loadStore.value.extend({
  _rankingInfo: z.object({ geoDistance: z.number(), geoPrecision: z.number() }),
});

/** The question for the stores in reach of a point, the nearest first. */
export const storesAround = (point: Point, count: number, radiusMetres: number | 'all' = STORE_RADIUS_METRES) => ({
  indexName: 'stores',
  params: {
    ...VISIBLE_STORES,
    ...around(point, radiusMetres),
    getRankingInfo: true,
    hitsPerPage: count,
    attributesToHighlight: [],
  },
});

/** To the metre: places close to each other stay in their order. */
export const around = ({ lat, lng }: Point, radiusMetres: number | 'all') => ({
  aroundLatLng: `${lat.toFixed(6)},${lng.toFixed(6)}`,
  aroundRadius: radiusMetres,
  aroundPrecision: 1,
});

export function readNearStores(hits: readonly unknown[]): NearStore[] {
  return readHits(nearSchema, hits).map(({ _rankingInfo, ...one }) => ({
    ...one,
    distanceMetres: Math.round(_rankingInfo.geoDistance * _rankingInfo.geoPrecision),
  }));
}

export async function findStoresAround(search: SearchProvider, point: Point, count: number): Promise<NearStore[]> {
  return readNearStores(answerAt(await askSearch(search, [storesAround(point, count)]), 0).hits);
}

/** The nearest store of all, however far; null when there is none. */
export async function findNearestStore(search: SearchProvider, point: Point): Promise<NearStore | null> {
  return readNearStores(answerAt(await askSearch(search, [storesAround(point, 1, 'all')]), 0).hits)[0] ?? null;
}
