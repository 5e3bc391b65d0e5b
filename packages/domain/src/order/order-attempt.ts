import type { OrderParts } from './order-request-of.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';
import { providerEntries } from './place-order-request.ts';

/** One try to place an order: sent again with the same key it is the same order, whatever became of the answer. */
export type OrderAttempt = { readonly key: string; readonly request: PlaceOrderRequest };

/** Made anew by the provider's form each time, and no part of what is ordered or how it is paid. */
const FLEETING: readonly string[] = ['checkoutAttemptId', 'sdkData', 'clientStateDataIndicator', 'riskData', 'origin'];

/**
 * The attempt to send: the one that is still open when the same is ordered and paid in the same way, else a new one.
 * Another card, another total or another cart is another attempt [C-4-93].
 */
export function attemptFor(open: OrderAttempt | null, request: PlaceOrderRequest, newKey: () => string): OrderAttempt {
  return open && wordsOf(open.request) === wordsOf(request) ? open : { key: newKey(), request };
}

const wordsOf = (request: PlaceOrderRequest): string =>
  JSON.stringify(request, (name, value: unknown) => (FLEETING.includes(name) ? undefined : inOrder(name, value)));

/** Sorts the fields of objects: the same address is kept and read with its fields in different orders. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * What is ordered, for whom and how it gets there, without how it is paid: the same words are the same order, and may be
 * paid where the shopper left.
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

/** The provider's name for how an attempt is paid; null: it needs none. */
export const providerTypeOf = ({ request }: Pick<OrderAttempt, 'request'>): string | null =>
  providerEntries(request.cart.payment.methods)[0]?.data.paymentMethod.type ?? null;
