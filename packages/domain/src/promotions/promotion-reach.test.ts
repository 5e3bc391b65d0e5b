import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPromotions } from './apply-promotions.ts';
import type { Promotion } from './promotion.ts';
import { createAssortment, promotionReach } from './promotion-reach.ts';
import { anyCart, anyPromotions, lineEffect } from './testing/any-promotions.ts';
import { inputOf, lineOf, promotionOf } from './testing/promotion-of.ts';

const washer = lineOf({ itemId: 'washer', dollars: 900, categoryIds: ['washers'], brandId: 'tarn' });
const dryer = lineOf({ itemId: 'dryer', dollars: 700, categoryIds: ['dryers'], brandId: 'tarn', isReduced: true });
const white = { ...dryer, itemId: 'dryer-white', variantId: 'white' };
const card = lineOf({ itemId: 'card', dollars: 50, isDiscountable: false });
const goods = createAssortment([washer, dryer, white, card]);
const reach = (more: Partial<Promotion>) => promotionReach(promotionOf({ id: 'offer', ...more }), goods);
const washers = { categoryIds: ['washers'] };
const tarn = { brandIds: ['tarn'] };

it.each([
  ['a category', { effects: [{ type: 'percentOff', percent: 10, on: washers }] }, 1],
  ['a brand, and each product once', { effects: [{ type: 'percentOff', percent: 10, on: tarn }] }, 2],
  ['everything but what is money', { effects: [{ type: 'percentOff', percent: 10 }] }, 2],
  ['dollars off everything', { effects: [{ type: 'amountOff', amount: 10 }] }, 2],
  ['what is not reduced', { effects: [{ type: 'percentOff', percent: 10, on: { fullPriceOnly: true } }] }, 1],
  ['only what costs more than the fixed price', { effects: [{ type: 'fixedPrice', price: 800, on: tarn }] }, 1],
  [
    'both sides of a bundle',
    {
      effects: [{ type: 'buyGet', buy: washers, buyQty: 1, get: { categoryIds: ['dryers'] }, getQty: 1, percent: 50 }],
    },
    2,
  ],
  [
    'the goods that a gift comes with',
    {
      conditions: [{ type: 'minQty', qty: 1, on: washers }],
      effects: [{ type: 'promoItem', productId: 'soap', qty: 1, price: 0, worth: 9 }],
    },
    1,
  ],
  ['delivery of everything', { effects: [{ type: 'shipping', cut: { kind: 'fixed', price: 0 } }] }, 2],
  ['nothing', { effects: [{ type: 'percentOff', percent: 10, on: { brandIds: ['nobody'] } }] }, 0],
] as const)('an offer is for %s', (_, more, count) => {
  expect(reach(more)).toBe(count);
});

it('an offer on lines is for exactly the products that get it alone in a cart', () => {
  const offers = anyPromotions({ effect: lineEffect, conditions: fc.constant([]), max: 1 });
  fc.assert(
    fc.property(anyCart(offers), ({ lines, promotions: [promotion] }) => {
      if (!promotion || promotion.lane === 'gift' || promotion.lane === 'shipping') return;
      const own = lines.map((line) => ({ ...line, qty: 1 }));
      const priced = own.filter(
        (line) => applyPromotions(inputOf({ lines: [line], promotions: [promotion] })).given.length > 0,
      );
      expect(promotionReach(promotion, createAssortment(own))).toBe(priced.length);
    }),
  );
});
