import type { CartItem } from '../cart/cart.ts';
import type { QuotedProduct } from '../cart/quote-cart.ts';
import { isPreorder } from '../catalogue/sale-state.ts';
import { travels } from '../delivery/cart-delivery.ts';
import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import { isOnShelf } from '../delivery/pickup-days.ts';
import { isPickupCode } from '../delivery/shipping-methods.ts';
import { orderDemand } from './order-demand.ts';

/** Units of a variant on the shelf of a store. */
export type ShelfUnits = { readonly storeId: string; readonly variantId: string; readonly qty: number };

export type ShelfDemandInput = {
  readonly items: readonly Pick<CartItem, 'productId' | 'variantId' | 'qty'>[];
  readonly products: ReadonlyMap<string, QuotedProduct>;
  readonly methodCode: string;
  /** Of the day that was picked; null: as soon as it is ready. */
  readonly booking: DeliveryBooking | null;
  /** What the store has where it is collected. */
  readonly shelf: readonly ShelfUnits[];
  readonly nowSeconds: number;
};

/**
 * What an order takes off the shelf of the store where it is collected, by variant id: what stands there in the number
 * that is wanted, unless it is collected so late that it can be sent there. The shopper was told that it is ready from
 * the shelf, so nobody else may be told the same of these units [C-1-05 C-1-06].
 */
export function shelfDemand(input: ShelfDemandInput): ShelfUnits[] {
  const { items, products, methodCode, booking, shelf, nowSeconds } = input;
  if (!isPickupCode(methodCode) || booking?.isSentInTime) return [];
  const carried = items.filter(({ productId }) => {
    const product = products.get(productId);
    return product !== undefined && travels(product) && !isPreorder(product, nowSeconds);
  });
  return orderDemand(carried, [], products).flatMap(({ variantId, qty }) => {
    const there = shelf.find((one) => one.variantId === variantId);
    return there && isOnShelf({ qty, storeQty: there.qty }) ? [{ storeId: there.storeId, variantId, qty }] : [];
  });
}
