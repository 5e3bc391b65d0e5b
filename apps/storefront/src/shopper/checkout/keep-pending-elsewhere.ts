import type { CartItem } from '@wattle/domain/cart';
import { orderedHere } from '@wattle/domain/order';
import { openSession } from '../session/open-session.ts';
import { keepPending, pendingOrders } from './pending-orders.ts';
import { watchOpenOrders } from './watch-open-orders.ts';

/** Keeps orders of the account that are being checked, and whose goods are in this cart, as if they were placed here. */
export async function keepPendingElsewhere(items: readonly CartItem[]): Promise<void> {
  const { client } = await openSession();
  const listed = await client.listOrders({ page: 1 });
  if (listed.status !== 'SUCCESS') return;
  for (const { number, status } of listed.value.orders) {
    if (status !== 'PENDING' || pendingOrders().some((kept) => kept.number === number)) continue;
    const loaded = await client.loadOrder({ number });
    if (loaded.status !== 'SUCCESS' || loaded.value.status !== 'PENDING') continue;
    const { contact, billing, promoCodes } = loaded.value;
    const cartItems = orderedHere(items, loaded.value);
    if (cartItems.length === 0) continue;
    const draft = { cartItems, contact, billing, shipping: null, vouchers: [], promoCodes };
    keepPending({ number, key: null, draft, state: 'PENDING', isApart: false, known: null });
    watchOpenOrders();
  }
}
