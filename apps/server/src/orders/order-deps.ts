import type { Order } from '@wattle/domain';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Calendars } from '../delivery/load-calendars.ts';
import type { OffersLoader } from '../features/cart/cart-offers.ts';
import type { SaveWithOrder } from '../store/placing-save.ts';
import type { Store } from '../store/store.ts';
import type { PaymentPort } from './payment-port.ts';

/** How long things may take, in seconds. */
export type OrderTimes = {
  /** Whoever is at an order is taken for dead after this: longer than the provider may take. */
  readonly busySeconds: number;
  /** How long goods wait for a payment of which nobody heard; the provider's news comes meanwhile. */
  readonly heldSeconds: number;
  /** How long a shopper may take at the provider. */
  readonly actionSeconds: number;
  /** How long the provider may take. */
  readonly providerSeconds: number;
  /** How long a second request waits for the first. */
  readonly waitSeconds: number;
};

export const ORDER_TIMES: OrderTimes = {
  busySeconds: 60,
  heldSeconds: 15 * 60,
  actionSeconds: 30 * 60,
  providerSeconds: 30,
  waitSeconds: 20,
};

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
  readonly times: OrderTimes;
  /** Hears of what a person should look at. Nothing of a shopper is in it. */
  readonly onProblem: (problem: string, about: { readonly order: string }) => void;
};
