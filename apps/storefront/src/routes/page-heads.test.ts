import * as cartWords from '@wattle/messages/cart';
import { expect, it } from 'vitest';
import { readPage } from '../../testing/read-page.ts';
import { sampleIdentity } from '../../testing/sample-pool.ts';

it('pages of one shopper say what they are, and are kept out of search engines', async () => {
  const cart = await readPage('/cart', {});
  expect(cart.first('meta', { name: 'description' }).attribute('content')).toBe(cartWords.emptyHint);
  for (const address of ['/cart', '/account/wishlist', '/account/dashboard', '/checkout/contact-info']) {
    const page = await readPage(address, {});
    expect(page.first('meta', { name: 'robots' }).attribute('content'), address).toContain('noindex');
  }
});

it('a page to sign in says without scripts that it needs them, and sends nothing by itself', async () => {
  const signIn = await readPage('/account/signin', sampleIdentity);
  expect(signIn.first('main').first('noscript').text).toContain('Signing in needs JavaScript');
  expect(signIn.first('main').all('form', { method: 'dialog' })).not.toEqual([]);
});
