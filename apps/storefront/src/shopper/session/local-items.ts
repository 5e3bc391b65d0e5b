import { isSameItems, type SyncableItems, type SyncParts } from '@wattle/domain/sync';
import { openCart } from '../cart/open-cart.ts';
import { wishlistStore } from '../wishlist/use-wishlist.ts';

/** This browser's cart and wishlist, shared by its tabs. */
export const localItems: SyncParts['local'] & { readonly subscribe: (listener: () => void) => void } = {
  async read() {
    return { cartItems: await openCart().read(), wishlistItems: wishlistStore.get().items };
  },

  /** Runs inside the cart's atomic step, so that no change is missed. */
  async change(work) {
    let changed: SyncableItems = { cartItems: [], wishlistItems: [] };
    await openCart().replace((cartItems) => {
      const wishlist = wishlistStore.get();
      const before = { cartItems, wishlistItems: wishlist.items };
      const after = work(before);
      changed = isSameItems(before, after) ? before : after;
      if (changed.wishlistItems !== wishlist.items) wishlistStore.set({ ...wishlist, items: changed.wishlistItems });
      return changed.cartItems;
    });
    return changed;
  },

  /** Notifies of changed items, whoever changed them. */
  subscribe(listener) {
    const cart = openCart();
    let seen: readonly unknown[] = [cart.get().items, wishlistStore.get()];
    const look = () => {
      const now = [cart.get().items, wishlistStore.get()];
      if (now.every((items, index) => items === seen[index])) return;
      seen = now;
      listener();
    };
    cart.subscribe(look);
    wishlistStore.subscribe(look);
  },
};
