import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';

/** Few distinct values, so that lines of two carts often collide, often with the same timestamp. */
const items = fc.array(
  fc
    .record({
      productId: fc.constantFrom('a', 'b'),
      variantId: fc.constantFrom('1', '2'),
      warrantyId: fc.constantFrom(null, 'plan-2'),
      qty: fc.integer({ min: 1, max: 5 }),
      createdAt: fc.integer({ min: 1, max: 3 }),
      addedFrom: fc.constantFrom('card', 'search'),
      // the same gift card may have been edited in one of the copies
      giftcard: fc.constantFrom(null, null, SAMPLE_GIFT, { ...SAMPLE_GIFT, amount: 50, message: '' }),
      giftId: fc.constantFrom('g1', 'g2'),
    })
    .map(({ giftId, ...part }) => sampleItem(part.giftcard ? { ...part, id: giftId } : part)),
  { maxLength: 6 },
);
/** Real carts have no duplicate lines, which a merge guarantees. */
const carts = items.map((some) => mergeCarts(some, []));

const often = { numRuns: 1000 };

const qtyOf = (cart: readonly CartItem[], id: string) => cart.find((item) => item.id === id)?.qty ?? 0;

describe('mergeCarts', () => {
  it('changes nothing when done again, with itself or with nothing [C-4-59]', () => {
    fc.assert(
      fc.property(carts, carts, (a, b) => {
        const merged = mergeCarts(a, b);
        expect(mergeCarts(a, a)).toEqual(a);
        expect(mergeCarts(a, [])).toEqual(a);
        expect(mergeCarts(merged, b)).toEqual(merged);
        expect(mergeCarts(merged, merged)).toEqual(merged);
      }),
      often,
    );
  });

  it('is the same either way round and in any grouping [C-4-59]', () => {
    fc.assert(
      fc.property(carts, carts, carts, (a, b, c) => {
        expect(mergeCarts(a, b)).toEqual(mergeCarts(b, a));
        expect(mergeCarts(mergeCarts(a, b), c)).toEqual(mergeCarts(a, mergeCarts(b, c)));
      }),
      often,
    );
  });

  it('loses no line, and never adds quantities up [C-4-59]', () => {
    fc.assert(
      fc.property(carts, carts, (a, b) => {
        for (const { id, qty } of mergeCarts(a, b)) expect(qty).toBe(Math.max(qtyOf(a, id), qtyOf(b, id)));
        const ids = new Set([...a, ...b].map(({ id }) => id));
        expect(new Set(mergeCarts(a, b).map(({ id }) => id))).toEqual(ids);
      }),
      often,
    );
  });

  it('makes one line of the same product, variant and plan: the earliest, with the larger quantity [C-4-56 C-4-58]', () => {
    const early = sampleItem({ createdAt: 5, qty: 1, addedFrom: 'early' });
    const late = sampleItem({ createdAt: 9, qty: 4, addedFrom: 'late' });
    expect(mergeCarts([late], [early])).toEqual([{ ...early, qty: 4 }]);
  });

  it.each([
    ['another product', { productId: 'b' }],
    ['another variant', { variantId: 'a-2' }],
    ['another plan', { warrantyId: 'plan-2' }],
  ])('keeps %s apart [C-4-56]', (_, part) => {
    expect(mergeCarts([sampleItem()], [sampleItem(part)])).toHaveLength(2);
  });

  it('keeps two gift cards apart that say the same [C-4-57]', () => {
    const one = sampleItem({ giftcard: SAMPLE_GIFT, id: 'g1' });
    const other = sampleItem({ giftcard: SAMPLE_GIFT, id: 'g2' });
    expect(mergeCarts([one], [other])).toHaveLength(2);
    expect(mergeCarts([one], [sampleItem()])).toHaveLength(2);
    expect(mergeCarts([one, other], [other])).toHaveLength(2);
  });
});
