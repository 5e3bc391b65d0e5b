import type { Store } from '@wattle/domain/stores';

/** A record of the `stores` index, with `_geoloc` for searches around a point [C-7-16 D-7-19]. */
export type StoreDocument = Store & { readonly objectID: string };

export const storeDocument = (store: Store): StoreDocument => ({ ...store, objectID: store.id });
