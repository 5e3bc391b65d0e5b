import { success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import {
  findNearestStore,
  type Point,
  readNearStores,
  storesAround,
  VISIBLE_STORES,
} from '../../search/find-stores-around.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import type { Store } from '../../store/store.ts';

const ALL = 1000;

/** All visible stores by state and name; around a point, those within range, nearest first [C-7-16 D-7-19]. */
export const listStores =
  (store: Store, search: SearchProvider): Handler<'listStores'> =>
  async ({ lat, lng }) => {
    if (lat !== undefined && lng !== undefined) return orUnavailable(() => listAround(search, { lat, lng }));
    const stores = (await store.stores.list()).filter(({ visibleIn }) => visibleIn.index);
    const listed = stores.map((one) => ({ ...one, distanceMetres: null }));
    return success({ stores: listed, total: stores.length, nearest: null });
  };

async function listAround(search: SearchProvider, point: Point) {
  const answers = await askSearch(search, [
    storesAround(point, ALL),
    { indexName: 'stores', params: { ...VISIBLE_STORES, hitsPerPage: 0 } },
  ]);
  const stores = readNearStores(answerAt(answers, 0).hits);
  const nearest = stores.length === 0 ? await findNearestStore(search, point) : null;
  return success({ stores, total: answerAt(answers, 1).nbHits, nearest });
}

export const loadStore =
  (store: Store): Handler<'loadStore'> =>
  async ({ path }) => {
    const found = await store.stores.findByPath(path);
    return found ? success(found) : notFoundOrMoved(store, path, 'STORE_NOT_FOUND');
  };
