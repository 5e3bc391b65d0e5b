import { describe, expect, it } from 'vitest';
import { GUIDE, layoutShift, structuredData } from './article-page.ts';
import { axeViolations, flawsAtEveryWidth } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';

const open = useBrowser();

describe('an article', () => {
  it('has a head with its dates, its sections, and what it is about, in its own words, and no flaw at any width [C-2-16]', async () => {
    const { page, complaints } = await open();
    await page.goto(GUIDE);
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Front or top: what really differs',
    ]);
    expect(await main.getByText(/^\d+ min read$/).count()).toBe(1);
    expect(await main.getByText(/^Checked \d+ \w+ 20\d\d$/).count()).toBe(1);
    expect(await main.getByText(/^Published \d+ \w+ 20\d\d$/).count()).toBe(1);
    const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('link').allInnerTexts()).toEqual(['Home', 'Buying guides']);
    expect(await main.getByRole('table').count()).toBeGreaterThan(0);
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('leads to its sections, which then stand below the header', async () => {
    const { page } = await open();
    await page.goto(GUIDE);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const texts = await contents.getByRole('link').allInnerTexts();
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(headings).toEqual(expect.arrayContaining(texts));
    await contents.getByRole('link', { name: 'Noise and shaking' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Noise and shaking' });
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(60);
    expect(new URL(page.url()).hash).not.toBe('');
  });

  it('marks the section that is read', async () => {
    const { page } = await open();
    await page.goto(GUIDE);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const marked = () =>
      links.evaluateAll((all) => all.filter((a) => a.matches(':target-current')).map((a) => a.textContent));
    await links.filter({ hasText: 'Backs and knees' }).click();
    await expect.poll(marked).toEqual(['Backs and knees']);
  });

  it('opens its list of sections on a small screen', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await page.goto(GUIDE);
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    expect(await link.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'On this page' }).click();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('keeps its shape while it is read to the end', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await page.goto(GUIDE);
    for (let screen = 1; screen <= 9; screen += 1) {
      await page.evaluate(`scrollTo({ top: ${screen * 800}, behavior: 'instant' })`);
      await page.waitForLoadState('networkidle');
    }
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
  });

  it('can be read without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(GUIDE);
    expect(await page.getByRole('heading', { name: 'Which one, then?' }).isVisible()).toBe(true);
    expect(await page.locator('[data-block="product-listing"] article').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'will it fit?' }).first().click();
    await page.waitForURL('**/will-it-fit');
  });

  it('is an article to search engines and to whoever shares it', async () => {
    const { page } = await open();
    await page.goto(GUIDE);
    const { origin } = new URL(page.url());
    expect(await structuredData(page, 'Article')).toMatchObject({
      headline: 'Front or top: what really differs',
      image: [expect.stringContaining(origin)],
      datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      publisher: { name: 'Wattle' },
      mainEntityOfPage: `${origin}${GUIDE}`,
    });
    expect(await structuredData(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Buying guides' }, { item: `${origin}${GUIDE}` }],
    });
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(origin);
  });
});

describe('a list of articles', () => {
  it.each(['/articles/buying-guides', '/articles/help'])('shows each article under it once: %s', async (path) => {
    const { page } = await open();
    await page.goto(path);
    const links = await page.locator('main h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThanOrEqual(6);
    expect(new Set(links).size).toBe(links.length);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('an address under /articles', () => {
  it.each([
    ['a moved article', '/articles/washing-machine-guide', GUIDE],
    ['a part of the home page', '/articles/home', '/'],
    ['a part of a brand’s page', '/articles/brands/nordholm', '/brands/nordholm'],
  ])('of %s leads to its place [C-8-14 D-2-02]', async (_, from, to) => {
    const { page } = await open();
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });

  it.each(['/articles/nothing-of-the-kind', '/articles/page-not-found'])(
    'that is no page is not found: %s',
    async (path) => {
      const { page } = await open();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('moved');
    },
  );
});
