import type { GiftCardDetails, OrderPayment, OrderStatus } from '@wattle/domain';
import type { ADDRESSES } from './demo-customer.ts';

export type LineDraft = {
  readonly productId: string;
  /** Dollars, as it was on the day. */
  readonly price: number;
  readonly qty?: number;
  /** Which of the product's variants, from 0. */
  readonly variant?: number;
  readonly planId?: string;
  readonly giftcard?: GiftCardDetails;
};

type Later = { readonly daysLater: number };

export type ShippingDraft =
  | (Later & {
      readonly type: 'DELIVERY';
      readonly to: keyof typeof ADDRESSES;
      readonly price: number;
      readonly window?: string;
      readonly note?: string;
    })
  | (Later & { readonly type: 'STORE_PICKUP'; readonly storeId: string })
  | { readonly type: 'EMAIL' };

/** What happened after it was placed; `time` is the shop's clock. */
export type EventDraft = Later & { readonly status: OrderStatus; readonly time: string; readonly note?: string };

type Way = Pick<OrderPayment, 'type' | 'label'>;

/** An order before there is a moment and a catalogue to place it in. */
export type OrderDraft = {
  readonly number: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly lines: readonly LineDraft[];
  readonly promotion?: { readonly id: string; readonly amount: number; readonly on: readonly string[] };
  readonly shipping: ShippingDraft;
  readonly giftCards?: readonly { readonly last: string; readonly amount: number }[];
  /** What paid the rest. */
  readonly paidBy: Way;
  readonly events: readonly EventDraft[];
};

export const VISA: Way = { type: 'ADYEN_CREDIT_CARD', label: 'Visa ending 1111' };
export const PAYPAL: Way = { type: 'ADYEN_PAYPAL', label: 'PayPal' };
export const AFTERPAY: Way = { type: 'ADYEN_AFTERPAY', label: 'Afterpay' };
