import type { Attribution, CartItem, GiftCardDetails } from './cart.ts';
import { lineId } from './identical-items.ts';

export type NewCartItem = Pick<CartItem, 'productId' | 'variantId' | 'qty' | 'warrantyId' | 'addedFrom'> & {
  readonly attribution: Attribution | null;
  /** Release time of a product that is not out yet; seconds since epoch. */
  readonly releaseDateTime: number | null;
  /** Gift cards always get their own line, so `id` must be unique [C-4-57]. */
  readonly gift?: { readonly id: string; readonly details: GiftCardDetails } | null;
};

/** Creates a new cart item [C-3-12]. */
export function createItem({ releaseDateTime, gift, ...given }: NewCartItem, nowMs: number): CartItem {
  return {
    ...given,
    id: gift ? gift.id : lineId(given),
    createdAt: nowMs,
    giftcard: gift ? gift.details : null,
    analyticsContext: {},
    extra: { releaseDateTime },
  };
}
