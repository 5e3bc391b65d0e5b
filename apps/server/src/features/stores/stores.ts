import { success } from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import type { Handler } from '../../http/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import type { Store } from '../../store/store.ts';
import { type Point, readNearStores, storesAround, VISIBLE_STORES } from './find-stores-around.ts';

const ALL = 1000;

/** All stores by name; around a point those within reach, the nearest first. */
export const listStores =
  (store: Store, search: SearchProvider): Handler<'listStores'> =>
  async ({ lat, lng }) => {
    if (lat !== undefined && lng !== undefined) return orUnavailable(() => listAround(search, { lat, lng }));
    const stores = await store.listStores();
    return success({ stores: stores.map((one) => ({ ...one, distanceMetres: null })), total: stores.length });
  };

async function listAround(search: SearchProvider, point: Point) {
  const answers = await askSearch(search, [
    storesAround(point, ALL),
    { indexName: 'stores', params: { ...VISIBLE_STORES, hitsPerPage: 0 } },
  ]);
  return success({ stores: readNearStores(answerAt(answers, 0).hits), total: answerAt(answers, 1).nbHits });
}

export const loadStore =
  (store: Store): Handler<'loadStore'> =>
  async ({ path }) => {
    const found = await store.findStoreByPath(path);
    return found ? success(found) : notFoundOrMoved(store, path, 'STORE_NOT_FOUND');
  };
