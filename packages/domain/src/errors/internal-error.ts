/** Programming errors: thrown, and never shown to shoppers [C-8-49…64 D-8-17…20]. */
export const INTERNAL_ERRORS = [
  'Product not found.',
  'Product variant not found.',
  'Cart not loaded.',
  'Wishlist not loaded.',
  'Checkout data not loaded.',
  'Promo items not loaded.',
  'Already placing order.',
  'Cannot place order.',
  'Checkout order incomplete.',
  'Place order request incomplete.',
  'Already loading voucher.',
  'Cannot apply voucher.',
  'Already adding to cart',
  'Cannot add to cart',
  'Cart item not found',
  'Cart item not validated',
] as const;
export type InternalErrorText = (typeof INTERNAL_ERRORS)[number];

export const internalError = (text: InternalErrorText): Error => new Error(text);
