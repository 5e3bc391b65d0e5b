import type { CartItem, WishlistItem } from '../cart/cart.ts';
import { lineKey } from '../cart/identical-items.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { CART_LINES_MAX } from '../cart/stored-cart.ts';
import type { SyncableState } from '../session/syncable-state.ts';
import { mergeWishlists } from '../wishlist/wishlist.ts';
import { mergeChanged } from './merge-changed.ts';
import { isSameValue } from './same-value.ts';

/** What is merged: a syncable state without the number of its version. */
export type SyncableItems = Omit<SyncableState, 'syncableStateVersion'>;

/** An account that has never been written to, and a browser that has never synced [C-4-14]. */
export const NOTHING_SYNCED: SyncableState = { syncableStateVersion: 0, cartItems: [], wishlistItems: [] };

const mergeWishlistItems = (one: readonly WishlistItem[], other: readonly WishlistItem[]): readonly WishlistItem[] =>
  mergeWishlists({ version: 1, items: one }, { version: 1, items: other }).items;

const wishKey = ({ productId }: WishlistItem): string => productId;

/** More wishes than this are not kept for anybody. */
export const WISHES_MAX = 1000;

/** Two full carts make more than one can hold: the newest stay, the same ones in every browser. */
const bounded = ({ cartItems, wishlistItems }: SyncableItems): SyncableItems => ({
  cartItems: cartItems.slice(0, CART_LINES_MAX),
  wishlistItems: wishlistItems.slice(0, WISHES_MAX),
});

/** Two copies that know nothing of each other as one: nothing of either is lost [C-4-56…60]. */
export const mergeItems = (one: SyncableItems, other: SyncableItems): SyncableItems =>
  bounded({
    cartItems: mergeCarts(one.cartItems, other.cartItems),
    wishlistItems: mergeWishlistItems(one.wishlistItems, other.wishlistItems),
  });

/**
 * Two copies that both came from a third as one. What only one side touched is as that side left it, so a line taken
 * out stays out; what both touched is merged as on log in [C-4-51 C-4-59].
 */
export const mergeChanges = (from: SyncableItems, mine: SyncableItems, theirs: SyncableItems): SyncableItems =>
  bounded({
    cartItems: mergeChanged<CartItem>([from.cartItems, mine.cartItems, theirs.cartItems], lineKey, mergeCarts),
    wishlistItems: mergeChanged<WishlistItem>(
      [from.wishlistItems, mine.wishlistItems, theirs.wishlistItems],
      wishKey,
      mergeWishlistItems,
    ),
  });

/** Whether two copies say the same, in whatever order. */
export const isSameItems = (one: SyncableItems, other: SyncableItems): boolean =>
  isSameValue(inOrder(one), inOrder(other));

const inOrder = (items: SyncableItems): SyncableItems => mergeItems(items, NOTHING_SYNCED);

export const itemsOf = ({ cartItems, wishlistItems }: SyncableItems): SyncableItems => ({ cartItems, wishlistItems });
