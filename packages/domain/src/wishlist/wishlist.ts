import type { WishlistItem } from '../cart/cart.ts';
import { readPart, readStoredList, readText } from '../recent/stored-list.ts';
import { SHOP } from '../settings/shop-constants.ts';

const VERSION = 1;

/** A wishlist as stored in the browser: one item per product, newest first [C-3-20 C-3-21]. */
export type Wishlist = { readonly version: number; readonly items: readonly WishlistItem[] };

export const EMPTY_WISHLIST: Wishlist = { version: VERSION, items: [] };

export function isWished({ items }: Wishlist, productId: string): boolean {
  return items.some((item) => item.productId === productId);
}

/** Adds a product to the wishlist, or removes it. */
export function toggleWished(wishlist: Wishlist, productId: string, nowMs: number): Wishlist {
  return isWished(wishlist, productId)
    ? removeWished(wishlist, [productId])
    : inOrder([...wishlist.items, { productId, qty: 1, createdAt: nowMs }]);
}

/** Removes these products, such as those no longer sold [C-4-50]. */
export function removeWished({ items }: Wishlist, productIds: readonly string[]): Wishlist {
  return inOrder(items.filter((item) => !productIds.includes(item.productId)));
}

/** Merges two copies of a wishlist: for the same product the earlier item stays, with the larger quantity [C-4-60]. */
export function mergeWishlists(one: Wishlist, other: Wishlist): Wishlist {
  return inOrder([...one.items, ...other.items]);
}

/** The stored wishlist; empty when it cannot be read. */
export function readWishlist(text: string | null): Wishlist {
  return inOrder(readStoredList(text, VERSION, readItem));
}

function inOrder(items: readonly WishlistItem[]): Wishlist {
  const byProduct = new Map<string, WishlistItem>();
  for (const item of items) {
    const known = byProduct.get(item.productId);
    byProduct.set(item.productId, bounded(known ? together(known, item) : item));
  }
  const sorted = [...byProduct.values()].sort(
    (a, b) => b.createdAt - a.createdAt || (a.productId < b.productId ? -1 : 1),
  );
  return { version: VERSION, items: sorted };
}

/** Caps a wished quantity at 99, whatever its source [C-9-02]. */
const bounded = (item: WishlistItem): WishlistItem =>
  item.qty <= SHOP.wishlistQtyMax ? item : { ...item, qty: SHOP.wishlistQtyMax };

function together(one: WishlistItem, other: WishlistItem): WishlistItem {
  return {
    productId: one.productId,
    qty: Math.max(one.qty, other.qty),
    createdAt: Math.min(one.createdAt, other.createdAt),
  };
}

function readItem(value: unknown): WishlistItem | undefined {
  const productId = readText(readPart(value, 'productId'));
  const createdAt = readPart(value, 'createdAt');
  const qty = readPart(value, 'qty');
  if (productId === undefined || !isCount(createdAt)) return undefined;
  return { productId, qty: isCount(qty) && qty >= 1 ? qty : 1, createdAt };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
