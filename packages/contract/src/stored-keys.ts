/** The keys under which a browser stores what EARLY_CART_SCRIPT and EARLY_CHECKOUT_SCRIPT look at. */
export const CHECKOUT_KEY = 'wattle.checkout';
export const CART_GLANCE_KEY = 'wattle.cart-glance';
export const SIGNED_IN_KEY = 'wattle.session';
export const WISHLIST_KEY = 'wattle.wishlist';
export const SAVED_KEY = 'wattle.saved-for-later';

/** For a script in a page, which may be of a shop that has another name than the software: the first letter is a number. */
export const written = (key: string): string =>
  key.replace(/^./, (letter) => `\\x${letter.charCodeAt(0).toString(16)}`);
