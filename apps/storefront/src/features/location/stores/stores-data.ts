import type { CallValue } from '@wattle/contract';

export type ListedStore = CallValue<'listStores'>['stores'][number];
export type StorePage = CallValue<'loadStore'>;

/** A point that stores are listed around, and what it is called. */
export type Around = { readonly label: string; readonly lat: number; readonly lng: number };
