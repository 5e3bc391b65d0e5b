import { isClearedBy, type ShopperEvent } from '@wattle/domain/account';
import { type CartItem, NOTHING_SAVED } from '@wattle/domain/cart';
import { takeOrdered } from '@wattle/domain/order';
import { EMPTY_WISHLIST } from '@wattle/domain/wishlist';
import { forgetJoined } from '../cart/joined-store.ts';
import { openCart } from '../cart/open-cart.ts';
import { clearPromoCodes } from '../cart/promo-codes-store.ts';
import { savedStore } from '../cart/saved-store.ts';
import { clearCheckoutFor } from '../checkout/checkout-store.ts';
import { attemptStore } from '../checkout/kept-attempt.ts';
import { openAttemptStore } from '../checkout/open-attempt.ts';
import { forgetPending } from '../checkout/pending-orders.ts';
import { wishlistStore } from '../wishlist/use-wishlist.ts';
import { takeOldBase } from './old-base.ts';

/**
 * Clears this browser's data that an event ends [C-4-34…43]. Codes go with their cart. An order takes out of the cart
 * what was ordered; what was added since stays.
 */
export async function clearHere(event: ShopperEvent, ordered: readonly CartItem[] = []): Promise<void> {
  clearCheckoutFor(event);
  // one shopper's order must not be sent by another
  if (event !== 'ORDER_PLACED') {
    attemptStore.set(null);
    openAttemptStore.set(null);
  }
  if (event === 'LOGGED_OUT') {
    forgetPending();
    savedStore.set(NOTHING_SAVED);
    forgetJoined();
    takeOldBase();
  }
  if (isClearedBy(event, 'wishlistItems')) wishlistStore.set(EMPTY_WISHLIST);
  if (!isClearedBy(event, 'cartItems')) return;
  clearPromoCodes();
  const cart = openCart();
  cart.dismissNotices();
  if (event === 'ORDER_PLACED')
    await cart.replace(({ items, synced }) => ({ items: takeOrdered(items, ordered), synced }));
  // the account is not told of what a log out clears here
  else await cart.replace(() => ({ items: [], synced: undefined }));
}
