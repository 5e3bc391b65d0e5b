import { type RecentProducts, readRecentProducts, viewProduct, writeRecentProducts } from '@wattle/domain/recent';
import { RECENT_KEY } from './recent-key.ts';

/** Recently viewed products; empty when storage is disabled. */
export function loadRecentProducts(): RecentProducts {
  try {
    return readRecentProducts(localStorage.getItem(RECENT_KEY));
  } catch {
    return [];
  }
}

/** Puts a viewed product first [C-9-08 D-9-26]. */
export function rememberProduct(productId: string): void {
  try {
    localStorage.setItem(RECENT_KEY, writeRecentProducts(viewProduct(loadRecentProducts(), productId)));
  } catch {
    // full or refused: not remembered
  }
}
