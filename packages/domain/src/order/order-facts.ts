import type { CartFacts } from '../cart/cart-facts.ts';
import type { CartOffers, QuotedProduct } from '../cart/quote-cart.ts';
import type { ArrivalDays } from '../delivery/arrive-after.ts';
import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import type { Cents } from '../money/cents.ts';
import type { OrderStore } from './order.ts';
import type { StoreUnits } from './store-stock-demand.ts';

/** What an order calls a product, long after the product is gone. */
export type LineName = {
  readonly name: string;
  readonly path: string;
  readonly imageUrl: string | null;
  /** By variant id. */
  readonly skus: Readonly<Record<string, string>>;
};

/** Everything an order is held against, as it is at this moment. */
export type OrderFacts = Omit<CartFacts, 'products'> & {
  readonly products: ReadonlyMap<string, QuotedProduct>;
  readonly offers: CartOffers;
  readonly shopper: { readonly isCustomer: boolean; readonly hasOrderedBefore: boolean };
  readonly names: ReadonlyMap<string, LineName>;
  /** Where it is collected, if such a store is there. */
  readonly store: OrderStore | null;
  /** The place on the chosen day; null: none was chosen, or it cannot be had. */
  readonly booking: DeliveryBooking | null;
  /** When an order for which no day was chosen arrives or can be collected; null: nobody can say. */
  readonly promise: ArrivalDays | null;
  /** What that store has of what is ordered. */
  readonly storeStock: readonly StoreUnits[];
  /** What can be had of each voucher whose PIN was right, by code. */
  readonly balances: ReadonlyMap<string, Cents>;
  /** The number that the order will have. */
  readonly number: string;
  readonly nowMs: number;
};
