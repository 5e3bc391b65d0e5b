import type { GiftCardDetails } from '../cart/cart.ts';
import type { CheckoutContact, EnteredAddress, PaymentType } from '../checkout/checkout.ts';
import type { OnSiteServiceCode } from '../delivery/on-site-services.ts';
import type { OrderRefund, OrderReturn } from './order-refund.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

/** Order status. PENDING: payment not confirmed yet. */
export const ORDER_STATUSES = [
  'PENDING',
  'PLACED',
  'PACKED',
  'ON_THE_WAY',
  'READY_TO_COLLECT',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
  'REFUNDED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Something that happened to an order. `note` is for the shopper to read, and may be empty. */
export type OrderEvent = { readonly status: OrderStatus; readonly at: number; readonly note: string };

/** Of a gift: what earned it, as its promotion had it when the order was placed. */
export type GiftTerms = {
  /** What a unit that is kept takes off a refund; 0: nothing. */
  readonly worthCents: number;
  /** Each must be reached by what stays: cents or units of lines, by their ids. */
  readonly earnedBy: readonly { readonly least: number; readonly counts: Readonly<Record<string, number>> }[];
};

/** The variant that was chosen, as it was called then. */
export type LineVariant = {
  readonly id: string;
  readonly code: string;
  /** 'Sand', 'Size L'; null: the product had nothing to choose between. */
  readonly name: string | null;
};

/** What was bought, with its name and price at the time. */
export type OrderLine = {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  /** Lines from elsewhere, and older ones whose variant is gone, lack it. */
  readonly variant?: LineVariant;
  /** Of the product: all of its variants have the same. */
  readonly sku: string;
  readonly name: string;
  /** Of the product's page; the product may be gone by now. */
  readonly path: string;
  /** Of the variant, if it has a picture of its own. */
  readonly imageUrl: string | null;
  readonly qty: number;
  readonly unitCents: number;
  /** Of the line's own offers and its share of those on the order. */
  readonly discountCents: number;
  /** Without the plan. */
  readonly totalCents: number;
  /** Contained in the line and its plan; the parts of lines and delivery are the order's. Orders from elsewhere may lack it. */
  readonly gstCents?: number;
  readonly plan: {
    readonly id: string;
    readonly name: string;
    readonly years: number;
    readonly totalCents: number;
  } | null;
  readonly giftcard: GiftCardDetails | null;
  /** Of the promotion that gave it. */
  readonly promotionId: string | null;
  /** Absent: no gift, or of an order from before this was kept. */
  readonly gift?: GiftTerms;
};

export type OrderStore = {
  readonly erpStoreId: string;
  readonly name: string;
  readonly path: string;
  readonly address: string;
  readonly phone: string;
};

type Agreed = {
  readonly methodCode: string;
  readonly label: string;
  /** yyyy-mm-dd; null: no day is agreed. */
  readonly day: string | null;
  readonly rangeEnd: string | null;
  /** '10:00-12:00' of that day; absent: any time. */
  readonly window?: string;
};
export type OrderService = {
  readonly code: OnSiteServiceCode;
  readonly productId: string;
  /** Of the product. */
  readonly name: string;
  readonly amountCents: number;
};
export type OrderShipping =
  | (Agreed & {
      readonly type: 'DELIVERY';
      readonly address: EnteredAddress;
      /** For the driver; may be empty. */
      readonly note: string;
      /** What the crew does at the door; absent: nothing. Its cost is part of the order's shipping. */
      readonly services?: readonly OrderService[];
      /** The chosen day that was paid for, when the day was changed since. */
      readonly paidDay?: string;
    })
  | (Agreed & { readonly type: 'STORE_PICKUP'; readonly store: OrderStore })
  /** Nothing but digital gift cards. */
  | (Agreed & { readonly type: 'EMAIL' });

export type OrderPayment = {
  readonly type: PaymentType | 'VOUCHER';
  /** As a shopper knows it: `Visa ending 1111`. */
  readonly label: string;
  readonly amountCents: number;
};

export type OrderTotals = {
  readonly itemsCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  /** Contained in the total. */
  readonly gstCents: number;
};

/** What the request carried for the shop's own use. It is exported, and never sent to a shopper [C-7-25 C-7-26 C-7-31]. */
export type CarriedByOrder = Pick<PlaceOrderRequest['cart'], 'analytics' | 'fraudAnalytics'> &
  Pick<PlaceOrderRequest, 'extra'>;

/** An order as the shop and its shopper agreed on it. Times are milliseconds. */
export type Order = {
  readonly number: string;
  readonly placedAt: number;
  readonly status: OrderStatus;
  /** PENDING: when the payment must be confirmed, or the order is cancelled. */
  readonly settlesBy?: number;
  /** Oldest first. */
  readonly history: readonly OrderEvent[];
  readonly contact: CheckoutContact;
  readonly billing: EnteredAddress | null;
  readonly shipping: OrderShipping;
  readonly lines: readonly OrderLine[];
  readonly promotions: readonly { readonly id: string; readonly name: string; readonly savedCents: number }[];
  readonly promoCodes: readonly string[];
  readonly totals: OrderTotals;
  readonly payments: readonly OrderPayment[];
  /** Refunds, oldest first. */
  readonly refunds?: readonly OrderRefund[];
  /** Return requests, oldest first. */
  readonly returns?: readonly OrderReturn[];
  /** Orders from elsewhere lack it. */
  readonly carried?: CarriedByOrder;
};

/** An order in a list. */
export type OrderSummary = Pick<Order, 'number' | 'placedAt' | 'status'> & {
  /** Of the most expensive line. */
  readonly title: string;
  /** Number of other lines. */
  readonly others: number;
  readonly imageUrls: readonly string[];
  readonly totalCents: number;
  readonly shippingType: OrderShipping['type'];
  readonly storeName: string | null;
  /** Whether it includes a repair plan. */
  readonly hasPlan: boolean;
  readonly day: string | null;
  /** The last day of the promised range; null or absent: a single day. */
  readonly dayEnd?: string | null;
};
