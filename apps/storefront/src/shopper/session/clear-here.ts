import { isClearedBy, type ShopperEvent } from '@wattle/domain/account';
import { NOTHING_SAVED } from '@wattle/domain/cart';
import { forgetJoined } from '../cart/joined-store.ts';
import { openCart } from '../cart/open-cart.ts';
import { clearPromoCodes } from '../cart/promo-codes-store.ts';
import { savedStore } from '../cart/saved-store.ts';
import { clearCheckoutFor } from '../checkout/checkout-store.ts';
import { attemptStore } from '../checkout/kept-attempt.ts';
import { openAttemptStore } from '../checkout/open-attempt.ts';
import { wishlistStore } from '../wishlist/use-wishlist.ts';

/** Clears this browser's data that an event ends [C-4-34…43]. Codes go with their cart. */
export async function clearHere(event: ShopperEvent): Promise<void> {
  clearCheckoutFor(event);
  // one shopper's order must not be sent by another
  if (event !== 'ORDER_PLACED') attemptStore.set(null);
  openAttemptStore.set(null);
  if (event === 'LOGGED_OUT') {
    savedStore.set(NOTHING_SAVED);
    forgetJoined();
  }
  if (isClearedBy(event, 'wishlistItems')) wishlistStore.set({ ...wishlistStore.get(), items: [] });
  if (!isClearedBy(event, 'cartItems')) return;
  clearPromoCodes();
  const cart = openCart();
  cart.dismissNotices();
  await cart.replace((items) => (items.length === 0 ? items : []));
}
