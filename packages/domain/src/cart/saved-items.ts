import { readPart, readStoredList } from '../recent/stored-list.ts';
import type { CartItem } from './cart.ts';
import { readCartItem } from './read-cart-item.ts';
import { CART_LINES_MAX } from './stored-cart.ts';

const VERSION = 1;

/** A cart line put aside: it is neither in the total nor held in stock. */
export type SavedItem = {
  readonly item: CartItem;
  /** The unit price on the day, to say when it has dropped; null when it was not known. */
  readonly unitCents: number | null;
};

export type SavedItems = { readonly version: number; readonly items: readonly SavedItem[] };

export const NOTHING_SAVED: SavedItems = { version: VERSION, items: [] };

/** The stored list, latest first. Invalid entries are dropped. */
export function readSavedItems(text: string | null): SavedItems {
  const read = readStoredList(text, VERSION, readSavedItem);
  const items = read.filter(({ item }, index) => read.findIndex((one) => one.item.id === item.id) === index);
  return { version: VERSION, items: items.slice(0, CART_LINES_MAX) };
}

function readSavedItem(value: unknown): SavedItem | undefined {
  const item = readCartItem(readPart(value, 'item'));
  const unitCents = readPart(value, 'unitCents');
  if (!item) return undefined;
  return { item, unitCents: typeof unitCents === 'number' && Number.isSafeInteger(unitCents) ? unitCents : null };
}

export const findSaved = ({ items }: SavedItems, id: string): SavedItem | undefined =>
  items.find(({ item }) => item.id === id);

/** Puts a line on the list with its quantity; the same line saved before adds to it. */
export function saveItem(saved: SavedItems, { item, unitCents }: SavedItem): SavedItems {
  const before = findSaved(saved, item.id);
  const qty = item.qty + (before?.item.qty ?? 0);
  return putSaved(saved, { item: { ...item, qty }, unitCents });
}

/** Makes this the entry of its line, as an undo does. */
export const putSaved = (saved: SavedItems, entry: SavedItem): SavedItems => ({
  version: VERSION,
  items: [entry, ...withoutSaved(saved, entry.item.id).items].slice(0, CART_LINES_MAX),
});

export const withoutSaved = ({ items }: SavedItems, id: string): SavedItems => ({
  version: VERSION,
  items: items.filter(({ item }) => item.id !== id),
});

/** How much less a unit costs than on the day it was saved; 0 when it does not. */
export const savedDropCents = ({ unitCents }: SavedItem, nowCents: number): number =>
  unitCents === null ? 0 : Math.max(0, unitCents - nowCents);
