import { CLEARED_BY, type ShopperEvent } from '../account/clear-shopper.ts';
import { withoutDeliveryMethod, withoutPickupDay } from './change-checkout.ts';
import type { KeptCheckout } from './kept-checkout.ts';

/** Clears the checkout after a log in, a log out or an order [C-4-36…43]. */
export function clearCheckout(before: KeptCheckout, event: ShopperEvent): KeptCheckout {
  // the next order needs its own day
  const kept = event === 'ORDER_PLACED' ? withoutDeliveryMethod(withoutPickupDay(before)) : before;
  const { cartItems: _cart, wishlistItems: _wishlist, ...cleared } = CLEARED_BY[event];
  const dates = {
    ...(cleared.delivery === null && { didPickDeliveryDate: false, deliveryDateValue: null }),
    ...(cleared.storePickup === null && { didPickStorePickupDate: false, storePickupDateValue: null }),
  };
  return {
    ...kept,
    ...cleared,
    ...('contact' in cleared && { contactDraft: null }),
    ...(cleared.delivery === null && { deliveryWindow: null, isAddressTyped: false, addressDraft: null }),
    // the next order has its own wishes
    ...((event === 'ORDER_PLACED' || cleared.delivery === null) && { driverNote: '', services: [] }),
    ...(cleared.storePickup === null && { storeName: null }),
    // do not leak to the next person at this browser
    ...(event === 'LOGGED_OUT' && { shippingType: null, placedOrder: null }),
    // totals belong to the previous shopper or order
    lastCheckoutData: null,
    additional: { ...kept.additional, ...dates },
  };
}
