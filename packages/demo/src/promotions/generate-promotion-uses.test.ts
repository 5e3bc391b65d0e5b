import { expect, it } from 'vitest';
import { generatePromotionUses } from './generate-promotions.ts';
import { demo } from './testing/quote-demo-cart.ts';

const uses = generatePromotionUses();

it('leaves two uses of a promotion that has a limit, each use by another order and shopper', () => {
  const [promotionId] = new Set(uses.map((use) => use.promotionId));
  const promotion = demo.promotions.find(({ id }) => id === promotionId);
  const limit = promotion?.conditions.flatMap((one) => (one.type === 'usage' ? (one.total ?? []) : []));
  expect(limit).toEqual([uses.length + 2]);
  expect(new Set(uses.map(({ orderNumber }) => orderNumber)).size).toBe(uses.length);
  expect(new Set(uses.map(({ shopper }) => shopper)).size).toBe(uses.length);
});
