import { parseJson, readText } from '../recent/stored-list.ts';
import { readStoredCart, withItems, writeStoredCart } from './stored-cart.ts';

/** Carts that a tab has shown and not yet stored, oldest first. */
export function readUnstoredCarts(text: string | null): readonly string[] {
  const carts = parseJson(text);
  return Array.isArray(carts) ? carts.flatMap((cart) => readText(cart) ?? []) : [];
}

/** The cart that a tab left unstored, or null: a stored cart that it never showed is another tab's, and stays. */
export function leftUnstored(shown: readonly string[], stored: string | null): string | null {
  const known = plain(stored);
  const last = shown.at(-1);
  return last !== undefined && shown.some((text) => plain(text) === known)
    ? withItems(stored, readStoredCart(last))
    : null;
}

/** The same text for the same cart, however it was written. */
const plain = (text: string | null): string => writeStoredCart(readStoredCart(text));
