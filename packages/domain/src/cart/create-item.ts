import type { Attribution, CartItem } from './cart.ts';
import { lineId } from './identical-items.ts';

export type NewCartItem = Pick<CartItem, 'productId' | 'variantId' | 'qty' | 'warrantyId' | 'addedFrom'> & {
  readonly attribution: Attribution | null;
  /** When a product that is not out yet will be; seconds since epoch. */
  readonly releaseDateTime: number | null;
};

/** An item as it goes into the cart [C-3-12]. */
export function createItem({ releaseDateTime, ...given }: NewCartItem, nowMs: number): CartItem {
  return {
    ...given,
    id: lineId(given),
    createdAt: nowMs,
    giftcard: null,
    analyticsContext: {},
    extra: { releaseDateTime },
  };
}
