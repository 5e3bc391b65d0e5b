import { describe, expect, it } from 'vitest';
import { DEFAULT_CART_SETTINGS } from './cart-facts.ts';
import { lineHints } from './line-hints.ts';
import { sampleFacts, sampleItem } from './testing/sample-cart.ts';

describe('lineHints', () => {
  it.each([
    [1, {}, []],
    [10, {}, [{ code: 'stockInsufficient', params: { stockQty: 10 } }]],
    [1, { cartQtyProductMax: 2 }, []],
    [2, { cartQtyProductMax: 2 }, [{ code: 'productQtyMaxExceeded', params: { qtyMax: 2 } }]],
    [4, { cartQtyVariantMultipleOf: 2 }, [{ code: 'variantQtyNotMultiple', params: { multipleOf: 2 } }]],
    [3, { cartQtyVariantMin: 3 }, [{ code: 'variantQtyBelowMin', params: { qtyMin: 3 } }]],
    [4, { cartQtyVariantMin: 3 }, []],
  ])('of %i with %j are %j', (qty, part, hints) => {
    const line = sampleItem({ qty });
    expect(lineHints(line, [line], sampleFacts('a', part), DEFAULT_CART_SETTINGS)).toEqual(hints);
  });
});
