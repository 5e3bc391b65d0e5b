import type { Attribution, CartReason, GiftCardDetails } from '@wattle/domain';

export type AddToCartRequest = {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  readonly warrantyId: string | null;
  /** Of a gift card: a line of its own. */
  readonly giftcard?: GiftCardDetails;
  /** Where the button stood: 'card', 'product page'. */
  readonly addedFrom: string;
  readonly attribution: Attribution | null;
};

/** REJECTED: a rule said no, and the cart is as it was. ERROR: it could not be found out [D-4-15 D-4-16 D-4-17]. */
export type AddToCartResult =
  | { readonly status: 'SUCCESS'; readonly itemId: string }
  | { readonly status: 'REJECTED'; readonly reasons: readonly CartReason[] }
  | { readonly status: 'ERROR' };
