import { isClearedBy, type ShopperEvent } from '@wattle/domain';
import { openCart } from '../cart/open-cart.ts';
import { clearPromoCodes } from '../cart/promo-codes-store.ts';
import { clearCheckoutFor } from '../checkout/checkout-store.ts';
import { attemptStore } from '../checkout/kept-attempt.ts';
import { wishlistStore } from '../wishlist/use-wishlist.ts';

/** Clears what this browser keeps of a shopper and an event ends [C-4-34…43]. Codes go with the cart they were for. */
export async function clearHere(event: ShopperEvent): Promise<void> {
  clearCheckoutFor(event);
  // an order of one shopper is not sent by another
  if (event !== 'ORDER_PLACED') attemptStore.set(null);
  if (isClearedBy(event, 'wishlistItems')) wishlistStore.set({ ...wishlistStore.get(), items: [] });
  if (!isClearedBy(event, 'cartItems')) return;
  clearPromoCodes();
  const cart = openCart();
  cart.dismissNotices();
  await cart.replace((items) => (items.length === 0 ? items : []));
}
