import type { CartItem } from '@wattle/domain/cart';
import { expect, it } from 'vitest';
import { takeOldBase, withOldBase } from './old-base.ts';

const wish = { productId: 'a', qty: 1, createdAt: 5 };
const item: CartItem = {
  ...{ id: 'a/a-1', productId: 'a', variantId: 'a-1', qty: 2, createdAt: 5, warrantyId: null, giftcard: null },
  ...{ attribution: null, addedFrom: '', analyticsContext: {}, extra: { releaseDateTime: null } },
};
const base = { syncableStateVersion: 7, cartItems: [item], wishlistItems: [wish] };

function storageWith(text: string) {
  const kept = new Map([['wattle.sync', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage;
}

it('the base of an earlier release is taken once', () => {
  const storage = storageWith(JSON.stringify({ base, last: { status: 'SUCCESS', finishedAt: 9 } }));
  expect(takeOldBase(storage)).toEqual({ base, isPending: false });
  expect(takeOldBase(storage)).toBeNull();
});

it.each(['', '{', 'null', '{}', '{"base":{}}', '{"base":{"syncableStateVersion":1,"cartItems":7,"wishlistItems":[]}}'])(
  'one that cannot be read is none: %j',
  (text) => expect(takeOldBase(storageWith(text))).toBeNull(),
);

const NOTHING = { items: [], synced: null };
const own = { account: 'ana', version: 7, isPending: true };

it('goes with each part that is there; one that is empty may have been lost', () => {
  const old = { base, isPending: true };
  const cart = { items: [item], synced: null };
  const wishlist = { items: [wish], synced: null };
  const syncedCart = { ...cart, synced: { ...own, items: [item] } };
  const syncedWishlist = { ...wishlist, synced: { ...own, items: [wish] } };
  expect(withOldBase({ cart, wishlist }, old, 'ana')).toEqual({ cart: syncedCart, wishlist: syncedWishlist });
  expect(withOldBase({ cart: NOTHING, wishlist }, old, 'ana')).toEqual({ cart: NOTHING, wishlist: syncedWishlist });
  expect(withOldBase({ cart, wishlist: NOTHING }, old, 'ana')).toEqual({ cart: syncedCart, wishlist: NOTHING });
});

it('is not taken over a newer one', () => {
  const newer = { items: [item], synced: { account: 'ana', version: 9, isPending: false, items: [] } };
  expect(withOldBase({ cart: newer, wishlist: NOTHING }, { base, isPending: false }, 'ana').cart).toEqual(newer);
});
