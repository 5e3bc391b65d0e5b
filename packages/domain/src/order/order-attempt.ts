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
  JSON.stringify(request, (name, value: unknown) => (FLEETING.includes(name) ? undefined : value));

/** The provider's name for how an attempt is paid; null: it needs none. */
export const providerTypeOf = ({ request }: Pick<OrderAttempt, 'request'>): string | null =>
  providerEntries(request.cart.payment.methods)[0]?.data.paymentMethod.type ?? null;
