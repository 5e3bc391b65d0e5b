import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextFrames, visit, WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import type { StageOptions } from '../../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { BRAND_ANSWERS } from './testing/brand-answers.ts';
import { setUpListing } from './testing/set-up-listing.ts';

const openListing = setUpListing();
const NORDHOLM = '/brands/nordholm';
const openBrand = (options: StageOptions = {}, path = NORDHOLM) =>
  openListing(path, { ...options, answers: BRAND_ANSWERS });

const feature = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fridges = (page: Page) => feature(page, 'Cold, made quietly');
const laundry = (page: Page) => feature(page, 'Laundry that finishes when you do');
const rail = (page: Page) => page.getByRole('region', { name: 'Nordholm fridges', exact: true });

/** Scrolls down and back, a screen at a time, so that everything lazy hydrates. */
async function walk(page: Page): Promise<void> {
  const screens = Math.ceil((await page.evaluate(() => document.documentElement.scrollHeight)) / 800);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 800);
    await nextFrames(page);
  }
}

describe('the page of a brand that was written about', () => {
  it('has the picture left or right of the products, and above them on a phone [D-2-49]', async () => {
    const placeOf = async (page: Page, name: string) => {
      const picture = await feature(page, name).locator('h2').boundingBox();
      const cards = await feature(page, name).locator('article').first().boundingBox();
      if (!picture || !cards) throw new Error('Not shown');
      return picture.y + 100 < cards.y ? 'above' : picture.x < cards.x ? 'left' : 'right';
    };
    const { page } = await openBrand();
    expect(await placeOf(page, 'Cold, made quietly')).toBe('left');
    expect(await placeOf(page, 'Laundry that finishes when you do')).toBe('right');
    await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
    await expect.poll(() => placeOf(page, 'Laundry that finishes when you do')).toBe('above');
  });

  it('leads to the whole range [D-2-50]', async () => {
    const { page } = await openBrand();
    await fridges(page).getByRole('link', { name: 'View Range' }).click();
    await page.waitForURL(`**${NORDHOLM}/fridges`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Nordholm fridges');
  });

  it('jumps to its list from the head', async () => {
    const { page } = await openBrand({ width: WIDTHS.phone });
    await page.getByRole('link', { name: /models here$/ }).click();
    const heading = page.getByRole('heading', { name: 'All Nordholm' });
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(300);
  });
});

describe('its list', () => {
  it('changes under the hand: filter and count stay in view while the page above them goes and comes back', async () => {
    const { page, list } = await openBrand();
    await walk(page);
    const box = list.filters.getByRole('checkbox').first();
    await box.scrollIntoViewIfNeeded();
    const isInView = (one: Element) =>
      one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight;
    const areInView = async () => [await box.evaluate(isInView), await list.count.evaluate(isInView)];
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => fridges(page).count()).toBe(0);
    expect(await areInView()).toEqual([true, true]);
    await page.keyboard.press('Space');
    await expect.poll(() => fridges(page).count()).toBe(1);
    expect(await areInView()).toEqual([true, true]);
  });

  it('stays in view behind the drawer of a phone', async () => {
    const { page, list } = await openBrand({ width: WIDTHS.phone });
    await walk(page);
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.locator('label:has(input[type=checkbox])').first().click();
    await expect.poll(() => fridges(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    const top = await list.count.evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
  });

  it('is reached with the keyboard through the rows of products', async () => {
    const { page } = await openBrand();
    await rail(page).scrollIntoViewIfNeeded();
    const next = rail(page).getByRole('button', { name: 'Next' });
    await expect.poll(() => next.isEnabled()).toBe(true);
    await next.focus();
    const view = rail(page).locator('ul').locator('..');
    // a row hydrates when it comes into view
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return await view.evaluate((row) => row.scrollLeft);
      })
      .toBeGreaterThan(100);
    const last = rail(page).getByRole('listitem').last().getByRole('link').first();
    await last.focus();
    const isSeen = () => last.evaluate((link) => link.getBoundingClientRect().right <= window.innerWidth);
    await expect.poll(isSeen).toBe(true);
  });
});

describe('every page of a brand', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])(
    'moves nothing while it comes alive and is walked down: %i',
    async (width) => {
      const { page, complaints } = await openBrand({ width, ownPage: true, before: watchShifts });
      await walk(page);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
      expect(complaints).toEqual([]);
    },
  );

  it('can be read and used without JavaScript', async () => {
    const { page } = await openBrand({ javaScriptEnabled: false });
    expect(await laundry(page).locator('article').count()).toBe(16);
    await laundry(page).getByRole('link', { name: 'View Range' }).click();
    await page.waitForURL(`**${NORDHOLM}/fridges`);
  });

  it('is its categories and its list where nobody wrote about it [C-2-18 C-2-19]', async () => {
    const { page } = await openBrand({}, '/brands/fjordvik');
    expect(await page.locator('main h2').first().innerText()).toBe('Fjordvik by room');
    expect(await page.getByRole('heading', { name: 'All Fjordvik' }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Categories of Fjordvik' }).getByRole('link').first().click();
    await page.waitForURL('**/brands/fjordvik/*');
    await visit(page, '/brands');
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Nordholm/ })
        .getAttribute('href'),
    ).toBe(NORDHOLM);
  });
});
