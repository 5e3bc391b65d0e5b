import type { Caller } from '../answers/handlers.ts';
import type { Store } from '../store/store.ts';

/** Assigns guest orders to the customer with that email, once it is verified. */
export async function claimGuestOrders(store: Pick<Store, 'orders'>, caller: Caller): Promise<void> {
  if (caller.emailVerified) await store.orders.claim(caller.sub, caller.email);
}
