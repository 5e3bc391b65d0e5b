import { expect, it } from 'vitest';
import { readKeptCart, readStoredCart, writeStoredCart } from './stored-cart.ts';
import { leftUnstored, readUnstoredCarts } from './unstored-carts.ts';

const cart = (qty: number): string =>
  JSON.stringify({
    version: 1,
    items: [{ id: 'a/a-1', productId: 'a', variantId: 'a-1', qty, warrantyId: null, createdAt: 1, attribution: null }],
  });

it.each([
  ['no carts', null, []],
  ['carts', JSON.stringify([cart(1), cart(2)]), [cart(1), cart(2)]],
  ['what is no cart', JSON.stringify([cart(1), 7, '', null]), [cart(1)]],
  ['an object', '{"a":1}', []],
  ['half a text', '["{', []],
])('reads %s', (_name, text, carts) => {
  expect(readUnstoredCarts(text)).toEqual(carts);
});

it.each([
  ['the last shown, over the one before it', [cart(1), cart(2)], cart(1), cart(2)],
  ['the last shown, over the first of several', [cart(1), cart(2), cart(2), cart(3)], cart(1), cart(3)],
  ['the last shown, over one in between', [cart(1), cart(2), cart(2), cart(3)], cart(2), cart(3)],
  ['nothing, over what another tab stored', [cart(1), cart(2)], cart(9), null],
  ['nothing, when nothing was left', [], cart(1), null],
])('leaves %s', (_name, shown, stored, left) => {
  expect(readStoredCart(leftUnstored(shown, stored))).toEqual(readStoredCart(left));
});

it('leaves what the stored cart was last synced with, and nothing of the kind over a lost one', () => {
  const synced = { account: 'ana', version: 7, isPending: false, items: readStoredCart(cart(1)) };
  const stored = writeStoredCart(readStoredCart(cart(1)), synced);
  expect(readKeptCart(leftUnstored([cart(1), cart(2)], stored))).toEqual({ items: readStoredCart(cart(2)), synced });
  const emptied = [cart(1), writeStoredCart([])];
  expect(readKeptCart(leftUnstored(emptied, null))).toEqual({ items: [] });
});
