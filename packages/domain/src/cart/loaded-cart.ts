import { internalError } from '../errors/internal-error.ts';

/** Load state of a cart or wishlist [C-4-44 C-4-45 C-4-46 C-4-47 C-4-50]. */
export type LoadState = 'unloaded' | 'loading' | 'SUCCESS' | 'ERROR';

type Loading = { readonly load: LoadState };

/** Asserts that the cart is loaded [C-8-51]. */
export function loadedCart<T extends Loading>(cart: T): T {
  if (cart.load !== 'SUCCESS') throw internalError('Cart not loaded.');
  return cart;
}

/** Asserts that the wishlist is loaded [C-8-52]. */
export function loadedWishlist<T extends Loading>(wishlist: T): T {
  if (wishlist.load !== 'SUCCESS') throw internalError('Wishlist not loaded.');
  return wishlist;
}
