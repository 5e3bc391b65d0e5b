import type { Address } from '../account/customer.ts';
import type { CartItem } from '../cart/cart.ts';
import type { Product, Variant } from '../catalogue/product.ts';

export type EnteredAddress = Omit<Address, 'id' | 'isDefaultBilling' | 'isDefaultShipping'>;

/** A saved address by its id, or one that was typed in for this order. */
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

/** A store as checkout sends it: another shape than the store that search and content hold. */
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

/** A product that a promotion puts into the cart. */
export type PromoItem<P = Product> = {
  /** How many of it the shopper has in the cart besides. */
  readonly cartQty: number;
  readonly product: P;
  readonly promo: AppliedPromotion;
  readonly qty: number;
  /** How many of them can be given. */
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
  /** null: none was asked for, as of what is collected or travels by email. */
  readonly billing: EnteredAddress | null;
  /** null: it travels by email. */
  readonly shipping: Shipping | null;
  readonly vouchers: readonly Voucher[];
  readonly promoCodes: readonly string[];
};

/** What checkout keeps in the browser from step to step. */
export type CheckoutState = {
  readonly billingAddress: CheckoutAddress | null;
  readonly contact: CheckoutContact | null;
  readonly lastCheckoutData: CheckoutData | null;
  readonly placedOrder: PlacedOrder | null;
  readonly shippingType: ShippingType | null;
};

/** Exactly the ways to pay that the client knows. */
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
  /** yyyy-mm-dd; of a pickup with the store's time, yyyy-mm-ddThh:mm */
  readonly firstAvailable: string;
  readonly rangeEnd: string;
  readonly type: 'storePickup' | 'delivery';
  readonly available: boolean;
};
