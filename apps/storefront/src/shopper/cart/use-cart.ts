import { type CartGlance, type CartMix, EMPTY_GLANCE, startAdding } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import type { AddToCartRequest, AddToCartResult } from './add-request.ts';
import { type AddingState, addingState } from './adding-state.ts';
import { glanceStore } from './glance-store.ts';

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

let shown: { readonly glance: CartGlance; readonly adding: AddingState; readonly cart: CartAtAGlance } | null = null;

/** The same object until something changes, as React asks. */
function readCart(): CartAtAGlance {
  const glance = glanceStore.get();
  const adding = addingState.get();
  if (shown?.glance !== glance || shown.adding !== adding) {
    const { addingKey, isInitialising } = adding;
    const cart = { isReady: true, canAdd: !isInitialising, totalQty: glance.totalQty, mix: glance, addingKey };
    shown = { glance, adding, cart };
  }
  return shown.cart;
}

function subscribe(listener: () => void): () => void {
  const leaving = [addingState.subscribe(listener), glanceStore.subscribe(listener)];
  return () => {
    for (const leave of leaving) leave();
  };
}

/** What a button or a header needs to know of the cart. The cart itself is loaded when it is first needed. */
export function useCart(): CartAtAGlance {
  return useSyncExternalStore(subscribe, readCart, () => NOT_READY);
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
  const { canAdd: isReady, addingKey } = readCart();
  addingState.set({ addingKey: startAdding({ isReady, addingKey }, request) });
  try {
    const { addToOpened } = await import('./open-cart.ts');
    const result = await addToOpened(request);
    if (result.status === 'SUCCESS') tellAdded(request.productId);
    return result;
  } finally {
    addingState.set({ addingKey: null });
  }
}
