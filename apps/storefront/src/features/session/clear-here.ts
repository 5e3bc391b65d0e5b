import { isClearedBy, type ShopperEvent } from '@wattle/domain';
import { openCart } from '../cart/open-cart.ts';
import { clearPromoCodes } from '../cart/promo-codes-store.ts';
import { wishlistStore } from '../wishlist/use-wishlist.ts';

/** Clears what this browser keeps of a shopper and an event ends [C-4-34 C-4-35]. Codes go with the cart they were for. */
export async function clearHere(event: ShopperEvent): Promise<void> {
  if (isClearedBy(event, 'wishlistItems')) wishlistStore.set({ ...wishlistStore.get(), items: [] });
  if (!isClearedBy(event, 'cartItems')) return;
  clearPromoCodes();
  const cart = openCart();
  cart.dismissNotices();
  await cart.replace((items) => (items.length === 0 ? items : []));
}
