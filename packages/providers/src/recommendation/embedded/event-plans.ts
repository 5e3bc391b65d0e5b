import type { ProductEvent } from '@wattle/domain/recommendations';

/** How one page type weighs its inputs and lays out its results. */
export type EventPlan = {
  readonly seen: number;
  readonly bought: number;
  readonly content: number;
  readonly accessory: number;
  readonly popularity: number;
  /** Weight of the visitor's history next to the page's products. */
  readonly past: number;
  /**
   * mixed: alternatives and accessories in turn. accessories: accessories first, skipping families already in
   * the cart. ranked: by score, topped up with popular products.
   */
  readonly layout: 'mixed' | 'accessories' | 'ranked';
};

const BESIDE_CART: EventPlan = {
  seen: 0.2,
  bought: 1,
  content: 0.1,
  accessory: 0.5,
  popularity: 0.05,
  past: 0.1,
  layout: 'accessories',
};
const BROWSING: EventPlan = {
  seen: 1,
  bought: 0.5,
  content: 0.2,
  accessory: 0.2,
  popularity: 0.2,
  past: 1,
  layout: 'ranked',
};

export const EVENT_PLANS: Readonly<Record<ProductEvent, EventPlan>> = {
  'detail-page-view': {
    seen: 1,
    bought: 0.5,
    content: 0.3,
    accessory: 0.15,
    popularity: 0.05,
    past: 0.8,
    layout: 'mixed',
  },
  'add-to-cart': BESIDE_CART,
  'shopping-cart-page-view': BESIDE_CART,
  'home-page-view': BROWSING,
  'category-page-view': BROWSING,
};
