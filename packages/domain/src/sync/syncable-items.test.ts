import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_LINES_MAX } from '../cart/stored-cart.ts';
import { SAMPLE_GIFT, sampleItem } from '../cart/testing/sample-cart.ts';
import { isSameItems, mergeChanges, mergeItems, NOTHING_SYNCED, WISHES_MAX } from './syncable-items.ts';
import { cartOf, itemsWith, qtysOf } from './testing/sync-browsers.ts';

/** Few distinct values, so that the copies often collide. */
const someItems = fc
  .record({
    cartItems: fc.array(
      fc
        .record({
          productId: fc.constantFrom('a', 'b', 'c'),
          qty: fc.integer({ min: 1, max: 4 }),
          createdAt: fc.integer({ min: 1, max: 3 }),
          giftcard: fc.constantFrom(null, null, SAMPLE_GIFT),
        })
        .map((part) => sampleItem(part.giftcard ? { ...part, id: `gift-${part.qty}` } : part)),
      { maxLength: 4 },
    ),
    wishlistItems: fc.array(
      fc.record({
        productId: fc.constantFrom('a', 'b', 'c'),
        qty: fc.integer({ min: 1, max: 2 }),
        createdAt: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map((items) => mergeItems(items, NOTHING_SYNCED));

const often = { numRuns: 400 };

describe('mergeItems', () => {
  it('merges cart and wishlist, each by its own rule [C-4-56 C-4-58 C-4-60]', () => {
    const wish = (createdAt: number, qty: number) => ({ productId: 'w', createdAt, qty });
    const one = { cartItems: [sampleItem({ createdAt: 5, qty: 1 })], wishlistItems: [wish(9, 2)] };
    const other = { cartItems: [sampleItem({ createdAt: 8, qty: 3 })], wishlistItems: [wish(4, 1)] };
    expect(mergeItems(one, other)).toEqual({
      cartItems: [sampleItem({ createdAt: 5, qty: 3 })],
      wishlistItems: [wish(4, 2)],
    });
  });
});

describe('what two full copies make', () => {
  const many = (name: string, count: number, createdAt: number) => ({
    cartItems: Array.from({ length: count }, (_, n) => sampleItem({ productId: `${name}${n}`, createdAt })),
    wishlistItems: Array.from({ length: count }, (_, n) => ({ productId: `${name}${n}`, qty: 1, createdAt })),
  });
  it('is no more than a cart and a wishlist hold: the newest of both', () => {
    const [older, newer] = [many('old', WISHES_MAX, 1), many('new', CART_LINES_MAX, 2)];
    for (const merged of [mergeItems(older, newer), mergeChanges(NOTHING_SYNCED, newer, older)]) {
      expect(merged.cartItems.map(({ createdAt }) => createdAt)).toEqual(Array(CART_LINES_MAX).fill(2));
      expect(merged.wishlistItems).toHaveLength(WISHES_MAX);
      expect(merged.wishlistItems.filter(({ createdAt }) => createdAt === 2)).toHaveLength(CART_LINES_MAX);
    }
  });
});

describe('mergeChanges', () => {
  const from = cartOf({ a: 3, b: 1 });
  it.each([
    ['both left alone', cartOf({ a: 3, b: 1 }), cartOf({ a: 3, b: 1 }), { a: 3, b: 1 }],
    ['each put something in', cartOf({ a: 3, b: 1, c: 1 }), cartOf({ a: 3, b: 1, d: 1 }), { a: 3, b: 1, c: 1, d: 1 }],
    ['only I took something out', cartOf({ a: 3 }), cartOf({ a: 3, b: 1 }), { a: 3 }],
    ['only they took something out', cartOf({ a: 3, b: 1 }), cartOf({ b: 1 }), { b: 1 }],
    ['I took out what they changed', cartOf({ b: 1 }), cartOf({ a: 4, b: 1 }), { a: 4, b: 1 }],
    ['only I wanted fewer', cartOf({ a: 1, b: 1 }), cartOf({ a: 3, b: 1 }), { a: 1, b: 1 }],
    ['both changed a quantity', cartOf({ a: 5, b: 1 }), cartOf({ a: 4, b: 1 }), { a: 5, b: 1 }],
    ['both put the same in', cartOf({ a: 3, b: 1, c: 2 }), cartOf({ a: 3, b: 1, c: 2 }), { a: 3, b: 1, c: 2 }],
  ])('%s [C-4-51 C-4-59]', (_, mine, theirs, merged) => {
    expect(qtysOf(mergeChanges(from, mine, theirs))).toEqual(merged);
    expect(qtysOf(mergeChanges(from, theirs, mine))).toEqual(merged);
  });

  it('keeps what is written on a gift card by the one who changed it', () => {
    const card = sampleItem({ id: 'g1', giftcard: SAMPLE_GIFT });
    const changed = { ...card, giftcard: { ...SAMPLE_GIFT, message: 'And a kettle.' } };
    const merged = mergeChanges(itemsWith({ cartItems: [card] }), itemsWith({ cartItems: [changed] }), {
      cartItems: [card],
      wishlistItems: [],
    });
    expect(merged.cartItems).toEqual([changed]);
  });

  it('is the merge of a log in when the copies have nothing in common [C-4-59]', () => {
    fc.assert(
      fc.property(someItems, someItems, (mine, theirs) => {
        expect(mergeChanges(NOTHING_SYNCED, mine, theirs)).toEqual(mergeItems(mine, theirs));
      }),
      often,
    );
  });

  it('is the same from both sides, and doing it again changes nothing [C-4-59]', () => {
    fc.assert(
      fc.property(someItems, someItems, someItems, (before, mine, theirs) => {
        const merged = mergeChanges(before, mine, theirs);
        expect(mergeChanges(before, theirs, mine)).toEqual(merged);
        expect(mergeChanges(theirs, merged, theirs)).toEqual(merged);
        expect(mergeChanges(before, before, theirs)).toEqual(theirs);
        expect(mergeChanges(before, mine, mine)).toEqual(mine);
      }),
      often,
    );
  });

  it('loses nothing but what one took out, and never adds up [C-4-59]', () => {
    fc.assert(
      fc.property(someItems, someItems, someItems, (before, mine, theirs) => {
        const merged = mergeChanges(before, mine, theirs);
        const qtyIn = (items: typeof before, id: string) => items.cartItems.find((item) => item.id === id)?.qty ?? 0;
        for (const { id } of [...mine.cartItems, ...theirs.cartItems]) {
          const qtys = [qtyIn(mine, id), qtyIn(theirs, id)];
          expect(qtys).toContain(qtyIn(merged, id));
          if (qtyIn(merged, id) === 0) expect(qtyIn(before, id)).toBe(Math.max(...qtys));
        }
      }),
      often,
    );
  });
});

describe('isSameItems', () => {
  it.each([
    ['in another order', itemsWith({ cartItems: [...cartOf({ a: 1, b: 2 }).cartItems].reverse() }), true],
    ['with fields in another order', JSON.parse(reversed(cartOf({ a: 1, b: 2 }))), true],
    ['with another quantity', cartOf({ a: 1, b: 3 }), false],
    ['with a line less', cartOf({ a: 1 }), false],
    ['with a wish', { ...cartOf({ a: 1, b: 2 }), wishlistItems: [{ productId: 'a', qty: 1, createdAt: 1 }] }, false],
  ])('%s [C-4-10]', (_, other, isSame) => {
    expect(isSameItems(cartOf({ a: 1, b: 2 }), other)).toBe(isSame);
  });
});

/** The same JSON with the fields of every object reversed. */
function reversed(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  );
}
