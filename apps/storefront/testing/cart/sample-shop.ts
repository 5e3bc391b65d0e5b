import { cartHookEvents, type HookEvent } from '@wattle/domain/analytics';
import { type CartGlance, EMPTY_GLANCE, NOTHING_SAVED } from '@wattle/domain/cart';
import type { ProductDocument } from '@wattle/domain/search';
import type { AddToCartRequest } from '../../src/shopper/cart/add-request.ts';
import { createFactsLoader } from '../../src/shopper/cart/cart-facts-loader.ts';
import { type CartKeeper, createPageKeeper } from '../../src/shopper/cart/cart-keeper.ts';
import { createCartStore } from '../../src/shopper/cart/cart-store.ts';
import { SAMPLE_PLAN } from './sample-products.ts';

export const request = (productId: string, part: Partial<AddToCartRequest> = {}): AddToCartRequest => ({
  productId,
  variantId: `${productId}-1`,
  qty: 1,
  warrantyId: null,
  addedFrom: 'card',
  attribution: null,
  ...part,
});

/** A shop with these products, a clock and shared cart storage: each tab has its own store. */
export function openShop(...products: readonly ProductDocument[]) {
  const stock = new Map(products.map((product) => [product.id, product]));
  const plans = new Map([[SAMPLE_PLAN.id, SAMPLE_PLAN]]);
  const lookups: (readonly string[])[] = [];
  const planLookups: (readonly string[])[] = [];
  const keeper: CartKeeper = createPageKeeper();
  const hooks: HookEvent[] = [];
  let glance: CartGlance = EMPTY_GLANCE;
  let saved = NOTHING_SAVED;
  const shop = { nowMs: 1_000_000, isDown: false, announced: 0, ids: 0, donations: [] as readonly string[] };
  const answer = async <T>(value: T): Promise<T> => {
    if (shop.isDown) throw new Error('down');
    return value;
  };
  const openTab = (own: CartKeeper = keeper, session = { unstored: [] as readonly string[] }) =>
    createCartStore({
      keeper: own,
      isInMemory: () => false,
      loadFacts: createFactsLoader({
        loadProducts: (ids) => {
          lookups.push(ids);
          return answer(new Map(ids.flatMap((id) => [...stock].filter(([known]) => known === id))));
        },
        loadPlans: (ids) => {
          planLookups.push(ids);
          return answer(new Map(ids.flatMap((id) => [...plans].filter(([known]) => known === id))));
        },
        loadDonations: () => answer(shop.donations),
        now: () => shop.nowMs,
      }),
      glance: {
        get: () => glance,
        set: (next) => {
          glance = next;
        },
      },
      saved: {
        get: () => saved,
        set: (next) => {
          saved = next;
        },
      },
      unstored: {
        get: () => session.unstored,
        set: (texts) => {
          session.unstored = texts;
        },
      },
      announce: () => {
        shop.announced += 1;
      },
      tell: (...change) => void hooks.push(...cartHookEvents(...change)),
      now: () => shop.nowMs,
      newId: () => {
        shop.ids += 1;
        return `own-${shop.ids}`;
      },
    });
  return { shop, stock, plans, lookups, planLookups, keeper, hooks, openTab, glance: () => glance, saved: () => saved };
}
