import { type KeptCart, readCartItems } from '@wattle/domain/cart';
import { readSynced } from '@wattle/domain/session';
import { isSameItems, type LocalState, type SyncParts } from '@wattle/domain/sync';
import { readWishes, type Wishlist } from '@wattle/domain/wishlist';
import { openCart } from '../cart/open-cart.ts';
import { wishlistStore } from '../wishlist/use-wishlist.ts';
import { takeOldBase, withOldBase } from './old-base.ts';
import { readAccount } from './read-account.ts';

const stateOf = (cart: KeptCart, wishlist: Wishlist): LocalState => ({
  cart: { items: cart.items, synced: readSynced(cart.synced, readCartItems) },
  wishlist: { items: wishlist.items, synced: readSynced(wishlist.synced, readWishes) },
});

const itemsIn = ({ cart, wishlist }: LocalState) => ({ cartItems: cart.items, wishlistItems: wishlist.items });

/** This browser's cart and wishlist, shared by its tabs. */
export const localItems: SyncParts['local'] & { readonly subscribe: (listener: () => void) => void } = {
  async read() {
    const old = takeOldBase();
    if (old) await localItems.change((state) => withOldBase(state, old, readAccount()));
    return stateOf(await openCart().read(), wishlistStore.get());
  },

  /** Runs inside the cart's atomic step, so that no change is missed. */
  change: (work) =>
    openCart().replace((cart) => {
      const kept = wishlistStore.get();
      const before = stateOf(cart, kept);
      const after = work(before);
      if (after === before) return cart;
      const same = isSameItems(itemsIn(before), itemsIn(after));
      const { items, synced } = after.wishlist;
      wishlistStore.set({ version: kept.version, items: same ? kept.items : items, synced });
      return { items: same ? cart.items : after.cart.items, synced: after.cart.synced };
    }),

  /** Notifies of changed items, whoever changed them. */
  subscribe(listener) {
    const cart = openCart();
    const look = () => [cart.get().items, wishlistStore.get().items];
    let seen: readonly unknown[] = look();
    const compare = () => {
      const now = look();
      if (now.every((items, index) => items === seen[index])) return;
      seen = now;
      listener();
    };
    cart.subscribe(compare);
    wishlistStore.subscribe(compare);
  },
};
