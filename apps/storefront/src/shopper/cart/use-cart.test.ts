import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { request } from '../../../testing/cart/sample-shop.ts';
import { stubBrowser } from '../../../testing/cart/stub-browser.ts';

beforeEach(() => stubBrowser(sampleDocument('a')));
afterEach(() => vi.unstubAllGlobals());

const openPage = async () => {
  const [{ addToCart, addOnPress }, { openCart }] = await Promise.all([
    import('./use-cart.ts'),
    import('./open-cart.ts'),
  ]);
  return { addToCart, addOnPress, cart: openCart() };
};

it('nothing is added while the cart is still initialising, and something as soon as it is there [C-4-67 C-8-62]', async () => {
  const { addToCart, cart } = await openPage();
  const loading = cart.load();
  expect(cart.get().load).toBe('loading');
  expect(await addToCart(request('a'))).toEqual({ status: 'ERROR' });
  await loading;
  expect(cart.get().items).toEqual([]);
  expect(await addToCart(request('a'))).toEqual({ status: 'SUCCESS', itemId: 'a/a-1' });
  expect(cart.get().items.map(({ qty }) => qty)).toEqual([1]);
});

it('one thing is added at a time [C-4-66 C-8-61]', async () => {
  const { addToCart, cart } = await openPage();
  const first = addToCart(request('a'));
  expect(await addToCart(request('a'))).toEqual({ status: 'ERROR' });
  expect(await first).toMatchObject({ status: 'SUCCESS' });
  expect(cart.get().items.map(({ qty }) => qty)).toEqual([1]);
});

it('a button pressed just before the cart began to load, or beside another one, adds when its turn comes [C-4-67 D-4-19]', async () => {
  const { addOnPress, cart } = await openPage();
  const loading = cart.load();
  const results = await Promise.all([addOnPress(request('a')), addOnPress(request('a'))]);
  await loading;
  expect(results.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(cart.get().items.map(({ qty }) => qty)).toEqual([2]);
});

it('a product that the shop does not have is no longer available, and not added [C-8-33 C-8-49]', async () => {
  const { addToCart, cart } = await openPage();
  expect(await addToCart(request('gone'))).toEqual({
    status: 'REJECTED',
    reasons: [{ code: 'productStateInvalid' }],
  });
  expect(cart.get().items).toEqual([]);
});
