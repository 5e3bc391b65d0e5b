/** In this order: what an earlier lane took off is gone when a later one looks. */
export const PROMOTION_LANES = ['item', 'bundle', 'order', 'gift', 'shipping'] as const;
export type PromotionLane = (typeof PROMOTION_LANES)[number];

/** Lanes of what is taken off goods. */
export const GOODS_LANES: readonly PromotionLane[] = ['item', 'bundle', 'order'];
