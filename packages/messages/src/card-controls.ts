import type { CardState } from '@wattle/domain/catalogue';

/** The label of a card's button [D-2-106…111]. */
export const CARD_BUTTONS: Readonly<Record<CardState, string>> = {
  PREORDER: 'Pre-order',
  COMING_SOON: 'Coming Soon',
  SOLD_OUT: 'Sold Out',
  ENQUIRE: 'Enquire',
  ADD_TO_CART: 'Add to cart',
  UNAVAILABLE: 'Unavailable',
};

/** Shown while the product is being added to the cart. */
export const ADDING = 'Adding…';

/** The accessible name of a card's control: what it does, and with which product. */
export const controlOf = (does: string, name: string): string => `${does} ${name}`;

/** The heart of a card that is not yet in use. */
export const SAVE = 'Save to wishlist';
export const saveToWishlist = (name: string): string => `Save ${name} to wishlist`;

/** A product in one of its variants: 'Lyra kettle, Sand'. Without a name, the product alone. */
export const inVariant = (product: string, variant: string | null = null): string =>
  variant === null ? product : `${product}, ${variant}`;
