import { storeSchema } from '@wattle/contract/records';
import type { Store } from '@wattle/domain/stores';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import { answerAt, askSearch } from './ask-search.ts';
import { readHits } from './read-hits.ts';

/** Stores farther away do not count as near [C-9-37 D-9-55]. */
export const STORE_RADIUS_METRES = 200_000;
/** Excludes stores that are hidden from lists [C-7-16 D-7-19]. */
export const VISIBLE_STORES = { query: '', facetFilters: ['visibleIn.index:true'] } as const;

export type Point = { readonly lat: number; readonly lng: number };
export type NearStore = Store & { readonly distanceMetres: number };

/** `geoDistance` is a multiple of `geoPrecision`. */
const nearSchema = storeSchema.extend({
  _rankingInfo: z.object({ geoDistance: z.number(), geoPrecision: z.number() }),
});

/** Search request for visible stores around a point, nearest first. */
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

/** Precise to the metre, so that places close to each other are ordered correctly. */
export const around = ({ lat, lng }: Point, radiusMetres: number | 'all') => ({
  aroundLatLng: `${lat.toFixed(6)},${lng.toFixed(6)}`,
  aroundRadius: radiusMetres,
  aroundPrecision: 1,
});

export function readNearStores(hits: readonly object[]): NearStore[] {
  return readHits(nearSchema, hits).map(({ _rankingInfo, ...one }) => ({
    ...one,
    distanceMetres: Math.round(_rankingInfo.geoDistance * _rankingInfo.geoPrecision),
  }));
}

export async function findStoresAround(search: SearchProvider, point: Point, count: number): Promise<NearStore[]> {
  return readNearStores(answerAt(await askSearch(search, [storesAround(point, count)]), 0).hits);
}

/** The nearest store at any distance; null if there is none. */
export async function findNearestStore(search: SearchProvider, point: Point): Promise<NearStore | null> {
  return readNearStores(answerAt(await askSearch(search, [storesAround(point, 1, 'all')]), 0).hits)[0] ?? null;
}
