import { SHOP } from '../settings/shop-constants.ts';
import { readStoredList, readText, writeStoredList } from './stored-list.ts';

/** Ids of the products a shopper looked at, newest first. Prices and pictures are asked for when they are shown. */
export type RecentProducts = readonly string[];

const VERSION = 1;

const shorten = (ids: readonly string[]): RecentProducts => [...new Set(ids)].slice(0, SHOP.recentProductsMax);

/** A product that is looked at comes first, once; the oldest goes when there are too many [C-9-08 D-9-26]. */
export function viewProduct(recent: RecentProducts, productId: string): RecentProducts {
  return shorten([productId, ...recent]);
}

/** What to show beside a product: everything seen before, without the product itself. */
export function recentBesides(recent: RecentProducts, productId: string): RecentProducts {
  return recent.filter((id) => id !== productId);
}

export function writeRecentProducts(recent: RecentProducts): string {
  return writeStoredList(VERSION, recent);
}

/** The list a browser kept; empty when it cannot be read [C-9-08 D-9-26]. */
export function readRecentProducts(text: string | null): RecentProducts {
  return shorten(readStoredList(text, VERSION, readText));
}
