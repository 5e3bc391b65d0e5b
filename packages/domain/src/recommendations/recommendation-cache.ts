export const PRODUCT_EVENTS = [
  'add-to-cart',
  'category-page-view',
  'detail-page-view',
  'home-page-view',
  'shopping-cart-page-view',
] as const;
export type ProductEvent = (typeof PRODUCT_EVENTS)[number];

export type RecommendationEntry = {
  readonly attributionToken: string;
  readonly productIds: readonly string[];
  readonly recommendationsLoaded: boolean;
};
