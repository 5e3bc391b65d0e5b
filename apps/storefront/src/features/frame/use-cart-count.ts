import { useCart } from '../../shopper/cart/use-cart.ts';

/** How many things are in this shopper's cart. It is personal, so it is never part of the HTML that is sent. */
export function useCartCount(): number {
  return useCart().totalQty;
}
