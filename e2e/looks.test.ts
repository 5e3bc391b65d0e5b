import { expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser, visit } from './browser.ts';

const open = useBrowser();

/** Every kind of page with the demo shop's own words and pictures; its states are looked at on the stage. */
const PAGES = [
  '/',
  '/categories/fridges',
  '/categories/fridges?brand=Nordholm&maxPrice=3000',
  '/brands',
  '/brands/nordholm',
  '/products/nordholm-nf637xs',
  '/search?q=espresso+machine',
  '/search?q=nothing-is-called-so',
  '/stores',
  '/cart',
  '/compare',
  '/account/signin',
  '/account/wishlist',
  '/orders/find',
  '/dev/ui',
  '/no-such-page',
];

it.each(PAGES)('%s has nothing that axe finds, and nothing sticks out at any width', async (path) => {
  const { page } = await open();
  await visit(page, path);
  expect(await flawsAtEveryWidth(page)).toEqual([]);
});
