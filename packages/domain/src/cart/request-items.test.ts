import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { mergeCarts } from './merge-carts.ts';
import { fromRequestItems, type RequestItem, toRequestItems } from './request-items.ts';
import { factsOf, SAMPLE_GIFT, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const facts = factsOf(sampleFacts('a'), sampleFacts('b'), sampleFacts('card', { functionalType: 'giftcard' }));
const request = (items: readonly CartItem[]) => toRequestItems(viewCart(items, facts).items);

const plan = (qty: number, targetId = 'a'): RequestItem => ({
  productId: 'plan-2',
  variantId: '900002',
  qty,
  extra: { releaseDateTime: null, warranty: { targetId, targetVariantId: `${targetId}-1` } },
});
const goods = (qty: number, productId = 'a'): RequestItem => ({
  productId,
  variantId: `${productId}-1`,
  qty,
  extra: { releaseDateTime: null },
});

describe('toRequestItems', () => {
  it('has what a line is, and no price [C-7-21]', () => {
    const item = sampleItem({ qty: 2, extra: { releaseDateTime: 1_800_000_000 } });
    expect(request([item])).toEqual([
      { productId: 'a', variantId: 'a-1', qty: 2, extra: { releaseDateTime: 1_800_000_000 } },
    ]);
  });

  it('has each plan as an item of its own after all goods [C-7-35 C-7-36 C-7-37]', () => {
    const items = [sampleItem({ qty: 2, warrantyId: 'plan-2', createdAt: 2000 }), sampleItem({ productId: 'b' })];
    expect(request(items)).toEqual([goods(2), goods(1, 'b'), plan(2)]);
  });

  it('has what is written on a gift card [C-3-14]', () => {
    const [item] = request([sampleItem({ productId: 'card', giftcard: SAMPLE_GIFT, id: 'g1' })]);
    expect(item?.extra).toEqual({ releaseDateTime: null, giftcard: SAMPLE_GIFT });
  });
});

describe('fromRequestItems', () => {
  it('gives a plan to the line that has as many', () => {
    const { items, strayPlans } = fromRequestItems([goods(1), goods(3), plan(3)]);
    expect(items.map(({ id, qty, warrantyId }) => [id, qty, warrantyId])).toEqual([
      ['0', 1, null],
      ['1', 3, 'plan-2'],
    ]);
    expect(strayPlans).toEqual([]);
  });

  it.each([
    ['for what is not in the cart', [goods(1), plan(1, 'b')], [1]],
    ['for another number of units', [goods(2), plan(1)], [1]],
    ['of which a line has one already', [goods(1), plan(1), plan(1)], [2]],
    ['alone', [plan(1)], [0]],
  ])('gives back a plan %s', (_, items, stray) => {
    expect(fromRequestItems(items).strayPlans).toEqual(stray);
  });

  it('names each line by its place, plans left out', () => {
    const { items } = fromRequestItems([goods(1), plan(1), goods(1, 'b')]);
    expect(items.map(({ id }) => id)).toEqual(['0', '2']);
  });

  const anyItem = fc
    .record({
      productId: fc.constantFrom('a', 'b'),
      variant: fc.constantFrom('1', '2'),
      warrantyId: fc.constantFrom(null, 'plan-2'),
      qty: fc.integer({ min: 1, max: 3 }),
      gift: fc.constantFrom(null, null, 'g1', 'g2'),
    })
    .map(({ variant, gift, ...part }) =>
      gift === null
        ? sampleItem({ ...part, variantId: `${part.productId}-${variant}` })
        : sampleItem({ productId: 'card', giftcard: SAMPLE_GIFT, id: gift, qty: part.qty }),
    );
  const meaning = (items: readonly CartItem[]) =>
    items
      .map(({ productId, variantId, qty, warrantyId, giftcard, extra }) =>
        JSON.stringify([productId, variantId, qty, warrantyId, giftcard, extra]),
      )
      .toSorted();

  it('is the way back of every cart: a plan survives it [C-7-37]', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), (some) => {
        const cart = mergeCarts(some, []);
        const { items, strayPlans } = fromRequestItems(request(cart));
        expect(strayPlans).toEqual([]);
        expect(meaning(items)).toEqual(meaning(cart));
      }),
      { numRuns: 500 },
    );
  });
});
