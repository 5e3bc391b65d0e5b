import type { PromotionUse } from '../demo-shop.ts';
import { AIR_FRYER_OFFER } from './goods-promotions.ts';

/** Two more orders may have it. */
const LEFT = 2;

/** Uses of the promotion that is almost used up, by shoppers and orders of before the shop was made. */
export const generatePromotionUses = (): PromotionUse[] =>
  Array.from({ length: AIR_FRYER_OFFER.orders - LEFT }, (_, index) => {
    const serial = String(index + 1).padStart(3, '0');
    return {
      promotionId: AIR_FRYER_OFFER.id,
      orderNumber: `before-${serial}`,
      shopper: `shopper-${serial}@example.com`,
    };
  });
