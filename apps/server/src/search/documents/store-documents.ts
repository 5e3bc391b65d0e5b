import type { Store } from '@wattle/domain';

/** A store as the `stores` index holds it: found around a point by `_geoloc` [C-7-16 D-7-19]. */
export type StoreDocument = Store & { readonly objectID: string };

export const storeDocument = (store: Store): StoreDocument => ({ ...store, objectID: store.id });
