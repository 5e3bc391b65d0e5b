import type { Attribution, CartReason, GiftCardDetails } from '@wattle/domain/cart';

export type AddToCartRequest = {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  readonly warrantyId: string | null;
  /** For gift cards, which always get a line of their own. */
  readonly giftcard?: GiftCardDetails;
  /** Where the button was: 'card', 'product page'. */
  readonly addedFrom: string;
  readonly attribution: Attribution | null;
};

/** REJECTED: a rule refused, and the cart is unchanged. ERROR: the outcome is unknown [D-4-15 D-4-16 D-4-17]. */
export type AddToCartResult =
  | { readonly status: 'SUCCESS'; readonly itemId: string }
  | { readonly status: 'REJECTED'; readonly reasons: readonly CartReason[] }
  | { readonly status: 'ERROR' };
