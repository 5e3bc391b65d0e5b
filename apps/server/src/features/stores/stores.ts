import { schemas } from '@wattle/contract/schemas';
import { success } from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import type { Handler } from '../../http/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readHits } from '../../search/read-hits.ts';
import type { Store } from '../../store/store.ts';

/** What is farther away is not near [C-9-37 D-9-55]. */
export const STORE_RADIUS_METRES = 200_000;
const ALL = 1000;

/** The distance is counted in steps of the precision. */
const nearSchema = schemas.loadStore.value.extend({
  _rankingInfo: z.object({ geoDistance: z.number(), geoPrecision: z.number() }),
});

/** All stores by name; around a point those within reach, the nearest first. */
export const listStores =
  (store: Store, search: SearchProvider): Handler<'listStores'> =>
  async ({ lat, lng }) => {
    if (lat !== undefined && lng !== undefined) return orUnavailable(() => listAround(search, lat, lng));
    const stores = await store.listStores();
    return success({ stores: stores.map((one) => ({ ...one, distanceMetres: null })), total: stores.length });
  };

async function listAround(search: SearchProvider, lat: number, lng: number) {
  const visible = { query: '', facetFilters: ['visibleIn.index:true'] };
  const answers = await askSearch(search, [
    {
      indexName: 'stores',
      params: {
        ...visible,
        aroundLatLng: `${lat.toFixed(6)},${lng.toFixed(6)}`,
        aroundRadius: STORE_RADIUS_METRES,
        aroundPrecision: 1,
        getRankingInfo: true,
        hitsPerPage: ALL,
        attributesToHighlight: [],
      },
    },
    { indexName: 'stores', params: { ...visible, hitsPerPage: 0 } },
  ]);
  const stores = readHits(nearSchema, answerAt(answers, 0).hits).map(({ _rankingInfo, ...one }) => ({
    ...one,
    distanceMetres: Math.round(_rankingInfo.geoDistance * _rankingInfo.geoPrecision),
  }));
  return success({ stores, total: answerAt(answers, 1).nbHits });
}

export const loadStore =
  (store: Store): Handler<'loadStore'> =>
  async ({ path }) => {
    const found = await store.findStoreByPath(path);
    return found ? success(found) : notFoundOrMoved(store, path, 'STORE_NOT_FOUND');
  };
