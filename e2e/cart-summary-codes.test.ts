import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { KETTLES, lineOf } from './cart-page.ts';
import {
  amountOf,
  checked,
  codeRow,
  enterCode,
  FRIDGES,
  OFFERS,
  startInBrunswick,
  summaryOf,
  totalOf,
  watchChecks,
} from './cart-summary-page.ts';
import { openCartWith } from './kept-cart.ts';

const open = useBrowser();
const KEY = 'wattle.promo-codes';
const WELCOME = 'WELCOME20';

const storedCodes = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const storeCodes = (page: Page, text: string) =>
  page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [KEY, text]);

describe('a promo code', () => {
  it('is applied with Enter, however it is typed, and is there after a reload [C-8-19]', async () => {
    const { page, complaints } = await open();
    await startInBrunswick(page);
    const askShop = watchChecks(page);
    await openCartWith(page, FRIDGES);
    await amountOf(page, 'Delivery to').waitFor();
    const before = await totalOf(page);
    await enterCode(page, ` ${WELCOME.toLowerCase()} `);
    await codeRow(page, WELCOME).getByText('$20 off your first order').waitFor();
    await amountOf(page, 'Welcome').getByText('−$20.00').waitFor();
    expect(await totalOf(page)).toBe(before - 2000);
    await checked(page);
    expect((await askShop()).total).toBe(before - 2000);
    await page.reload();
    await expect.poll(() => totalOf(page)).toBe(before - 2000);
    expect(complaints).toEqual([]);
  });

  it('that is not one is refused under the field and not kept [C-8-19]', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await enterCode(page, 'NOSUCHCODE');
    const field = page.getByRole('textbox', { name: 'Promo code' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const note = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${note}"]`).innerText()).toBe('This code is not valid.');
    expect(await storedCodes(page)).toBeNull();
    await field.fill('N');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
  });

  it('that is not for this cart stays with its reason, and applies once the cart is one for it', async () => {
    const { page } = await open();
    await startInBrunswick(page);
    const [kettle = ''] = await openCartWith(page, KETTLES);
    await enterCode(page, 'BIGTRUCK');
    await codeRow(page, 'BIGTRUCK').getByText('This offer does not apply to what is in your cart.').waitFor();
    await openCartWith(page, KETTLES, FRIDGES);
    await codeRow(page, 'BIGTRUCK').getByText('Free delivery on big appliances').waitFor();
    await amountOf(page, 'Free delivery on big appliances').getByText('−$69.00').waitFor();
    expect(await lineOf(page, kettle).isVisible()).toBe(true);
  });

  it('says so when the shop does not answer, and is not kept; once it is applied, the same again is refused as that', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await summaryOf(page).locator('strong').waitFor();
    await page.route(OFFERS, (route) => route.abort());
    await enterCode(page, WELCOME);
    await summaryOf(page).getByText('We could not check this code. Please try again.').first().waitFor();
    expect(await storedCodes(page)).toBeNull();
    await page.unroute(OFFERS);
    await page.getByRole('textbox', { name: 'Promo code' }).press('Enter');
    await codeRow(page, WELCOME).getByText('$20 off your first order').waitFor();
    await enterCode(page, 'welcome 20');
    await summaryOf(page).getByText('This code is applied already.').first().waitFor();
    expect(await codeRow(page, WELCOME).count()).toBe(1);
  });

  it('is entered and removed with the keyboard alone', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await summaryOf(page).locator('strong').waitFor();
    const before = await totalOf(page);
    await summaryOf(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(WELCOME);
    await page.keyboard.press('Enter');
    const remove = codeRow(page, WELCOME).getByRole('button', { name: `Remove the code ${WELCOME}` });
    await remove.waitFor();
    await expect.poll(() => totalOf(page)).toBe(before - 2000);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => totalOf(page)).toBe(before);
    expect(await codeRow(page, WELCOME).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  it('entered in one tab counts in the other', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await summaryOf(page).locator('strong').waitFor();
    const other = await page.context().newPage();
    await other.goto('/cart');
    await summaryOf(other).locator('strong').waitFor();
    const before = await totalOf(other);
    await enterCode(page, WELCOME);
    await codeRow(other, WELCOME).getByText('$20 off your first order').waitFor();
    await expect.poll(() => totalOf(other)).toBe(before - 2000);
    await codeRow(other, WELCOME).getByRole('button').click();
    await expect.poll(() => codeRow(page, WELCOME).count()).toBe(0);
    await expect.poll(() => totalOf(page)).toBe(before);
  });
});

describe('kept codes', () => {
  it('that are no longer any good say so and can be removed', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await storeCodes(page, '{"version":1,"items":["WINTER15"]}');
    await page.goto('/cart');
    await codeRow(page, 'WINTER15').getByText('This code is not valid.').waitFor();
    await codeRow(page, 'WINTER15').getByRole('button').click();
    await expect.poll(() => codeRow(page, 'WINTER15').count()).toBe(0);
    expect(await storedCodes(page)).toBe('{"version":1,"items":[]}');
  });

  it('written by something else do no harm', async () => {
    const { page, complaints } = await open();
    await openCartWith(page, FRIDGES);
    for (const text of [
      '{"version":1,"items":[',
      '{"version":9,"items":["WELCOME20"]}',
      '[1,2]',
      '{"version":1,"items":[null,{}]}',
    ]) {
      await storeCodes(page, text);
      await page.goto('/cart');
      await summaryOf(page).locator('strong').waitFor();
      expect(await page.getByRole('list', { name: 'Your promo codes' }).count(), text).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
});
