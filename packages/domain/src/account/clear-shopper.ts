import type { CartItem, WishlistItem } from '../cart/cart.ts';
import type { CheckoutState, Shipping, Voucher } from '../checkout/checkout.ts';

/** All shopper state that a log in, a log out or an order can clear, wherever it is stored. */
export type ShopperState = Pick<CheckoutState, 'billingAddress' | 'contact'> & {
  readonly cartItems: readonly CartItem[];
  readonly wishlistItems: readonly WishlistItem[];
  readonly delivery: Extract<Shipping, { type: 'DELIVERY' }> | null;
  readonly storePickup: Extract<Shipping, { type: 'STORE_PICKUP' }> | null;
  readonly vouchers: readonly Voucher[];
};

export type ShopperEvent = 'LOGGED_IN' | 'LOGGED_OUT' | 'ORDER_PLACED';

/** What each event resets, and to which value. Every store of shopper state applies it [C-4-34…43]. */
export const CLEARED_BY: Readonly<Record<ShopperEvent, Partial<ShopperState>>> = {
  LOGGED_IN: { contact: null },
  LOGGED_OUT: {
    cartItems: [],
    wishlistItems: [],
    billingAddress: null,
    contact: null,
    delivery: null,
    storePickup: null,
    vouchers: [],
  },
  ORDER_PLACED: { vouchers: [], cartItems: [] },
};

/** Whether an event clears this part [C-4-34…43]. */
export const isClearedBy = (event: ShopperEvent, part: keyof ShopperState): boolean => part in CLEARED_BY[event];
