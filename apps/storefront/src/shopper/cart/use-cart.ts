import { type CartGlance, EMPTY_GLANCE, startAdding } from '@wattle/domain/cart';
import type { CartMix } from '@wattle/domain/catalogue';
import { useSyncExternalStore } from 'react';
import type { AddToCartRequest, AddToCartResult } from './add-request.ts';
import { type AddingState, addingState } from './adding-state.ts';
import { glanceStore } from './glance-store.ts';

export type CartAtAGlance = {
  /** False on the server and during hydration. */
  readonly isReady: boolean;
  /** The whole cart is loading. Buttons stay as they are: what is pressed then is added after it [C-4-67]. */
  readonly isLoading: boolean;
  readonly totalQty: number;
  readonly mix: CartMix;
  /** `${productId}/${variantId}` being added. */
  readonly addingKey: string | null;
};

const NOT_READY: CartAtAGlance = { isReady: false, isLoading: false, totalQty: 0, mix: EMPTY_GLANCE, addingKey: null };

let shown: { readonly glance: CartGlance; readonly adding: AddingState; readonly cart: CartAtAGlance } | null = null;

/** The same object until something changes, as React requires. */
export function cartGlance(): CartAtAGlance {
  const glance = glanceStore.get();
  const adding = addingState.get();
  if (shown?.glance !== glance || shown.adding !== adding) {
    const { addingKey, isInitialising } = adding;
    const cart = { isReady: true, isLoading: isInitialising, totalQty: glance.totalQty, mix: glance, addingKey };
    shown = { glance, adding, cart };
  }
  return shown.cart;
}

export function subscribeToCart(listener: () => void): () => void {
  const leaving = [addingState.subscribe(listener), glanceStore.subscribe(listener)];
  return () => {
    for (const leave of leaving) leave();
  };
}

/** What buttons and the header need of the cart. The full cart loads on first use. */
export function useCart(): CartAtAGlance {
  return useSyncExternalStore(subscribeToCart, cartGlance, () => NOT_READY);
}

/** Tells recommendations, without waiting. */
function tellAdded(productId: string): void {
  import('../recommendation/events.ts').then(({ recordAdd }) => recordAdd([productId])).catch(() => {});
}

/** Adds what a button was pressed for, after the cart has loaded and what another button was pressed for is added. */
export async function addOnPress(request: AddToCartRequest): Promise<AddToCartResult> {
  while (isBusy(cartGlance())) await nextChange();
  return addToCart(request);
}

const isBusy = ({ isLoading, addingKey }: CartAtAGlance): boolean => isLoading || addingKey !== null;

const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    const leave = addingState.subscribe(() => {
      leave();
      resolve();
    });
  });

/** Adds to the cart, unless an add is in progress or the cart is loading [C-4-67 D-4-18 D-4-19]. */
export async function addToCart(request: AddToCartRequest): Promise<AddToCartResult> {
  try {
    return await addAlone(request);
  } catch {
    return { status: 'ERROR' };
  }
}

async function addAlone(request: AddToCartRequest): Promise<AddToCartResult> {
  const { isLoading, addingKey } = cartGlance();
  addingState.set({ addingKey: startAdding({ isReady: !isLoading, addingKey }, request) });
  try {
    const { addToOpened } = await import('./open-cart.ts');
    const result = await addToOpened(request);
    if (result.status === 'SUCCESS') tellAdded(request.productId);
    return result;
  } finally {
    addingState.set({ addingKey: null });
  }
}
