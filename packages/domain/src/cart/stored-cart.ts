import { parseJson, readPart } from '../recent/stored-list.ts';
import type { CartItem } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { migrateItems } from './migrate-items.ts';
import { readCartItem } from './read-cart-item.ts';

/** Which shape of items is written now. */
export const CART_VERSION = 1;

/** More lines than this are not a shopper's cart. */
export const CART_LINES_MAX = 200;

/** One step from each earlier version to the next; there is none before the first. */
const STEPS = {};

export function writeStoredCart(items: readonly CartItem[]): string {
  return JSON.stringify({ version: CART_VERSION, items });
}

/** The items a browser kept, newest first. What cannot be read is left out [C-3-12]. */
export function readStoredCart(text: string | null): readonly CartItem[] {
  const stored = parseJson(text);
  const items = readPart(stored, 'items');
  if (!Array.isArray(items)) return [];
  const current = migrateItems(items, readPart(stored, 'version'), CART_VERSION, STEPS);
  // merged with nothing: a line that is there twice becomes one
  return mergeCarts(
    current.flatMap((item) => readCartItem(item) ?? []),
    [],
  ).slice(0, CART_LINES_MAX);
}
