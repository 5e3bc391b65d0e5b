import { EMPTY_WISHLIST, isWished, readWishlist, removeWished, toggleWished, type Wishlist } from '@wattle/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { useHydrated } from '../../page/use-hydrated.ts';

const store = createStoredValue<Wishlist>('wattle.wishlist', readWishlist);

/** For the sync with the account: what it changes is shown like anything else. */
export const wishlistStore: Pick<typeof store, 'get' | 'set' | 'subscribe'> = store;

/** What this shopper saved; empty on the server and while hydrating. */
export function useWishlistItems(): Wishlist {
  return useSyncExternalStore(store.subscribe, store.get, () => EMPTY_WISHLIST);
}

export type WishlistGlance = { readonly isReady: boolean; readonly has: (productId: string) => boolean };

/** Whether something is on the wishlist. Not ready on the server and while hydrating. */
export function useWishlist(): WishlistGlance {
  const wishlist = useWishlistItems();
  const isReady = useHydrated();
  return useMemo(() => ({ isReady, has: (productId: string) => isWished(wishlist, productId) }), [wishlist, isReady]);
}

/** Puts a product on the wishlist or takes it off, on top of what any tab stored last. */
export function toggleWishlist(productId: string): void {
  store.set(toggleWished(store.get(), productId, Date.now()));
}

/** Takes off what the shop does not know any more [C-4-50]. */
export function forgetWished(productIds: readonly string[]): void {
  if (productIds.length > 0) store.set(removeWished(store.get(), productIds));
}
