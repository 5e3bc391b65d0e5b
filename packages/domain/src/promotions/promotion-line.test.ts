import { expect, it } from 'vitest';
import type { ProductSet } from './product-set.ts';
import { isInSet, type PromotionLine } from './promotion-line.ts';
import { lineOf } from './testing/promotion-of.ts';

const fridge = lineOf({ itemId: 'a', dollars: 1, brandId: 'nordholm', categoryIds: ['kitchen', 'fridges'] });

it.each<[string, ProductSet | undefined, Partial<PromotionLine>, boolean]>([
  ['everything', undefined, {}, true],
  ['everything, said in words', {}, {}, true],
  ['its product', { productIds: ['product-a'] }, {}, true],
  ['another product', { productIds: ['product-b'] }, {}, false],
  ['its variant', { variantIds: ['variant-a'] }, {}, true],
  ['its brand', { brandIds: ['solenne', 'nordholm'] }, {}, true],
  ['one of its categories', { categoryIds: ['fridges'] }, {}, true],
  ['another category', { categoryIds: ['ovens'] }, {}, false],
  ['its brand or another category', { brandIds: ['nordholm'], categoryIds: ['ovens'] }, {}, true],
  ['all but its brand', { except: { brandIds: ['nordholm'] } }, {}, false],
  ['its category but for another brand', { categoryIds: ['fridges'], except: { brandIds: ['solenne'] } }, {}, true],
  ['what is not reduced', { fullPriceOnly: true }, { isReduced: true }, false],
  ['what is not reduced, and it is not', { fullPriceOnly: true }, {}, true],
  ['its variant, of no product that is named', { productIds: ['product-b'], variantIds: ['variant-a'] }, {}, true],
  ['another variant', { variantIds: ['variant-b'] }, {}, false],
  ['reduced goods, where that does not matter', { fullPriceOnly: false }, { isReduced: true }, true],
  ['everything, but it is no goods', {}, { isDiscountable: false }, false],
  ['no product at all', { productIds: [] }, {}, false],
])('%s: %j with %j is %s', (_, set, part, isIn) => {
  expect(isInSet({ ...fridge, ...part }, set)).toBe(isIn);
});
