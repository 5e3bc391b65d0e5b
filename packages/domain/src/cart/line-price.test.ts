import { describe, expect, it } from 'vitest';
import type { CartProductFacts } from './cart-facts.ts';
import { linePrice } from './line-price.ts';
import { SAMPLE_GIFT, SAMPLE_WARRANTY, sampleFacts } from './testing/sample-cart.ts';

describe('linePrice', () => {
  it.each<[Parameters<typeof linePrice>[0], Partial<CartProductFacts>, readonly (number | null)[]]>([
    [{ qty: 3, giftcard: null, warranty: null }, { price: 19.99, erpOriginalPrice: 19.99 }, [5997, null, null]],
    [{ qty: 2, giftcard: null, warranty: SAMPLE_WARRANTY }, {}, [20_000, null, 15_900]],
    [
      { qty: 2, giftcard: null, warranty: null },
      { isDiscounted: true, erpOriginalPrice: 149.95 },
      [20_000, 29_990, null],
    ],
    [
      { qty: 2, giftcard: SAMPLE_GIFT, warranty: null },
      { price: 1, functionalType: 'giftcard', isDiscounted: true, erpOriginalPrice: 500 },
      [20_000, null, null],
    ],
    // gift details on a fridge do not change its price
    [{ qty: 1, giftcard: { ...SAMPLE_GIFT, amount: 10 }, warranty: null }, { price: 1999 }, [199_900, null, null]],
  ])('of %j with %j is %j', (line, product, [itemsCents, wasCents, planCents]) => {
    expect(linePrice(line, sampleFacts('a', product))).toEqual({
      unitCents: (itemsCents ?? 0) / line.qty,
      itemsCents,
      wasCents,
      planCents,
    });
  });
});
