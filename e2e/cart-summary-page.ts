import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { BRUNSWICK } from './product-buying-page.ts';

export const FRIDGES = '/search?q=french+door+fridge';
export const ESPRESSO = '/search?q=espresso+machine';

export const CHECK = '**/api/checkout/info';
export const OFFERS = '**/api/cart/offers';

export const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Summary' });

/** The shop has answered to exactly what is shown. */
export const checked = (page: Page) => page.locator('aside[data-checked=true]').waitFor();

/** The sum that the summary ends with, in cents. */
export async function totalOf(page: Page): Promise<number> {
  return centsIn(await summaryOf(page).locator('strong').innerText());
}

export const centsIn = (words: string): number => Math.round(Number(words.replace(/[^\d.]/g, '')) * 100);

/** A row of the summary by the words it begins with: what it says on the right. */
export const amountOf = (page: Page, label: string | RegExp) =>
  summaryOf(page).locator('dl > div').filter({ hasText: label }).locator('dd');

/** As if an earlier visit had chosen a suburb; what is chosen later stays. */
export const startInBrunswick = (page: Page) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('wattle.location')) localStorage.setItem('wattle.location', text);
  }, BRUNSWICK);

/** Types a code into the field and sends it with Enter. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Promo code' });
  if (!(await field.isVisible())) await summaryOf(page).getByText('Add a promo code').click();
  await field.fill(code);
  await field.press('Enter');
}

export const codeRow = (page: Page, code: string) =>
  page.getByRole('list', { name: 'Your promo codes' }).getByRole('listitem').filter({ hasText: code });

type Totals = { readonly total: number; readonly gst: number; readonly subtotal: number };

/** Asks the shop what the page asked last, and gives its sums in cents. */
export function watchChecks(page: Page): () => Promise<Totals> {
  let last: Request | null = null;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/info')) last = request;
  });
  return async () => {
    await expect.poll(() => last).not.toBeNull();
    const response = await page.request.post('/api/checkout/info', { data: last?.postDataJSON() });
    const { totals } = await response.json();
    const cents = (dollars: number) => Math.round(dollars * 100);
    return { total: cents(totals.total), gst: cents(totals.gst), subtotal: cents(totals.subtotal) };
  };
}
