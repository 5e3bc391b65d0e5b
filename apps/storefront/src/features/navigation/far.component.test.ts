import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awake, visit, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { HOME_ANSWERS } from '../../../testing/content/sample-home.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { BRAND_ANSWERS } from '../catalogue/listing/testing/brand-answers.ts';
import { FRIDGES, setUpListing } from '../catalogue/listing/testing/set-up-listing.ts';
import { openProduct, productAnswers } from '../catalogue/product/testing/product-stage.ts';

const open = setUpStage();
const openListing = setUpListing();
const PHONE = { width: WIDTHS.phone };

/** The sample's page is short, so its window is too. */
async function openHome() {
  const staged = await open('/', { answers: { ...productAnswers(), ...HOME_ANSWERS }, ...PHONE });
  await staged.page.setViewportSize({ width: WIDTHS.phone, height: 480 });
  return staged;
}

/** False: it has not come near yet. */
const isDrawn = (locator: Locator): Promise<boolean> =>
  locator.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((one) => Math.round(one.getBoundingClientRect().top));
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-whole'));
const footerLink = (page: Page) => page.locator('footer a').last();

/** As a thumb does: what is passed has been drawn. */
async function scrollTo(page: Page, goal: Locator): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight + 1 > document.documentElement.scrollHeight);
  while ((await topOf(goal)) > 300 && !(await isAtEnd())) {
    await page.evaluate(() => window.scrollBy(0, 300));
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  }
}

describe('on a phone, what is far below is drawn when it comes near', () => {
  it('on the home page', async () => {
    const { page } = await openHome();
    await expect.poll(() => isDrawn(footerLink(page))).toBe(false);
    expect(await isDrawn(page.getByRole('heading', { level: 1 }))).toBe(true);
    await scrollTo(page, footerLink(page));
    expect(await isDrawn(footerLink(page))).toBe(true);
  });

  it('in a list of products, in rows that belong to one list', async () => {
    const { page, list } = await openListing(FRIDGES, PHONE);
    const cards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') });
    expect(await cards.getByRole('listitem').count()).toBe(await list.cards.count());
    expect(await isDrawn(list.cards.first())).toBe(true);
    expect(await isDrawn(list.cards.last())).toBe(false);
    await scrollTo(page, list.cards.last());
    expect(await isDrawn(list.cards.last())).toBe(true);
  });

  it('on a product page', async () => {
    const { page } = await openProduct(open, PHONE);
    const specifications = page.getByRole('heading', { name: 'Specifications' });
    expect(await isDrawn(page.locator('main table').first())).toBe(false);
    await scrollTo(page, specifications);
    expect(await isDrawn(specifications)).toBe(true);
  });

  it('but on a wide screen everything is', async () => {
    const { list } = await openListing();
    expect(await isDrawn(list.cards.last())).toBe(true);
  });
});

describe('a place further down is found again', () => {
  it('in a list of products, after Back, a reload, and Back from another site', async () => {
    const { page, list } = await openListing(FRIDGES, PHONE);
    expect(await isWhole(page)).toBe(false);
    const card = list.cards.last();
    await scrollTo(page, card);
    const before = await topOf(card);
    await card.getByRole('link').first().click();
    await page.waitForURL('**/products/**');
    await page.goBack();
    await page.waitForURL(`**${FRIDGES}`);
    await expect.poll(() => topOf(card)).toBe(before);
    await page.reload();
    await awake(page);
    await expect.poll(() => topOf(card)).toBe(before);
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => topOf(card)).toBe(before);
    expect(await isWhole(page)).toBe(true);
  });

  it('on the home page, after a reload', async () => {
    const { page } = await openHome();
    await scrollTo(page, footerLink(page));
    const before = await topOf(footerLink(page));
    await page.reload();
    await awake(page);
    await expect.poll(() => topOf(footerLink(page))).toBe(before);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('on the home page, after Back, %i px wide', async (width) => {
    const { page } = await openHome();
    await page.setViewportSize({ width, height: 480 });
    // not one of the products seen last, which come when this one has been
    const link = page.locator('[data-block] a[href^="/products/"]').last();
    await scrollTo(page, link);
    await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const before = await topOf(link);
    await link.click();
    await page.waitForURL('**/products/**');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => topOf(link)).toBe(before);
  });

  it('after Back, the next page is short again', async () => {
    const { page, list } = await openListing(FRIDGES, PHONE);
    await list.cards.first().getByRole('link').first().click();
    await page.waitForURL('**/products/**');
    await page.goBack();
    await page.waitForURL(`**${FRIDGES}`);
    await expect.poll(() => isWhole(page)).toBe(true);
    await list.cards.first().getByRole('link').first().click();
    await page.waitForURL('**/products/**');
    expect(await isWhole(page)).toBe(false);
  });
});

it('goes to exactly what a link names, though heights above it were estimated', async () => {
  const { page } = await openListing('/brands/nordholm', { ...PHONE, answers: BRAND_ANSWERS });
  const id = await page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLElement>('main [id]')];
    return named.findLast((one) => one.getBoundingClientRect().top > 1500)?.id;
  });
  const target = page.locator(`[id="${id}"]`);
  await page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = `#${hash}`;
    document.querySelector('main')?.prepend(link);
    link.click();
  }, id);
  await expect.poll(() => topOf(target)).toBeLessThan(120);
  const top = await topOf(target);
  expect(top).toBeGreaterThanOrEqual(0);
  await visit(page, '/brands/nordholm');
  await page.goto('about:blank');
  await visit(page, `/brands/nordholm#${id}`);
  await expect.poll(() => topOf(target)).toBe(top);
});

it('cuts no focus ring: rows have room for it', async () => {
  const { list } = await openListing(FRIDGES, PHONE);
  const room = await list.cards.first().evaluate((card) => {
    const row = card.closest('.far')?.getBoundingClientRect();
    const { left, top } = card.getBoundingClientRect();
    return row && [left - row.left, top - row.top];
  });
  expect(room).toEqual([5, 5]);
});
