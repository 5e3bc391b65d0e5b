import type { CartItem } from '@wattle/domain/cart';
import { hasOrdered, type PlacedDraft } from '@wattle/domain/order';
import { useMemo, useSyncExternalStore } from 'react';
import { PENDING_STORAGE } from '../../page/attempt-key.ts';
import { createStoredValue } from '../../page/stored-value.ts';

/** An order of this browser whose payment is not sure. Its goods stay in the cart until it is placed. */
export type PendingOrder = {
  readonly number: string;
  /** Of its attempt: calls carry it, so that what the order holds is not counted against its shopper. */
  readonly key: string | null;
  readonly draft: PlacedDraft;
  /** CANCELLED: it came to nothing, which the shopper has not been told yet. */
  readonly state: 'PENDING' | 'CANCELLED';
  /** The shopper took its goods out of the cart, to order the rest. */
  readonly isApart: boolean;
  /** What the shop has said of it; null: not asked yet. */
  readonly known: { readonly totalCents: number; readonly accessKey: string | null } | null;
};

/** Parses what was stored; leaves out what is invalid. */
export function readPendingOrders(text: string | null): readonly PendingOrder[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPendingOrder) : [];
  } catch {
    return [];
  }
}

function isPendingOrder(value: unknown): value is PendingOrder {
  const { number, draft, state } = Object(value);
  const isDraft = typeof draft?.contact?.email === 'string' && Array.isArray(draft.cartItems);
  return typeof number === 'string' && isDraft && (state === 'PENDING' || state === 'CANCELLED');
}

const store = createStoredValue<readonly PendingOrder[]>(PENDING_STORAGE, readPendingOrders);
const NONE: readonly PendingOrder[] = [];

/** As last stored by any tab. */
export const pendingOrders = (): readonly PendingOrder[] => store.get();

export const onPendingChange = store.subscribe;

/** Keeps an order, in place of what is kept of it. */
export const keepPending = (order: PendingOrder): void =>
  store.set([...store.get().filter(({ number }) => number !== order.number), order]);

export function dropPending(number: string): void {
  const before = store.get();
  if (before.some((order) => order.number === number)) store.set(before.filter((order) => order.number !== number));
}

/** For the next person at this browser. */
export function forgetPending(): void {
  if (store.get().length > 0) store.set(NONE);
}

/** None on the server and during hydration. */
export const usePendingOrders = (): readonly PendingOrder[] =>
  useSyncExternalStore(store.subscribe, store.get, () => NONE);

/** The orders being checked whose goods are in the cart: paying for them now would buy them twice. */
export function usePendingIn(items: readonly CartItem[]): readonly PendingOrder[] {
  const orders = usePendingOrders();
  return useMemo(
    () => orders.filter(({ state, draft }) => state === 'PENDING' && hasOrdered(items, draft.cartItems)),
    [orders, items],
  );
}
