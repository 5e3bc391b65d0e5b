import { SHOP } from '../settings/shop-constants.ts';
import { readStoredList, readText, writeStoredList } from './stored-list.ts';

/** Ids of recently viewed products, newest first. Prices and pictures are loaded for display. */
export type RecentProducts = readonly string[];

const VERSION = 1;

const shorten = (ids: readonly string[]): RecentProducts => [...new Set(ids)].slice(0, SHOP.recentProductsMax);

/** Moves a viewed product to the front; drops the oldest beyond the limit [C-9-08 D-9-26]. */
export function viewProduct(recent: RecentProducts, productId: string): RecentProducts {
  return shorten([productId, ...recent]);
}

/** Recently viewed products to show beside a product, without the product itself. */
export function recentBesides(recent: RecentProducts, productId: string): RecentProducts {
  return recent.filter((id) => id !== productId);
}

export function writeRecentProducts(recent: RecentProducts): string {
  return writeStoredList(VERSION, recent);
}

/** The stored list; empty when it cannot be read [C-9-08 D-9-26]. */
export function readRecentProducts(text: string | null): RecentProducts {
  return shorten(readStoredList(text, VERSION, readText));
}
