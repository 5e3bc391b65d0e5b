import type { WishlistItem } from '../cart/cart.ts';
import { parseJson, readPart, readStoredList, readText } from '../recent/stored-list.ts';
import { SHOP } from '../settings/shop-constants.ts';

const VERSION = 1;

/**
 * A wishlist as stored in the browser: one item per product, newest first [C-3-20 C-3-21]. With it is what it was last
 * synced with, if ever: only the sync reads that.
 */
export type Wishlist = {
  readonly version: number;
  readonly items: readonly WishlistItem[];
  readonly synced?: unknown;
};

export const EMPTY_WISHLIST: Wishlist = { version: VERSION, items: [] };

export function isWished({ items }: Wishlist, productId: string): boolean {
  return items.some((item) => item.productId === productId);
}

/** Adds a product to the wishlist, or removes it. */
export function toggleWished(wishlist: Wishlist, productId: string, nowMs: number): Wishlist {
  return isWished(wishlist, productId)
    ? removeWished(wishlist, [productId])
    : { ...wishlist, items: inOrder([...wishlist.items, { productId, qty: 1, createdAt: nowMs }]) };
}

/** Removes these products, such as those no longer sold [C-4-50]. */
export function removeWished(wishlist: Wishlist, productIds: readonly string[]): Wishlist {
  return { ...wishlist, items: wishlist.items.filter((item) => !productIds.includes(item.productId)) };
}

/** Merges two copies of a wishlist: for the same product the earlier item stays, with the larger quantity [C-4-60]. */
export function mergeWishlists(one: Wishlist, other: Wishlist): Wishlist {
  return { version: VERSION, items: inOrder([...one.items, ...other.items]) };
}

/**
 * The stored wishlist; empty when it cannot be read. An item that cannot be read is missing, not removed: then the
 * wishlist counts as never synced.
 */
export function readWishlist(text: string | null): Wishlist {
  const stored = parseJson(text);
  const items = readStoredList(text, VERSION, readItem);
  const raw = readPart(stored, 'items');
  const isWhole = readPart(stored, 'version') === VERSION && Array.isArray(raw) && raw.length === items.length;
  return { version: VERSION, items: inOrder(items), synced: isWhole ? readPart(stored, 'synced') : undefined };
}

/** Items from a browser's storage or an account. Invalid ones are dropped. */
export const readWishes = (values: readonly unknown[]): readonly WishlistItem[] =>
  inOrder(values.flatMap((value) => readItem(value) ?? []));

function inOrder(items: readonly WishlistItem[]): readonly WishlistItem[] {
  const byProduct = new Map<string, WishlistItem>();
  for (const item of items) {
    const known = byProduct.get(item.productId);
    byProduct.set(item.productId, bounded(known ? together(known, item) : item));
  }
  return [...byProduct.values()].sort((a, b) => b.createdAt - a.createdAt || (a.productId < b.productId ? -1 : 1));
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
