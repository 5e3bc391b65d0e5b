import type { Page } from 'playwright-core';
import type { SHOWCASE } from '../packages/demo/src/catalogue/testing/showcase.ts';
import { showcasePaths } from './product-pages.ts';

export const buyBox = (page: Page) => page.getByRole('region', { name: 'Buy', exact: true });

/** The main add button; small screens have a second one at the bottom. */
export const addButton = (page: Page) =>
  buyBox(page)
    .getByRole('button', { name: /^(Add to cart|Pre-order|Coming Soon|Sold Out|Enquire|Unavailable)$/ })
    .first();

/** Opens a showcase product and waits until its button is enabled or disabled for good; returns its path. */
export async function openProduct(page: Page, name: keyof typeof SHOWCASE): Promise<string> {
  const [path = '/'] = await showcasePaths(page, [name]);
  await page.goto(path);
  await addButton(page).and(page.locator('[aria-disabled=false], :disabled')).waitFor();
  return path;
}

export const waysOf = (page: Page) => page.getByRole('region', { name: 'Delivery and collection' });

/** Types a suburb into the open dialog and picks the first suggestion. */
export async function typeSuburb(page: Page, letters: string, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await dialog.getByRole('combobox', { name: 'Suburb or postcode' }).fill(letters);
  await dialog.getByRole('option', { name }).first().click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A suburb chosen in an earlier visit. */
export const BRUNSWICK = JSON.stringify({
  locality: {
    suburb: 'Brunswick',
    state: 'VIC',
    postcode: '3056',
    name: 'Brunswick VIC 3056',
    location: { latitude: -37.76661, longitude: 144.95843 },
  },
  nearest: null,
  nearestAtMs: 0,
});
