import { readCartItems } from '@wattle/domain/cart';
import type { SyncableState } from '@wattle/domain/session';
import type { LocalState } from '@wattle/domain/sync';
import { readWishes } from '@wattle/domain/wishlist';

/** Where releases before decision 0110 kept the base of both parts. */
const KEY = 'wattle.sync';

/** Takes what an earlier release left; null: nothing, or nothing that can be read. */
export function takeOldBase(
  storage: () => Pick<Storage, 'getItem' | 'removeItem'> = () => localStorage,
): OldBase | null {
  try {
    const text = storage().getItem(KEY);
    if (text === null) return null;
    storage().removeItem(KEY);
    const { base, last } = JSON.parse(text);
    const { syncableStateVersion, cartItems, wishlistItems } = base;
    if (!Number.isSafeInteger(syncableStateVersion) || !Array.isArray(cartItems) || !Array.isArray(wishlistItems)) {
      return null;
    }
    const read = {
      syncableStateVersion,
      cartItems: readCartItems(cartItems),
      wishlistItems: readWishes(wishlistItems),
    };
    return { base: read, isPending: last?.status !== 'SUCCESS' };
  } catch {
    return null;
  }
}

type OldBase = { readonly base: SyncableState; readonly isPending: boolean };

/** Gives each part its base. One that is empty may have been lost: it counts as never synced. */
export function withOldBase({ cart, wishlist }: LocalState, { base, isPending }: OldBase, account: string): LocalState {
  const version = base.syncableStateVersion;
  const own = { account, version, isPending };
  return {
    cart: cart.synced || cart.items.length === 0 ? cart : { ...cart, synced: { ...own, items: base.cartItems } },
    wishlist:
      wishlist.synced || wishlist.items.length === 0
        ? wishlist
        : { ...wishlist, synced: { ...own, items: base.wishlistItems } },
  };
}
