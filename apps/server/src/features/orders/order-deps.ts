import type { Order } from '@wattle/domain/order';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Calendars } from '../../delivery/load-calendars.ts';
import type { OffersLoader } from '../../pricing/cart-offers.ts';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import type { Queryable } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import type { OrderKeys, ReturnKeys } from './order-keys.ts';
import type { OrderLetters } from './order-letters.ts';

/** What placing orders needs of a payment provider. */
export type PaymentPort = Pick<
  PaymentProvider,
  'typeOf' | 'isPaidElsewhere' | 'authorise' | 'continue' | 'capture' | 'cancel' | 'refund'
>;

/** How long things may take, in seconds. */
export type OrderTimes = {
  /** Lease on an order: longer than the provider's timeout. After it the process counts as dead. */
  readonly busySeconds: number;
  /** How long goods are held for a payment with an unknown outcome, while the webhook may still arrive. */
  readonly heldSeconds: number;
  /** How long a shopper may stay on the provider's page. */
  readonly actionSeconds: number;
  /** How long an order waits for a payment that the provider calls pending. */
  readonly pendingSeconds: number;
  /** How long the provider may take. */
  readonly providerSeconds: number;
  /** How long a second request waits for the first. */
  readonly waitSeconds: number;
};

export const ORDER_TIMES: OrderTimes = {
  busySeconds: 60,
  heldSeconds: 15 * 60,
  actionSeconds: 30 * 60,
  pendingSeconds: 24 * 60 * 60,
  providerSeconds: 30,
  waitSeconds: 20,
};

/** Issues a gift card for money that the old one cannot take back, and mails it. Returns its number. */
export type IssueRefundCard = (
  tx: Queryable,
  card: {
    readonly order: Order;
    readonly cents: number;
    readonly at: number;
    /** Of the card that paid; undefined: it was deleted. */
    readonly paidCardExpires: string | undefined;
  },
) => Promise<string>;

/** Mails the gift cards of a line to their recipient again. Returns how many. */
export type ResendCards = (
  tx: Queryable,
  line: { readonly order: Order; readonly lineId: string; readonly at: number },
) => Promise<number>;

/** Dependencies of placing orders. */
export type OrderDeps = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly loadOffers: OffersLoader;
  /** The delivery and pickup days of a cart. */
  readonly calendars: Calendars;
  readonly payment: PaymentPort;
  /** The return URL after the provider's page, at the origin where the shopper was. */
  readonly returnUrl: (order: Pick<Order, 'number'>, origin: string | null) => string;
  /** Say that an address is one to which the provider sent a shopper back. */
  readonly returnKeys: ReturnKeys;
  /** Saves what belongs to an order, such as its mail, in the same transaction. */
  readonly saveWithOrder: SaveWithOrder;
  /** Called when an order is placed: there is a mail to send. */
  readonly onPlaced: () => void;
  /** Saves mails about refunds and returns in the transaction they report. */
  readonly letters: OrderLetters;
  readonly issueCard: IssueRefundCard;
  readonly resendCards: ResendCards;
  /** Keys that open an order without an account. */
  readonly keys: OrderKeys;
  readonly times: OrderTimes;
  /** Called for problems that need a human, without personal data. */
  readonly onProblem: (problem: string, about: { readonly order: string }) => void;
};

/** Dependencies of cancelling, refunding and returning. */
export type RefundDeps = Pick<
  OrderDeps,
  'store' | 'payment' | 'times' | 'onProblem' | 'letters' | 'issueCard' | 'keys' | 'onPlaced'
>;
