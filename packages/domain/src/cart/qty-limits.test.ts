import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CART_SETTINGS } from './cart-facts.ts';
import { qtyLimits, wholeLots } from './qty-limits.ts';
import { factsOf, sampleFacts, sampleItem } from './testing/sample-cart.ts';
import { validateCart } from './validate-cart.ts';

const item = sampleItem({ qty: 1 });

describe('qtyLimits', () => {
  it.each([
    [{ variants: [{ id: 'a-1', qty: 500 }] }, { min: 1, max: 99, step: 1, code: 'variantQtyMaxExceeded' }],
    [{ cartQtyVariantMax: 4 }, { min: 1, max: 4, step: 1, code: 'variantQtyMaxExceeded' }],
    [{ cartQtyProductMax: 2 }, { min: 1, max: 2, step: 1, code: 'productQtyMaxExceeded' }],
    [{ variants: [{ id: 'a-1', qty: 3 }] }, { min: 1, max: 3, step: 1, code: 'stockInsufficient' }],
    [{ cartQtyVariantMin: 2 }, { min: 2, max: 10, step: 1, code: 'stockInsufficient' }],
    [
      { cartQtyVariantMin: 3, cartQtyVariantMultipleOf: 4 },
      { min: 4, max: 8, step: 4, code: 'stockInsufficient' },
    ],
  ])('of %j are %j [C-5-03 C-5-04 C-5-05 C-5-06 C-5-07 C-5-08]', (part, { code, ...limits }) => {
    const found = qtyLimits(item, [item], sampleFacts('a', part), DEFAULT_CART_SETTINGS);
    expect(found).toMatchObject({ ...limits, maxReason: { code } });
  });

  it('leave room for the other lines of the product and of the variant [C-5-03 C-5-08]', () => {
    const items = [item, sampleItem({ qty: 4, warrantyId: 'plan-2' }), sampleItem({ qty: 1, variantId: 'a-2' })];
    const max = (part: Parameters<typeof sampleFacts>[1]) =>
      qtyLimits(item, items, sampleFacts('a', part), DEFAULT_CART_SETTINGS).max;
    expect(max({})).toBe(6);
    expect(max({ cartQtyProductMax: 7 })).toBe(2);
    expect(max({ cartQtyProductMax: 3 })).toBe(0);
  });

  it('are those of the variant, whatever else is in the cart [C-5-08]', () => {
    const second = sampleItem({ variantId: 'a-2' });
    const items = [second, sampleItem({ productId: 'b', variantId: 'a-2', qty: 3 })];
    const variants = [
      { id: 'a-1', qty: 1 },
      { id: 'a-2', qty: 7 },
    ];
    const found = qtyLimits(second, items, sampleFacts('a', { variants }), DEFAULT_CART_SETTINGS);
    expect(found).toMatchObject({ max: 7, maxReason: { code: 'stockInsufficient', params: { stockQty: 7 } } });
    const gone = qtyLimits(second, items, sampleFacts('a', { variants: [] }), DEFAULT_CART_SETTINGS);
    expect(gone.max).toBe(0);
  });

  it('say what holds them down [C-5-03 C-5-04]', () => {
    const reasonOf = (part: Parameters<typeof sampleFacts>[1]) =>
      qtyLimits(item, [item], sampleFacts('a', part), DEFAULT_CART_SETTINGS).maxReason;
    expect(reasonOf({ cartQtyVariantMax: 4 })).toEqual({ code: 'variantQtyMaxExceeded', params: { qtyMax: 4 } });
    expect(reasonOf({ cartQtyProductMax: 2 })).toEqual({ code: 'productQtyMaxExceeded', params: { qtyMax: 2 } });
  });

  it('agree with the validation: what is within them passes, what is one step above does not', () => {
    const limit = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });
    fc.assert(
      fc.property(limit, limit, limit, limit, fc.nat(20), fc.integer({ min: 1, max: 4 }), (...given) => {
        const [cartQtyProductMax, cartQtyVariantMax, cartQtyVariantMin, cartQtyVariantMultipleOf, stock, others] =
          given;
        const product = sampleFacts('a', {
          cartQtyProductMax,
          cartQtyVariantMax,
          cartQtyVariantMin,
          cartQtyVariantMultipleOf,
          variants: [{ id: 'a-1', qty: stock }],
        });
        const sibling = sampleItem({ warrantyId: 'plan-2', qty: others });
        const { min, max, step } = qtyLimits(item, [item, sibling], product, DEFAULT_CART_SETTINGS);
        const failuresAt = (qty: number) =>
          validateCart([{ ...item, qty }, sibling], factsOf(product), 0).failures[item.id] ?? [];
        for (let qty = min; qty <= max; qty += step) expect(failuresAt(qty)).toEqual([]);
        expect(failuresAt(Math.max(max, 0) + step)).not.toEqual([]);
      }),
    );
  });
});

describe('wholeLots', () => {
  it.each([
    [1, 0, null, null, 1],
    [3, 4, null, null, 3],
    [1, 0, 4, null, 4],
    [1, 4, 4, null, 1],
    [1, 0, null, 6, 6],
    [1, 6, null, 6, 6],
    [7, 0, null, 6, 12],
    [1, 0, 4, 6, 6],
    // an invalid line becomes valid
    [1, 1, null, 6, 5],
  ])('adds for %i to %i, least %j, lots of %j: %i [C-5-06 C-5-07]', (qty, before, min, lot, added) => {
    expect(wholeLots(qty, before, { cartQtyVariantMin: min, cartQtyVariantMultipleOf: lot })).toBe(added);
  });
});
