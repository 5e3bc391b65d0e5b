import type { OrderParts } from './order-request-of.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';
import { providerEntries } from './place-order-request.ts';

/** An attempt to place an order. Sending it again with the same key is the same order. */
export type OrderAttempt = { readonly key: string; readonly request: PlaceOrderRequest };

/**
 * The attempt to send: the open one if order and payment are the same, else a new one. Another card, total or cart is a
 * new attempt [C-4-93].
 */
export function attemptFor(
  open: OrderAttempt | null,
  request: PlaceOrderRequest,
  { newKey, fleeting }: AttemptParts,
): OrderAttempt {
  const wordsOf = (request: PlaceOrderRequest): string =>
    JSON.stringify(request, (name, value: unknown) => (fleeting.includes(name) ? undefined : inOrder(name, value)));
  return open && wordsOf(open.request) === wordsOf(request) ? open : { key: newKey(), request };
}

export type AttemptParts = {
  readonly newKey: () => string;
  /** Fields that the provider's form makes anew each time, so that they are not compared. */
  readonly fleeting: readonly string[];
};

/** Sorts the fields of objects, because stored addresses come back in another field order. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Identifies an order without its payment, so that a shopper can resume paying for the same order.
 */
export function orderContent(parts: Omit<OrderParts, 'totalCents' | 'vouchers' | 'analytics' | 'promotions'>): string {
  const { lines, promoCodes, contact, delivery, billing, methodCode, storeId, day, window, driverNote, services } =
    parts;
  const goods = lines.map(({ productId, variantId, qty, warrantyId, giftcard }) => [
    productId,
    variantId,
    qty,
    warrantyId,
    giftcard,
  ]);
  const wishes = services.map(({ productId, code }) => [productId, code]);
  const way = [methodCode, storeId, day, window, driverNote.trim(), wishes];
  return JSON.stringify([goods, promoCodes, contact, delivery, billing, ...way], inOrder);
}

/** The provider's payment method of an attempt; null: nothing to pay there. */
export const providerTypeOf = ({ request }: Pick<OrderAttempt, 'request'>): string | null =>
  providerEntries(request.cart.payment.methods)[0]?.data.paymentMethod.type ?? null;
