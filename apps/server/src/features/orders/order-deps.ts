import type { Order } from '@wattle/domain/order';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Calendars } from '../../delivery/load-calendars.ts';
import type { OffersLoader } from '../../pricing/cart-offers.ts';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import type { Queryable } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import type { OrderKeys } from './order-keys.ts';
import type { OrderLetters } from './order-letters.ts';

/** What placing orders needs of a payment provider. */
export type PaymentPort = Pick<PaymentProvider, 'authorise' | 'continue' | 'capture' | 'cancel' | 'refund'>;

/** How long things may take, in seconds. */
export type OrderTimes = {
  /** Whoever is at an order is taken for dead after this: longer than the provider may take. */
  readonly busySeconds: number;
  /** How long goods wait for a payment of which nobody heard; the provider's news comes meanwhile. */
  readonly heldSeconds: number;
  /** How long a shopper may take at the provider. */
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

/** Makes a gift card for what an old one cannot take, and mails it to the shopper. Gives its number. */
export type IssueRefundCard = (
  tx: Queryable,
  card: { readonly order: Order; readonly cents: number; readonly at: number },
) => Promise<string>;

/** Mails the gift cards of a line to their recipient again. Gives how many of them went. */
export type ResendCards = (
  tx: Queryable,
  line: { readonly order: Order; readonly lineId: string; readonly at: number },
) => Promise<number>;

/** What placing orders is done with. */
export type OrderDeps = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly loadOffers: OffersLoader;
  /** On which days a cart may come. */
  readonly calendars: Calendars;
  readonly payment: PaymentPort;
  /** Where a shopper comes back to from a page of the provider. */
  readonly returnUrl: (order: Pick<Order, 'number'>) => string;
  /** Writes what goes with an order, such as its mail, in the same transaction. */
  readonly saveWithOrder: SaveWithOrder;
  /** Called when a shopper was told that their order is placed: there is a mail to send. */
  readonly onPlaced: () => void;
  /** What shoppers are written about refunds and returns, in the transaction that it tells about. */
  readonly letters: OrderLetters;
  readonly issueCard: IssueRefundCard;
  readonly resendCards: ResendCards;
  /** Keys that open an order for who has no account. */
  readonly keys: OrderKeys;
  readonly times: OrderTimes;
  /** Called for problems that need a human, without personal data. */
  readonly onProblem: (problem: string, about: { readonly order: string }) => void;
};

/** What cancelling, refunding and returning is done with. */
export type RefundDeps = Pick<
  OrderDeps,
  'store' | 'payment' | 'times' | 'onProblem' | 'letters' | 'issueCard' | 'keys' | 'onPlaced'
>;
