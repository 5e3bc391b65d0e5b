/** In order of application: each lane works on prices after the earlier ones. */
export const PROMOTION_LANES = ['item', 'bundle', 'order', 'gift', 'shipping'] as const;
export type PromotionLane = (typeof PROMOTION_LANES)[number];

/** Lanes that discount goods. */
export const GOODS_LANES: readonly PromotionLane[] = ['item', 'bundle', 'order'];
