import type { Attribution, CartItem, GiftCardDetails } from './cart.ts';
import { lineId } from './identical-items.ts';

export type NewCartItem = Pick<CartItem, 'productId' | 'variantId' | 'qty' | 'warrantyId' | 'addedFrom'> & {
  readonly attribution: Attribution | null;
  /** When a product that is not out yet will be; seconds since epoch. */
  readonly releaseDateTime: number | null;
  /** A gift card is a line of its own: `id` is one that nothing else has [C-4-57]. */
  readonly gift?: { readonly id: string; readonly details: GiftCardDetails } | null;
};

/** An item as it goes into the cart [C-3-12]. */
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
