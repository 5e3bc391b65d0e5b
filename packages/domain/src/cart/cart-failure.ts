import type { Reason } from '../results/outcome.ts';

/**
 * Why a line cannot be in the cart as it is [C-5-02 C-5-03 C-5-04 C-5-06 C-5-07 C-5-08 C-5-09 C-5-10 C-5-11 C-5-12].
 */
export const CART_FAILURES = [
  'productStateInvalid',
  'productQtyMaxExceeded',
  'variantQtyMaxExceeded',
  'variantQtyBelowMin',
  'variantQtyNotMultiple',
  'stockInsufficient',
  'agencyMixInvalid',
  'promotionalProductInvalid',
  'warrantyNotFound',
] as const;
export type CartFailure = (typeof CART_FAILURES)[number];

/** `params` has `qtyMax`, `qtyMin`, `multipleOf` or `stockQty` when the message shows a number. */
export type CartReason = Reason<CartFailure>;
