import type { RequestItem } from '../cart/request-items.ts';
import type { EnteredAddress } from '../checkout/checkout.ts';
import type { ServiceWish } from '../delivery/on-site-services.ts';

/** How each part of an order travels as `methodCode` [C-7-29 C-7-30 C-7-38 C-9-34]. */
export const PAYMENT_METHOD_CODES = { provider: 'adyen', voucher: 'adyenGivex', none: 'noPayment' } as const;

/** A gift card with its PIN, and how many dollars of it to use [C-7-29]. */
export type VoucherEntry = {
  readonly methodCode: typeof PAYMENT_METHOD_CODES.voucher;
  readonly amount: number;
  readonly code: string;
  readonly pin: string;
};

/** What the payment provider is to take: `data` and `details` are its own words, handed on as they are [C-7-30]. */
export type ProviderEntry = {
  readonly methodCode: typeof PAYMENT_METHOD_CODES.provider;
  /** Dollars; what vouchers leave outstanding. */
  readonly amount: number;
  readonly data: ProviderData;
  readonly details?: Readonly<Record<string, unknown>>;
};
export type ProviderData = Readonly<Record<string, unknown>> & {
  readonly paymentMethod: Readonly<Record<string, unknown>> & { readonly type: string };
};

/** Nothing is left to pay [C-7-38]. */
export type NoPaymentEntry = { readonly methodCode: typeof PAYMENT_METHOD_CODES.none; readonly amount: 0 };

export type PaymentEntry = VoucherEntry | ProviderEntry | NoPaymentEntry;

/** What a browser says of itself, in the words of the payment provider. */
export type BrowserInfo = Readonly<Record<string, string | number | boolean>>;

/** Where the visit came from, as the shop's analytics knows it [C-7-26]. */
export type OrderAnalytics = {
  readonly clientId?: string;
  readonly fbc?: string;
  readonly fbp?: string;
  readonly utmCampaign?: string;
  readonly utmContent?: string;
  readonly utmMedium?: string;
  readonly utmSource?: string;
  readonly utmTerm?: string;
  readonly browserInfo?: BrowserInfo;
};

/** The body of POST /api/order/place, of customer and guest alike [C-7-25 … C-7-31]. */
export type PlaceOrderRequest = {
  readonly cart: {
    readonly items: readonly RequestItem[];
    readonly promoCodes: readonly string[];
    /** What the shopper was shown [C-7-28]. */
    readonly expectedPromotions: readonly { readonly promotionId: string; readonly versionId: string }[];
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone?: string;
    readonly agreeToMarketing: boolean;
    /** null: the same as the delivery address, or none is needed. */
    readonly billingAddress: EnteredAddress | null;
    /** null: nothing is delivered. */
    readonly shippingAddress: EnteredAddress | null;
    readonly shipping: { readonly methodCode: string; readonly clickCollectStoreId?: string };
    readonly payment: { readonly methods: readonly PaymentEntry[] };
    readonly analytics?: OrderAnalytics;
    readonly fraudAnalytics?: { readonly token: string };
  };
  readonly extra: {
    /** yyyy-mm-dd [C-7-31]. */
    readonly shippingDate?: string;
    /** Of the two hours that were picked: '10:00-12:00'. */
    readonly shippingWindow?: string;
    readonly manuallyEnteredAddress?: boolean;
    /** A line for the delivery driver. */
    readonly driverNote?: string;
    /** What the crew is to do at the door. */
    readonly services?: readonly ServiceWish[];
  };
};

/** The vouchers among the ways to pay. */
export function voucherEntries(methods: readonly PaymentEntry[]): VoucherEntry[] {
  return methods.flatMap((one) => (one.methodCode === PAYMENT_METHOD_CODES.voucher ? [one] : []));
}

/** What the provider is to take; undefined: nothing. */
export function providerEntries(methods: readonly PaymentEntry[]): ProviderEntry[] {
  return methods.flatMap((one) => (one.methodCode === PAYMENT_METHOD_CODES.provider ? [one] : []));
}
