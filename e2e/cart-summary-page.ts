import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { BRUNSWICK } from './product-buying-page.ts';

export {
  amountOf,
  centsIn,
  checked,
  codeRow,
  enterCode,
  summaryOf,
  totalOf,
} from '../apps/storefront/testing/cart/cart-parts.ts';

export const FRIDGES = '/search?q=french+door+fridge';
export const ESPRESSO = '/search?q=espresso+machine';

/** Starts with a suburb saved by an earlier visit; later choices are kept. */
export const startInBrunswick = (page: Page) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('wattle.location')) localStorage.setItem('wattle.location', text);
  }, BRUNSWICK);

type Totals = { readonly total: number; readonly gst: number; readonly subtotal: number };

/** Repeats the page's last price check and returns its totals in cents. */
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
