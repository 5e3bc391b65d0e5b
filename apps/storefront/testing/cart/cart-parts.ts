import type { Page } from 'playwright-core';

/** The cart line of a product. */
export function lineOf(page: Page, name: string) {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Its quantity. */
export async function qtyOf(page: Page, name: string): Promise<number> {
  const words = await lineOf(page, name).locator('output').innerText();
  return Number(words.replace(/\D/g, ''));
}

/** The cart count in the header, 0 when there is none. */
export async function countOf(page: Page): Promise<number> {
  const words = await page.getByRole('navigation', { name: 'You' }).getByRole('link', { name: /^Cart/ }).innerText();
  return Number(words.replace(/\D/g, ''));
}

export const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Summary' });

/** The summary shows the server's quote for the current cart. */
export const checked = (page: Page) => page.locator('aside[data-checked=true]').waitFor();

/** The summary's total, in cents. */
export async function totalOf(page: Page): Promise<number> {
  return centsIn(await summaryOf(page).locator('strong').innerText());
}

export const centsIn = (words: string): number => Math.round(Number(words.replace(/[^\d.]/g, '')) * 100);

/** The amount of a summary row, by its label. */
export const amountOf = (page: Page, label: string | RegExp) =>
  summaryOf(page).locator('dl > div').filter({ hasText: label }).locator('dd');

/** Types a code and submits it with Enter. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Promo code' });
  if (!(await field.isVisible())) await summaryOf(page).getByText('Add a promo code').click();
  await field.fill(code);
  await field.press('Enter');
}

export const codeRow = (page: Page, code: string) =>
  page.getByRole('list', { name: 'Your promo codes' }).getByRole('listitem').filter({ hasText: code });

/** Types a suburb and takes the first suggestion. */
export async function typeSuburb(page: Page, letters: string, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await dialog.getByRole('combobox', { name: 'Suburb or postcode' }).fill(letters);
  await dialog.getByRole('option', { name }).first().click();
  await dialog.waitFor({ state: 'hidden' });
}
