import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { ARTICLE_ANSWERS, GUIDE, GUIDES } from '../../../testing/content/sample-articles.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../testing/watch-shifts.ts';

const open = setUpStage();
const openArticle = (path: string, options: StageOptions = {}) => open(path, { answers: ARTICLE_ANSWERS, ...options });

/** The structured data of a page, by type. */
async function structuredData(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text): Record<string, unknown> => JSON.parse(text)).find((data) => data['@type'] === type);
}

describe('an article', () => {
  it('has a head with its dates, its sections, and what it is about, for people and for search engines [C-2-16]', async () => {
    const { page } = await openArticle(GUIDE, { javaScriptEnabled: false });
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Front or top: what really differs',
    ]);
    expect(await main.getByText(/^\d+ min read$/).count()).toBe(1);
    expect(await main.getByText('Checked 3 July 2024').count()).toBe(1);
    expect(await main.getByText('Published 15 November 2023').count()).toBe(1);
    const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('link').allInnerTexts()).toEqual(['Home', 'Buying guides']);
    expect(await main.getByRole('table').count()).toBe(1);
    const { origin } = new URL(page.url());
    expect(await structuredData(page, 'Article')).toMatchObject({
      headline: 'Front or top: what really differs',
      image: [expect.stringContaining(origin)],
      datePublished: expect.stringMatching(/^2023-11-1\dT/),
      dateModified: expect.stringMatching(/^2024-07-0\dT/),
      publisher: { name: 'Wattle' },
      mainEntityOfPage: `${origin}${GUIDE}`,
    });
    expect(await structuredData(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Buying guides' }, { item: `${origin}${GUIDE}` }],
    });
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(origin);
    // works without JavaScript
    expect(await page.getByRole('heading', { name: 'Which one, then?' }).isVisible()).toBe(true);
    expect(await page.locator('[data-block="product-listing"] article').count()).toBe(2);
    await page.getByRole('link', { name: 'will it fit?' }).first().click();
    await page.waitForURL('**/will-it-fit');
  });

  it('leads to its sections, which then stand below the header, and marks the one that is read', async () => {
    const { page } = await openArticle(GUIDE);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const texts = await contents.getByRole('link').allInnerTexts();
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(texts).toEqual(['Backs and knees', 'Noise and shaking', 'Which one, then?', 'Read on']);
    expect(headings).toEqual(expect.arrayContaining(texts));
    await contents.getByRole('link', { name: 'Noise and shaking' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Noise and shaking' });
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(60);
    expect(new URL(page.url()).hash).not.toBe('');
    const links = contents.getByRole('link');
    const marked = () =>
      links.evaluateAll((all) => all.filter((a) => a.matches(':target-current')).map((a) => a.textContent));
    await links.filter({ hasText: 'Backs and knees' }).click();
    await expect.poll(marked).toEqual(['Backs and knees']);
  });

  it('opens its list of sections on a small screen, and keeps its shape while it is read to the end', async () => {
    const { page, complaints } = await openArticle(GUIDE, { width: WIDTHS.phone, ownPage: true, before: watchShifts });
    for (let screen = 1; screen <= 9; screen += 1) {
      await page.evaluate(`scrollTo({ top: ${screen * 800}, behavior: 'instant' })`);
      await nextFrames(page);
    }
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    expect(await link.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'On this page' }).click();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(complaints).toEqual([]);
  });
});

it('a list of articles shows each article under it once', async () => {
  const { page } = await openArticle(GUIDES, { javaScriptEnabled: false });
  const links = await page.locator('main h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([GUIDE, '/articles/buying-guides/will-it-fit']);
});

it('an address under /articles leads to its place, or is not found when it is no page [C-8-14 D-2-02]', async () => {
  const { page } = await openArticle(GUIDES, { javaScriptEnabled: false });
  for (const [from, to] of [
    ['/articles/washing-machine-guide', GUIDE],
    ['/articles/home', '/'],
    ['/articles/brands/nordholm', '/brands/nordholm'],
  ] as const) {
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  }
  for (const path of ['/articles/nothing-of-the-kind', '/articles/page-not-found']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('moved');
  }
});
