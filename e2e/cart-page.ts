import type { Page } from 'playwright-core';
import { lineOf } from '../apps/storefront/testing/cart/cart-parts.ts';

export { countOf, lineOf, qtyOf } from '../apps/storefront/testing/cart/cart-parts.ts';

/** The product list that the cart tests add from. */
export const KETTLES = '/search?q=kettle';

/** Adds the nth product of a list from its card and returns its name [D-2-11]. */
export async function addFromList(page: Page, address: string, nth = 0): Promise<string> {
  await page.goto(address);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
    .nth(nth);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await page.waitForURL('**/cart?item=*');
  // the list stays visible until the cart renders
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor();
  await lineOf(page, name).waitFor();
  return name;
}
