export { generatePromotionUses } from './generate-promotion-uses.ts';
export { generatePromotions } from './generate-promotions.ts';
