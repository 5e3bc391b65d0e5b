import type { GiftCardDetails } from '@wattle/domain/cart';
import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Order, OrderPayment, OrderStatus } from '@wattle/domain/order';
import type { ADDRESSES } from './demo-customer.ts';

export type LineDraft = {
  readonly productId: string;
  /** Dollars, at the time of the order. */
  readonly price: number;
  readonly qty?: number;
  /** Index of the product's variant. */
  readonly variant?: number;
  readonly planId?: string;
  readonly giftcard?: GiftCardDetails;
};

type Later = { readonly daysLater: number };

export type ShippingDraft =
  | (Later & {
      readonly type: 'DELIVERY';
      /** An address of the account, or the buyer's. */
      readonly to: keyof typeof ADDRESSES | 'buyer';
      readonly price: number;
      readonly window?: string;
      readonly note?: string;
    })
  | (Later & { readonly type: 'STORE_PICKUP'; readonly storeId: string })
  | { readonly type: 'EMAIL' };

/** An event after the order was placed; `time` is on the shop's clock. */
export type EventDraft = Later & { readonly status: OrderStatus; readonly time: string; readonly note?: string };

export type OrderBuyer = { readonly contact: Order['contact']; readonly address: EnteredAddress };

type Way = Pick<OrderPayment, 'type' | 'label'>;

/** An order before it is tied to a date and a catalogue. */
export type OrderDraft = {
  readonly number: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly lines: readonly LineDraft[];
  readonly promotion?: { readonly id: string; readonly amount: number; readonly on: readonly string[] };
  readonly shipping: ShippingDraft;
  readonly giftCards?: readonly { readonly last: string; readonly amount: number }[];
  /** The last four digits of each gift card that it bought. */
  readonly issuedCards?: readonly string[];
  /** The method that paid the rest. */
  readonly paidBy: Way;
  readonly events: readonly EventDraft[];
  /** Somebody without an account; not given: the demo customer. */
  readonly buyer?: OrderBuyer;
};
