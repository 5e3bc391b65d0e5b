import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { ARTICLE_ANSWERS, GUIDE, GUIDES } from '../../../testing/content/sample-articles.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../testing/watch-shifts.ts';
import { openProduct, productAnswers } from '../catalogue/product/testing/product-stage.ts';

const open = setUpStage();
const PRODUCTS = '[data-block="product-listing"] article';

/** Opens an article and records the code the page loads. */
async function openArticle(path: string, { before, ...options }: StageOptions = {}) {
  const found: Response[] = [];
  const staged = await open(path, {
    answers: ARTICLE_ANSWERS,
    ...options,
    before: async (page) => {
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') found.push(response);
      });
      await before?.(page);
    },
  });
  const names = () => found.map((response) => response.url().split('/').at(-1) ?? '');
  return { ...staged, names };
}

/** Marks this document: a reloaded one has no mark. */
const mark = (page: Page) => page.evaluate('window.sameDocument = true');
const isSame = (page: Page) => page.evaluate('window.sameDocument === true');

describe('the code of an article', () => {
  it('comes to products when they are near, into what was sent, without a move', async () => {
    const { page, complaints, names } = await openArticle(GUIDE, { ownPage: true, before: watchShifts });
    expect(names().join()).not.toContain('product-listing');
    await page.evaluate(`document.sent = document.querySelector('${PRODUCTS}')`);
    const card = page.locator(PRODUCTS).first();
    await card.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect.poll(() => names().join()).toContain('product-listing');
    const heart = card.getByRole('button', { name: /wishlist/i });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(`document.sent === document.querySelector('${PRODUCTS}')`)).toBe(true);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });

  it('comes to a row of articles when somebody points at it', async () => {
    const { page, names } = await openArticle(GUIDE);
    const row = page.locator('[data-block="article-listing"] article').first();
    await row.scrollIntoViewIfNeeded();
    await nextFrames(page);
    expect(names().join()).not.toContain('article-listing');
    await row.hover();
    await expect.poll(() => names().join()).toContain('article-listing');
  });
});

describe('a link in a part that has no code', () => {
  it('is followed without loading the page anew, and focus moves to the new page', async () => {
    const { page, complaints } = await openArticle(GUIDE);
    await mark(page);
    await page.getByRole('link', { name: 'will it fit?' }).first().press('Enter');
    await page.waitForURL('**/will-it-fit');
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Will it fit?');
    expect(await isSame(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('shows the same after a navigation as after a load', async () => {
    const { page } = await openArticle(GUIDES, { width: WIDTHS.tablet });
    await mark(page);
    await page.locator(`main h2 a[href="${GUIDE}"]`).click();
    await page.waitForURL(`**${GUIDE}`);
    await page.getByRole('heading', { name: 'Which one, then?' }).waitFor();
    await page.locator(PRODUCTS).first().waitFor();
    // further reading comes last
    await page.getByText('Will it fit?', { exact: true }).first().waitFor();
    const text = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const navigated = await text();
    expect(await isSame(page)).toBe(true);
    await page.reload();
    await expect.poll(text).toBe(navigated);
  });

  it('opens another tab when that is asked for', async () => {
    const { page } = await openArticle(GUIDE);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('link', { name: 'will it fit?' })
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/will-it-fit');
    expect(new URL(page.url()).pathname).toBe(GUIDE);
  });

  it('is followed the same way on a product page', async () => {
    const { page } = await openProduct(open, { answers: { ...ARTICLE_ANSWERS, ...productAnswers() } });
    await mark(page);
    await page.getByRole('link', { name: 'What the label means' }).click();
    await page.waitForURL('**/articles/buying-guides/energy-rating');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isSame(page)).toBe(true);
  });
});
