/** The keys under which a browser stores what EARLY_CHECKOUT_SCRIPT looks at. */
export const CHECKOUT_KEY = 'wattle.checkout';
export const CART_GLANCE_KEY = 'wattle.cart-glance';
export const SIGNED_IN_KEY = 'wattle.session';
