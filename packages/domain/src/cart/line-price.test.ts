import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartProductFacts } from './cart-facts.ts';
import { viewCart } from './cart-view.ts';
import { linePrice, subtotalCents } from './line-price.ts';
import { factsOf, SAMPLE_GIFT, SAMPLE_WARRANTY, sampleFacts, sampleItem } from './testing/sample-cart.ts';

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
    // what is written on a fridge does not change its price
    [{ qty: 1, giftcard: { ...SAMPLE_GIFT, amount: 10 }, warranty: null }, { price: 1999 }, [199_900, null, null]],
  ])('of %j with %j is %j', (line, product, [itemsCents, wasCents, planCents]) => {
    expect(linePrice(line, sampleFacts('a', product))).toEqual({ itemsCents, wasCents, planCents });
  });
});

describe('subtotalCents', () => {
  it('adds up lines and plans to the cent', () => {
    const items = [sampleItem({ qty: 2, warrantyId: 'plan-2' }), sampleItem({ productId: 'b', qty: 3 })];
    const facts = factsOf(sampleFacts('a'), sampleFacts('b', { price: 0.07 }));
    expect(subtotalCents(viewCart(items, facts).items, facts)).toBe(20_000 + 15_900 + 21);
  });

  it('is the exact sum for any prices in whole cents', () => {
    const line = fc.record({ cents: fc.integer({ min: 0, max: 2_000_000 }), qty: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const products = lines.map(({ cents }, index) => sampleFacts(`p${index}`, { price: cents / 100 }));
        const facts = factsOf(...products);
        const items = lines.map(({ qty }, index) => sampleItem({ productId: `p${index}`, qty }));
        const expected = lines.reduce((sum, { cents, qty }) => sum + cents * qty, 0);
        expect(subtotalCents(viewCart(items, facts).items, facts)).toBe(expected);
      }),
    );
  });
});
