import { expect, it } from 'vitest';
import { visit, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { BRAND_ANSWERS } from '../catalogue/listing/testing/brand-answers.ts';
import { FRIDGES, setUpListing } from '../catalogue/listing/testing/set-up-listing.ts';

const openListing = setUpListing();

it('starts a new page at its top, and goes back to where the shopper was [C-2-39 D-2-03]', async () => {
  const { page, list } = await openListing();
  const place = () => page.evaluate(() => window.scrollY);
  const product = list.cards.last().getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(200);
  await product.click();
  await page.waitForURL('**/products/**');
  await page.getByRole('region', { name: 'Buy', exact: true }).waitFor();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await page.waitForURL(`**${FRIDGES}`);
  await expect.poll(place).toBeGreaterThan(before - 200);
});

it('scrolls to what a hash names [C-2-40 D-2-04]', async () => {
  const { page } = await openListing('/brands/nordholm', { width: WIDTHS.phone, answers: BRAND_ANSWERS });
  const id = await page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLElement>('main [id]')];
    return named.find((one) => one.getBoundingClientRect().top > 1500)?.id;
  });
  if (!id) throw new Error('Nothing far down the page has an id.');
  await page.goto('about:blank');
  await visit(page, `/brands/nordholm#${id}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const top = () => page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(600);
  expect(await top()).toBeGreaterThanOrEqual(0);
});
