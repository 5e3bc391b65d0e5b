import { type RecentProducts, readRecentProducts, viewProduct, writeRecentProducts } from '@wattle/domain';
import { RECENT_KEY } from './recent-key.ts';

/** What this browser remembers. Storage may be switched off: then nothing is remembered. */
export function loadRecentProducts(): RecentProducts {
  try {
    return readRecentProducts(localStorage.getItem(RECENT_KEY));
  } catch {
    return [];
  }
}

/** A product that is looked at comes first [C-9-08 D-9-26]. */
export function rememberProduct(productId: string): void {
  try {
    localStorage.setItem(RECENT_KEY, writeRecentProducts(viewProduct(loadRecentProducts(), productId)));
  } catch {
    // full or refused: the product is shown all the same
  }
}
