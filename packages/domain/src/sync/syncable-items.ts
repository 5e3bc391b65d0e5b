import type { CartItem, WishlistItem } from '../cart/cart.ts';
import { lineKey } from '../cart/identical-items.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { CART_LINES_MAX } from '../cart/stored-cart.ts';
import type { SyncableState } from '../session/syncable-state.ts';
import { mergeWishlists } from '../wishlist/wishlist.ts';
import { withMovedLines } from './moved-lines.ts';
import { isSameValue } from './same-value.ts';

/** A syncable state without its version. */
export type SyncableItems = Omit<SyncableState, 'syncableStateVersion'>;

/** The state of a new account, or of a browser that has never synced [C-4-14]. */
export const NOTHING_SYNCED: SyncableState = { syncableStateVersion: 0, cartItems: [], wishlistItems: [] };

const mergeWishlistItems = (one: readonly WishlistItem[], other: readonly WishlistItem[]): readonly WishlistItem[] =>
  mergeWishlists({ version: 1, items: one }, { version: 1, items: other }).items;

const wishKey = ({ productId }: WishlistItem): string => productId;

/** The wishlist limit per customer. */
export const WISHES_MAX = 1000;

/** Two full carts may exceed the limit: keep the newest lines, the same ones in every browser. */
const bounded = ({ cartItems, wishlistItems }: SyncableItems): SyncableItems => ({
  cartItems: cartItems.slice(0, CART_LINES_MAX),
  wishlistItems: wishlistItems.slice(0, WISHES_MAX),
});

/** Merges two independent copies without losing anything [C-4-56…60]. */
export const mergeItems = (one: SyncableItems, other: SyncableItems): SyncableItems =>
  bounded({
    cartItems: mergeCarts(one.cartItems, other.cartItems),
    wishlistItems: mergeWishlistItems(one.wishlistItems, other.wishlistItems),
  });

/**
 * Three-way merge of two copies with a common base. An item changed on one side takes that side's version, so a
 * removed line stays removed; items changed on both sides merge as on log in [C-4-51 C-4-59].
 */
export const mergeChanges = (from: SyncableItems, mine: SyncableItems, theirs: SyncableItems): SyncableItems =>
  bounded({
    cartItems: mergeChanged<CartItem>(
      withMovedLines([from.cartItems, mine.cartItems, theirs.cartItems]),
      lineKey,
      mergeCarts,
    ),
    wishlistItems: mergeChanged<WishlistItem>(
      [from.wishlistItems, mine.wishlistItems, theirs.wishlistItems],
      wishKey,
      mergeWishlistItems,
    ),
  });

/** Whether two copies have the same items, in any order. */
export const isSameItems = (one: SyncableItems, other: SyncableItems): boolean =>
  isSameValue(inOrder(one), inOrder(other));

const inOrder = (items: SyncableItems): SyncableItems => mergeItems(items, NOTHING_SYNCED);

export const itemsOf = ({ cartItems, wishlistItems }: SyncableItems): SyncableItems => ({ cartItems, wishlistItems });

type Items<T> = readonly T[];
type Merge<T> = (one: Items<T>, other: Items<T>) => Items<T>;

/** Three-way merge item by item: `[from, mine, theirs]`. The order is that of `merge`. */
function mergeChanged<T>(
  [from, mine, theirs]: readonly [Items<T>, Items<T>, Items<T>],
  keyOf: (item: T) => string,
  merge: Merge<T>,
): Items<T> {
  const byKey = (items: Items<T>) => new Map(merge(items, []).map((item) => [keyOf(item), item]));
  const [before, left, right] = [byKey(from), byKey(mine), byKey(theirs)];
  const kept = [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    mergeOne(before.get(key), left.get(key), right.get(key), merge),
  );
  return merge(kept, []);
}

function mergeOne<T>(from: T | undefined, mine: T | undefined, theirs: T | undefined, merge: Merge<T>): Items<T> {
  const listOf = (item: T | undefined): Items<T> => (item === undefined ? [] : [item]);
  if (from !== undefined && isSameValue(mine, from)) return listOf(theirs);
  if (from !== undefined && isSameValue(theirs, from)) return listOf(mine);
  return merge(listOf(mine), listOf(theirs));
}
