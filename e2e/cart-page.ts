import type { Page } from 'playwright-core';

/** Products of the demo shop that the cart's tests go to. */
export const KETTLES = '/search?q=kettle';
export const LIMITED = '/search?q=Lyra+game+console';
export const IN_LOTS = '/search?q=Vacuum+bags+Broomfield+barrel';

const OBJECTS = '**/api/search/indexes/products/objects';

/** Adds the nth product of a list from its card, and gives its name [D-2-11]. */
export async function addFromList(page: Page, address: string, nth = 0): Promise<string> {
  await page.goto(address);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
    .nth(nth);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await page.waitForURL('**/cart?item=*');
  // the list stays until the cart is drawn
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor();
  await lineOf(page, name).waitFor();
  return name;
}

/** The line of a product in the cart. */
export function lineOf(page: Page, name: string) {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** How many of it there are. */
export async function qtyOf(page: Page, name: string): Promise<number> {
  const words = await lineOf(page, name).locator('output').innerText();
  return Number(words.replace(/\D/g, ''));
}

/** The number on the cart in the header, 0 when there is none. */
export async function countOf(page: Page): Promise<number> {
  const words = await page.getByRole('navigation', { name: 'You' }).getByRole('link', { name: /^Cart/ }).innerText();
  return Number(words.replace(/\D/g, ''));
}

/** The shop does not answer questions about products any more. */
export async function cutOffProducts(page: Page): Promise<() => Promise<void>> {
  await page.route(OBJECTS, (route) => route.abort());
  return () => page.unroute(OBJECTS);
}
