import { WISHLIST_KEY } from '@wattle/contract';
import {
  EMPTY_WISHLIST,
  isWished,
  readWishlist,
  removeWished,
  toggleWished,
  type Wishlist,
} from '@wattle/domain/wishlist';
import { useMemo, useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { useHydrated } from '../../page/use-hydrated.ts';

const store = createStoredValue<Wishlist>(WISHLIST_KEY, readWishlist);

/** For the account sync: its changes show like any other. */
export const wishlistStore: Pick<typeof store, 'get' | 'set' | 'subscribe'> = store;

/** Saved products; empty on the server and during hydration. */
export function useWishlistItems(): Wishlist {
  return useSyncExternalStore(store.subscribe, store.get, () => EMPTY_WISHLIST);
}

export type WishlistGlance = { readonly isReady: boolean; readonly has: (productId: string) => boolean };

/** Whether a product is on the wishlist. Not ready on the server and during hydration. */
export function useWishlist(): WishlistGlance {
  const wishlist = useWishlistItems();
  const isReady = useHydrated();
  return useMemo(() => ({ isReady, has: (productId: string) => isWished(wishlist, productId) }), [wishlist, isReady]);
}

/** Adds or removes a product, based on what any tab stored last. */
export function toggleWishlist(productId: string): void {
  store.set(toggleWished(store.get(), productId, Date.now()));
}

/** Removes products the shop no longer knows [C-4-50]. */
export function forgetWished(productIds: readonly string[]): void {
  if (productIds.length > 0) store.set(removeWished(store.get(), productIds));
}
