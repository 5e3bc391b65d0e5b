import { CLEARED_BY, type ShopperEvent } from '../account/clear-shopper.ts';
import { withoutDeliveryMethod, withoutPickupDay } from './change-checkout.ts';
import type { KeptCheckout } from './kept-checkout.ts';

/** What is left of a checkout after a log in, a log out or an order: of that, nothing that was chosen for it alone [C-4-36…43]. */
export function clearCheckout(before: KeptCheckout, event: ShopperEvent): KeptCheckout {
  // the next order has days of its own
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
    ...(cleared.storePickup === null && { storeName: null }),
    // whoever is next at this browser has neither
    ...(event === 'LOGGED_OUT' && { shippingType: null, placedOrder: null }),
    // what was worked out belongs to whom it was worked out for, and to what is ordered now
    lastCheckoutData: null,
    additional: { ...kept.additional, ...dates },
  };
}
