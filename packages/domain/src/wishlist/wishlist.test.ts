import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_WISHLIST, isWished, mergeWishlists, readWishlist, removeWished, toggleWished } from './wishlist.ts';

const wishlistOf = (...ids: readonly string[]) =>
  ids.reduce((wishlist, id, index) => toggleWished(wishlist, id, index), EMPTY_WISHLIST);
const idsOf = ({ items }: ReturnType<typeof wishlistOf>) => items.map(({ productId }) => productId);

const wishlists = fc
  .array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      qty: fc.integer({ min: 1, max: 3 }),
      createdAt: fc.nat(3),
    }),
    { maxLength: 4 },
  )
  .map((items) => readWishlist(JSON.stringify({ version: 1, items })));

describe('a wishlist', () => {
  it('is keyed by product: pressed once it is on, pressed again it is off [C-3-20 C-3-21]', () => {
    const wishlist = toggleWished(EMPTY_WISHLIST, 'a', 7);
    expect(wishlist.items).toEqual([{ productId: 'a', qty: 1, createdAt: 7 }]);
    expect(isWished(wishlist, 'a')).toBe(true);
    expect(isWished(toggleWished(wishlist, 'a', 8), 'a')).toBe(false);
  });

  it('has those of one moment by their id, whichever came first', () => {
    const both = [
      { productId: 'a', qty: 1, createdAt: 5 },
      { productId: 'b', qty: 1, createdAt: 5 },
    ];
    for (const items of [both, both.toReversed()]) {
      expect(readWishlist(JSON.stringify({ version: 1, items })).items).toEqual(both);
    }
  });

  it.each([
    ['as many as were wished', 2, 2],
    ['as many as may be', 1000, 99],
    ['one for none', 0, 1],
    ['one for less than none', -3, 1],
    ['one for a part', 1.5, 1],
    ['one for a word', '4', 1],
  ])('reads %s', (_, qty, expected) => {
    const text = JSON.stringify({ version: 1, items: [{ productId: 'a', qty, createdAt: 0 }] });
    expect(readWishlist(text).items).toEqual([{ productId: 'a', qty: expected, createdAt: 0 }]);
  });

  it.each([
    ['no product', { qty: 1, createdAt: 5 }],
    ['no moment', { productId: 'a', qty: 1 }],
    ['a moment before all moments', { productId: 'a', qty: 1, createdAt: -1 }],
    ['part of a moment', { productId: 'a', qty: 1, createdAt: 0.5 }],
    ['a moment in words', { productId: 'a', qty: 1, createdAt: '5' }],
  ])('leaves out an item with %s', (_, item) => {
    expect(readWishlist(JSON.stringify({ version: 1, items: [item] })).items).toEqual([]);
  });

  it('has the newest first', () => {
    expect(idsOf(wishlistOf('a', 'b', 'c'))).toEqual(['c', 'b', 'a']);
  });

  it('lets go of what is no longer sold [C-4-50]', () => {
    expect(idsOf(removeWished(wishlistOf('a', 'b', 'c'), ['b', 'x']))).toEqual(['c', 'a']);
  });

  it('has at most 99 of a product, as it is read and as it is merged [C-9-02]', () => {
    const items = [{ productId: 'a', qty: 100, createdAt: 1 }];
    expect(readWishlist(JSON.stringify({ version: 1, items })).items[0]?.qty).toBe(99);
    expect(mergeWishlists(EMPTY_WISHLIST, { version: 1, items }).items[0]?.qty).toBe(99);
  });

  it('survives being written and read', () => {
    const wishlist = wishlistOf('a', 'b');
    expect(readWishlist(JSON.stringify(wishlist))).toEqual(wishlist);
  });

  it.each([null, '{', '[]', '{"version":9,"items":[]}', '{"version":1,"items":[{"productId":7},null]}'])(
    'that cannot be read is empty: %j',
    (text) => {
      expect(readWishlist(text)).toEqual(EMPTY_WISHLIST);
    },
  );

  it('merged with another keeps the earlier item of a product, with the larger quantity [C-4-59 C-4-60]', () => {
    const of = (qty: number, createdAt: number) =>
      readWishlist(JSON.stringify({ version: 1, items: [{ productId: 'a', qty, createdAt }] }));
    expect(mergeWishlists(of(3, 9), of(1, 5)).items).toEqual([{ productId: 'a', qty: 3, createdAt: 5 }]);
  });

  it('merges the same in any order, in any grouping and any number of times [C-4-59]', () => {
    fc.assert(
      fc.property(wishlists, wishlists, wishlists, (a, b, c) => {
        expect(mergeWishlists(a, b)).toEqual(mergeWishlists(b, a));
        expect(mergeWishlists(mergeWishlists(a, b), c)).toEqual(mergeWishlists(a, mergeWishlists(b, c)));
        expect(mergeWishlists(a, a)).toEqual(a);
      }),
    );
  });
});

describe('a stored wishlist that was synced', () => {
  const wish = { productId: 'a', qty: 1, createdAt: 5 };
  const synced = { account: 'ana', version: 7, isPending: false, items: [wish] };
  const read = (part: object) => readWishlist(JSON.stringify({ version: 1, items: [wish], synced, ...part }));

  it('knows what with, also after a change', () => {
    expect(read({})).toEqual({ version: 1, items: [wish], synced });
    expect(toggleWished(read({}), 'b', 9).synced).toEqual(synced);
    expect(removeWished(read({}), ['a'])).toEqual({ version: 1, items: [], synced });
  });

  it.each([
    ['without its items', { items: undefined }],
    ['with an item that cannot be read', { items: [wish, { productId: 'b' }] }],
    ['of a newer release', { version: 2 }],
  ])('counts as never synced %s', (_, part) => {
    expect(read(part).synced).toBeUndefined();
  });
});
