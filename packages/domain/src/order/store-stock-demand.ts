import type { CartItem } from '../cart/cart.ts';
import type { QuotedProduct } from '../cart/quote-cart.ts';
import { isPreorder } from '../catalogue/sale-state.ts';
import { travels } from '../delivery/cart-delivery.ts';
import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import { isInStoreStock } from '../delivery/pickup-days.ts';
import { isPickupCode } from '../delivery/shipping-methods.ts';
import { orderDemand } from './order-demand.ts';

/** Units of a variant in the stock of a store. */
export type StoreUnits = { readonly storeId: string; readonly variantId: string; readonly qty: number };

export type StoreStockDemandInput = {
  readonly items: readonly Pick<CartItem, 'productId' | 'variantId' | 'qty'>[];
  readonly products: ReadonlyMap<string, QuotedProduct>;
  readonly methodCode: string;
  /** Of the day that was picked; null: as soon as it is ready. */
  readonly booking: DeliveryBooking | null;
  /** What the store has where it is collected. */
  readonly storeStock: readonly StoreUnits[];
  readonly nowSeconds: number;
};

/**
 * What an order takes from the stock of the store where it is collected, by variant id: what stands there in the number
 * that is wanted, unless it is collected so late that it can be sent there. The shopper was told that it is in stock
 * there, so nobody else may be told the same of these units [C-1-05 C-1-06].
 */
export function storeStockDemand(input: StoreStockDemandInput): StoreUnits[] {
  const { items, products, methodCode, booking, storeStock, nowSeconds } = input;
  if (!isPickupCode(methodCode) || booking?.isSentInTime) return [];
  const carried = items.filter(({ productId }) => {
    const product = products.get(productId);
    return product !== undefined && travels(product) && !isPreorder(product, nowSeconds);
  });
  return orderDemand(carried, [], products).flatMap(({ variantId, qty }) => {
    const there = storeStock.find((one) => one.variantId === variantId);
    return there && isInStoreStock({ qty, storeQty: there.qty }) ? [{ storeId: there.storeId, variantId, qty }] : [];
  });
}
