import {
  type Attribution,
  type CartGlance,
  type CartMix,
  type CartReason,
  EMPTY_GLANCE,
  type GiftCardDetails,
  startAdding,
} from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { glanceStore } from './glance-store.ts';

export type AddToCartRequest = {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  readonly warrantyId: string | null;
  /** Of a gift card: a line of its own. */
  readonly giftcard?: GiftCardDetails;
  /** Where the button stood: 'card', 'product page'. */
  readonly addedFrom: string;
  readonly attribution: Attribution | null;
};

/** REJECTED: a rule said no, and the cart is as it was. ERROR: it could not be found out [D-4-15 D-4-16 D-4-17]. */
export type AddToCartResult =
  | { readonly status: 'SUCCESS'; readonly itemId: string }
  | { readonly status: 'REJECTED'; readonly reasons: readonly CartReason[] }
  | { readonly status: 'ERROR' };

export type CartAtAGlance = {
  /** False on the server and while the page comes alive. */
  readonly isReady: boolean;
  /** Not before that, nor while the cart itself is being loaded [C-4-67]. */
  readonly canAdd: boolean;
  readonly totalQty: number;
  readonly mix: CartMix;
  /** `${productId}/${variantId}` of what is being added. */
  readonly addingKey: string | null;
};

const NOT_READY: CartAtAGlance = { isReady: false, canAdd: false, totalQty: 0, mix: EMPTY_GLANCE, addingKey: null };

let addingKey: string | null = null;
let isInitialising = false;
let shown: { readonly glance: CartGlance; readonly cart: CartAtAGlance } | null = null;
const listeners = new Set<() => void>();

/** The same object until something changes, as React asks. */
function readCart(): CartAtAGlance {
  const glance = glanceStore.get();
  const canAdd = !isInitialising;
  if (shown?.glance !== glance || shown.cart.addingKey !== addingKey || shown.cart.canAdd !== canAdd) {
    shown = { glance, cart: { isReady: true, canAdd, totalQty: glance.totalQty, mix: glance, addingKey } };
  }
  return shown.cart;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const leave = glanceStore.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

/** What a button or a header needs to know of the cart. The cart itself is loaded when it is first needed. */
export function useCart(): CartAtAGlance {
  return useSyncExternalStore(subscribe, readCart, () => NOT_READY);
}

function setAdding(key: string | null): void {
  addingKey = key;
  for (const listener of listeners) listener();
}

/** The cart says when it begins to load for the first time, and when it is there [C-4-67]. */
export function setInitialising(next: boolean): void {
  if (next === isInitialising) return;
  isInitialising = next;
  for (const listener of listeners) listener();
}

/** Recommendations learn from it; nothing waits for that. */
function tellAdded(productId: string): void {
  import('../recommendation/events.ts').then(({ recordAdd }) => recordAdd([productId])).catch(() => {});
}

/** Puts something in the cart, unless something is just being put there or the cart is on its way [C-4-67 D-4-18 D-4-19]. */
export async function addToCart(request: AddToCartRequest): Promise<AddToCartResult> {
  try {
    return await addAlone(request);
  } catch {
    return { status: 'ERROR' };
  }
}

async function addAlone(request: AddToCartRequest): Promise<AddToCartResult> {
  setAdding(startAdding({ isReady: readCart().canAdd, addingKey }, request));
  try {
    const { openCart } = await import('./open-cart.ts');
    const result = await openCart().add(request);
    if (result.status === 'SUCCESS') tellAdded(request.productId);
    return result;
  } finally {
    setAdding(null);
  }
}
