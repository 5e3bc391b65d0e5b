import type { Address } from '../account/customer.ts';
import type { CartItem } from '../cart/cart.ts';
import type { Product, Variant } from '../catalogue/product.ts';

export type EnteredAddress = Omit<Address, 'id' | 'isDefaultBilling' | 'isDefaultShipping'>;

/** A saved address by id, or one entered for this order. */
export type CheckoutAddress =
  | { readonly type: 'SELECTED'; readonly id: string }
  | { readonly type: 'ENTERED'; readonly address: EnteredAddress };

export type CheckoutContact = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly agreeToMarketing: boolean;
};

export const SHIPPING_TYPES = ['DELIVERY', 'STORE_PICKUP'] as const;
export type ShippingType = (typeof SHIPPING_TYPES)[number];

/** A store as sent in checkout: a different shape from the one in search and content. */
export type PickupStore = {
  readonly erpStoreId: string;
  readonly address: {
    readonly country: string;
    readonly postcode: string;
    readonly region: string;
    readonly street1: string;
    readonly street2: string;
    readonly locality: string;
  };
};

export type ShippingOptions = { readonly methodCode: string };

export type Shipping =
  | { readonly type: 'DELIVERY'; readonly address: CheckoutAddress | null; readonly options: ShippingOptions | null }
  | { readonly type: 'STORE_PICKUP'; readonly store: PickupStore | null; readonly options: ShippingOptions | null };

export type CheckoutAdditionalData = {
  readonly didPickDeliveryDate: boolean;
  /** yyyy-mm-dd */
  readonly deliveryDateValue: string | null;
  readonly didPickStorePickupDate: boolean;
  readonly storePickupDateValue: string | null;
};

export type AppliedPromotion = {
  readonly id: string;
  readonly versionId: string;
  readonly name: string;
  readonly exclusive: boolean;
  readonly relatedCouponCodes: readonly string[];
};

export type PromoCartItem = { readonly veloxProductId: string; readonly promoId: string; readonly qty: number };

export type ShippingMethod = { readonly methodCode: string; readonly label: string; readonly price: number };

export type CheckoutData = {
  readonly promotions: {
    readonly appliedPromotions: readonly AppliedPromotion[];
    readonly disallowedPromotions: readonly AppliedPromotion[];
    readonly resolvedCart: { readonly promoCartItems: readonly PromoCartItem[] };
  };
  /** By voucher code; dollars. */
  readonly creditUsages: Readonly<Record<string, { readonly amount: number }>>;
  readonly selectedShippingMethod: ShippingMethod | null;
  readonly itemSubtotalAfterDiscounts: number;
  readonly availableShippingMethods: readonly ShippingMethod[];
};

/** A product that a promotion adds to the cart. */
export type PromoItem<P = Product> = {
  /** How many the shopper has in the cart anyway. */
  readonly cartQty: number;
  readonly product: P;
  readonly promo: AppliedPromotion;
  readonly qty: number;
  /** How many of them are in stock. */
  readonly qtyAvailable: number;
  readonly variant: Variant;
};

export type Voucher = {
  readonly code: string;
  readonly pin: string;
  readonly expires: string;
  readonly amountRemaining: number;
};

export type PlacedOrder = {
  readonly number: string;
  /** Milliseconds since epoch. */
  readonly placedAt: number;
  readonly cartItems: readonly CartItem[];
  readonly contact: CheckoutContact;
  /** null: none was required, as for pickup or email delivery. */
  readonly billing: EnteredAddress | null;
  /** null: delivered by email. */
  readonly shipping: Shipping | null;
  readonly vouchers: readonly Voucher[];
  readonly promoCodes: readonly string[];
};

/** What the browser stores between checkout steps. */
export type CheckoutState = {
  readonly billingAddress: CheckoutAddress | null;
  readonly contact: CheckoutContact | null;
  readonly lastCheckoutData: CheckoutData | null;
  readonly placedOrder: PlacedOrder | null;
  readonly shippingType: ShippingType | null;
};

/** The payment methods the client supports. */
export const PAYMENT_TYPES = [
  'ADYEN_CREDIT_CARD',
  'ADYEN_AFTERPAY',
  'ADYEN_PAYPAL',
  'ADYEN_ZIP',
  'ADYEN_ALIPAY',
  'ADYEN_WECHATPAY',
  'ADYEN_APPLEPAY',
  'ADYEN_GOOGLEPAY',
  'ADYEN_GIFT_CARD',
  'NO_PAYMENT',
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export type DeliveryEstimate = {
  readonly label: string;
  readonly price: number;
  /** yyyy-mm-dd; for pickup with store time, yyyy-mm-ddThh:mm */
  readonly firstAvailable: string;
  readonly rangeEnd: string;
  readonly type: 'storePickup' | 'delivery';
  readonly available: boolean;
};
