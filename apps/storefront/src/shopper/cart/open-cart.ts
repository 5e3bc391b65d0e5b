import { NotInShop } from '@wattle/domain';
import { randomKey } from '../../page/random-key.ts';
import { pushEvents } from '../analytics/push-events.ts';
import { loadProducts } from '../products/load-products.ts';
import type { AddToCartRequest, AddToCartResult } from './add-request.ts';
import { addingState } from './adding-state.ts';
import { createFactsLoader } from './cart-facts-loader.ts';
import { createPageKeeper, createSafeKeeper } from './cart-keeper.ts';
import { type CartStore, createCartStore } from './cart-store.ts';
import { createDatabaseKeeper } from './database-keeper.ts';
import { GLANCE_KEY, glanceStore } from './glance-store.ts';
import { loadDonations } from './load-donations.ts';
import { loadPlans } from './load-plans.ts';

let opened: CartStore | null = null;

/** The one cart of this page; only a browser has one. */
export function openCart(): CartStore {
  opened ??= create();
  return opened;
}

/** Adds to the cart. What is not in the shop any more is no longer available to who asks for it [C-8-33]. */
export async function addToOpened(request: AddToCartRequest): Promise<AddToCartResult> {
  try {
    return await openCart().add(request);
  } catch (error) {
    if (error instanceof NotInShop) return { status: 'REJECTED', reasons: [{ code: 'productStateInvalid' }] };
    throw error;
  }
}

function create(): CartStore {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wattle.cart');
  const now = () => Date.now();
  const store = createCartStore({
    keeper: createSafeKeeper(createDatabaseKeeper(), createPageKeeper()),
    loadFacts: createFactsLoader({ loadProducts, loadPlans, loadDonations, now }),
    glance: glanceStore,
    announce: () => channel?.postMessage('changed'),
    tell: pushEvents,
    now,
    newId: randomKey,
  });
  store.subscribe(() => addingState.set({ isInitialising: store.get().load === 'loading' }));
  // another tab has changed the cart; a glance that came late is put right on the way
  channel?.addEventListener('message', () => void store.load());
  addEventListener('storage', ({ key }) => {
    if (key === GLANCE_KEY) void store.load();
  });
  return store;
}
