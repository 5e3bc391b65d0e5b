import { CART_GLANCE_KEY } from '@wattle/contract';
import { NotInShop } from '@wattle/domain/cart';
import { browserClient } from '../../page/browser-client.ts';
import { randomKey } from '../../page/random-key.ts';
import { heldUnits, openAttemptStore } from '../checkout/open-attempt.ts';
import { pendingOrders } from '../checkout/pending-orders.ts';
import { loadPlans } from '../products/load-plans.ts';
import { loadProducts } from '../products/load-products.ts';
import type { AddToCartRequest, AddToCartResult } from './add-request.ts';
import { addingState } from './adding-state.ts';
import { createFactsLoader } from './cart-facts-loader.ts';
import { createPageKeeper, createSafeKeeper } from './cart-keeper.ts';
import { type CartStore, createCartStore } from './cart-store.ts';
import { createDatabaseKeeper } from './database-keeper.ts';
import { glanceStore } from './glance-store.ts';
import { keepKnownLines } from './known-lines.ts';
import { savedStore } from './saved-store.ts';
import { unstoredStore } from './unstored-store.ts';

let opened: CartStore | null = null;

/** The page's single cart; browser only. */
export function openCart(): CartStore {
  opened ??= create();
  return opened;
}

/** Adds to the cart. Unknown products are reported as no longer available [C-8-33]. */
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
  const keeper = createSafeKeeper(createDatabaseKeeper(), createPageKeeper());
  const store = createCartStore({
    keeper,
    isInMemory: keeper.hasFailed,
    loadFacts: createFactsLoader({ loadProducts: loadWithOwn, loadPlans, loadDonations, now }),
    glance: glanceStore,
    saved: savedStore,
    unstored: unstoredStore,
    announce: () => channel?.postMessage('changed'),
    // with the first change, and nothing waits for it
    tell: (...change) => {
      import('../analytics/tell-cart.ts').then(({ tellCart }) => tellCart(...change)).catch(() => {});
    },
    now,
    newId: randomKey,
  });
  store.subscribe(() => {
    const { load, items, facts } = store.get();
    addingState.set({ isInitialising: load === 'loading' });
    if (load === 'SUCCESS') keepKnownLines(items, facts);
  });
  // another tab changed the cart; loading also corrects a stale summary
  channel?.addEventListener('message', () => void store.load());
  addEventListener('storage', ({ key }) => {
    if (key === CART_GLANCE_KEY) void store.load();
  });
  return store;
}

/** Products with the units that this browser's own unfinished order holds: they are not sold out to who has them. */
async function loadWithOwn(ids: readonly string[]) {
  const found = await loadProducts(ids);
  const held = heldUnits([openAttemptStore.get(), ...pendingOrders().filter(({ state }) => state === 'PENDING')]);
  if (held.size === 0) return found;
  return new Map(
    [...found].map(([id, product]) => {
      const variants = product.variants.map((one) => ({ ...one, qty: one.qty + (held.get(one.id) ?? 0) }));
      return [id, { ...product, variants }];
    }),
  );
}

/** Product ids of donations [C-9-66]. Throws on failure. */
async function loadDonations(): Promise<readonly string[]> {
  const outcome = await browserClient.loadCartSettings({});
  if (outcome.status !== 'SUCCESS') throw new Error('The settings of the cart could not be loaded.');
  return outcome.value.donationProductIds;
}
