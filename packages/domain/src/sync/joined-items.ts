import type { CartItem } from '../cart/cart.ts';
import { lineKey } from '../cart/identical-items.ts';
import { readPart, readStoredList, readText } from '../recent/stored-list.ts';

const VERSION = 1;

/** Units that a merge added to a cart. */
export type JoinedItem = { readonly productId: string; readonly variantId: string; readonly qty: number };

export type JoinedItems = { readonly version: number; readonly items: readonly JoinedItem[] };

export const NOTHING_JOINED: JoinedItems = { version: VERSION, items: [] };

export const storeJoined = (items: readonly JoinedItem[]): JoinedItems => ({ version: VERSION, items });

/** The stored list. Invalid entries are dropped. */
export function readJoined(text: string | null): JoinedItems {
  const items = readStoredList(text, VERSION, (value): JoinedItem | undefined => {
    const productId = readText(readPart(value, 'productId'));
    const qty = readPart(value, 'qty');
    if (productId === undefined || typeof qty !== 'number' || !Number.isSafeInteger(qty) || qty < 1) return undefined;
    // an earlier release did not store it
    return { productId, variantId: readText(readPart(value, 'variantId')) ?? '', qty };
  });
  return storeJoined(items);
}

/** What a cart has after a merge that it did not have before. */
export function joinedItems(before: readonly CartItem[], after: readonly CartItem[]): JoinedItem[] {
  const had = new Map(before.map((item) => [lineKey(item), item.qty]));
  return after.flatMap((item) => {
    const qty = item.qty - (had.get(lineKey(item)) ?? 0);
    return qty > 0 ? [{ productId: item.productId, variantId: item.variantId, qty }] : [];
  });
}
