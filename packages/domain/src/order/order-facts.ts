import type { CartFacts } from '../cart/cart-facts.ts';
import type { CartOffers, QuotedProduct } from '../cart/quote-cart.ts';
import type { Product } from '../catalogue/product.ts';
import type { PaymentType } from '../checkout/checkout.ts';
import type { ArrivalDays } from '../delivery/arrive-after.ts';
import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import type { Cents } from '../money/cents.ts';
import type { OrderStore } from './order.ts';
import type { StoreUnits } from './store-stock-demand.ts';

/** Product details kept with the order, even after the product is deleted. */
export type LineName = Pick<Product, 'name' | 'path' | 'productSku' | 'images' | 'variants'>;

/** Everything an order is checked against, as of now. */
export type OrderFacts = Omit<CartFacts, 'products'> & {
  readonly products: ReadonlyMap<string, QuotedProduct>;
  readonly offers: CartOffers;
  readonly shopper: { readonly isCustomer: boolean; readonly hasOrderedBefore: boolean };
  readonly names: ReadonlyMap<string, LineName>;
  /** The pickup store, if it exists. */
  readonly store: OrderStore | null;
  /** The slot on the chosen day; null: no day chosen, or none free. */
  readonly booking: DeliveryBooking | null;
  /** The promised days of an order without a chosen day; null: unknown. */
  readonly promise: ArrivalDays | null;
  /** Stock of that store. */
  readonly storeStock: readonly StoreUnits[];
  /** Usable balance of each gift card with a correct PIN, by code. */
  readonly balances: ReadonlyMap<string, Cents>;
  /** What the provider reads from the payment data as the way to pay; null: none is asked for, or none that it knows. */
  readonly paymentType: PaymentType | null;
  /** The number of the new order. */
  readonly number: string;
  readonly nowMs: number;
};
