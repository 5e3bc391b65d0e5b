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

/** The cart as a browser keeps it, with what it was last synced with, if ever: only the sync reads that. */
export type KeptCart = { readonly items: readonly CartItem[]; readonly synced?: unknown };

export function writeStoredCart(items: readonly CartItem[], synced?: unknown): string {
  return JSON.stringify({ version: CART_VERSION, items, synced });
}

/** The stored cart with other items; what it was synced with stays. */
export const withItems = (text: string | null, items: readonly CartItem[]): string =>
  writeStoredCart(items, readKeptCart(text).synced);

/** The stored items, newest first. Invalid ones are dropped [C-3-12]. */
export const readStoredCart = (text: string | null): readonly CartItem[] => readKeptCart(text).items;

/** The stored cart. A line that cannot be read is missing, not removed: then the cart counts as never synced. */
export function readKeptCart(text: string | null): KeptCart {
  const stored = parseJson(text);
  const items = readPart(stored, 'items');
  if (!Array.isArray(items)) return { items: [] };
  const version = readPart(stored, 'version');
  const current = migrateItems(items, version, CART_VERSION, STEPS);
  const isWhole = version === CART_VERSION && current.every((item) => readCartItem(item) !== undefined);
  return { items: readCartItems(current), synced: isWhole ? readPart(stored, 'synced') : undefined };
}

/** Items from a browser's storage or an account, newest first, each line once. Invalid ones are dropped. */
export const readCartItems = (values: readonly unknown[]): readonly CartItem[] =>
  mergeCarts(
    values.flatMap((value) => readCartItem(value) ?? []),
    [],
  ).slice(0, CART_LINES_MAX);
