import { parseJson, readPart } from '../recent/stored-list.ts';
import type { CartItem } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { migrateItems } from './migrate-items.ts';
import { readCartItem } from './read-cart-item.ts';

/** The current storage format. */
export const CART_VERSION = 1;

/** No real cart has more lines. */
export const CART_LINES_MAX = 200;

/** One migration per earlier version; none exist yet. */
const STEPS = {};

export function writeStoredCart(items: readonly CartItem[]): string {
  return JSON.stringify({ version: CART_VERSION, items });
}

/** The stored items, newest first. Invalid ones are dropped [C-3-12]. */
export function readStoredCart(text: string | null): readonly CartItem[] {
  const stored = parseJson(text);
  const items = readPart(stored, 'items');
  if (!Array.isArray(items)) return [];
  const current = migrateItems(items, readPart(stored, 'version'), CART_VERSION, STEPS);
  // merging with an empty cart removes duplicate lines
  return mergeCarts(
    current.flatMap((item) => readCartItem(item) ?? []),
    [],
  ).slice(0, CART_LINES_MAX);
}
