import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WIDTHS } from '../../../../scripts/browser/set-up-browser.ts';
import { cartAnswers } from '../../testing/cart/cart-answers.ts';
import { KETTLE } from '../../testing/cart/cart-goods.ts';
import { setUpCart } from '../../testing/cart/set-up-cart.ts';
import { HOME_ANSWERS } from '../../testing/content/sample-home.ts';

const open = setUpCart();

/** The stylesheets that a page fetches, from now on. */
function watchStyles() {
  const fetched: string[] = [];
  const before = async (page: Page) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
    });
  };
  return { fetched, before };
}

it('fetches one stylesheet with a page, and no part of it again with what comes later', async () => {
  const { fetched, before } = watchStyles();
  const { page } = await open([KETTLE], {
    answers: { ...HOME_ANSWERS, ...cartAnswers() },
    before,
    ownPage: true,
    width: WIDTHS.phone,
  });
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  const [first] = fetched;
  expect(first).toMatch(/^\/assets\/cart-page-[\w-]{7}\.css$/);
  const held = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(held.length).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'wattle' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('footer').waitFor();
  expect(fetched.filter((path) => held.includes(path))).toEqual([]);
  expect(fetched.filter((path) => path === first)).toHaveLength(1);
});
