import { success } from '@wattle/domain';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

const ALL = 1000;

/** All stores: nearest first when a point is given, else by name. */
export const listStores =
  (store: Store): Handler<'listStores'> =>
  async ({ lat, lng }) => {
    if (lat === undefined || lng === undefined) {
      const stores = await store.listStores();
      return success({ stores: stores.map((one) => ({ ...one, distanceMetres: null })) });
    }
    const near = await store.listStoresNear({ lat, lng }, ALL);
    const stores = near.map(({ store: one, distanceKm }) => ({
      ...one,
      distanceMetres: Math.round(distanceKm * 1000),
    }));
    return success({ stores });
  };

export const loadStore =
  (store: Store): Handler<'loadStore'> =>
  async ({ path }) => {
    const found = await store.findStoreByPath(path);
    return found ? success(found) : notFoundOrMoved(store, path, 'STORE_NOT_FOUND');
  };
