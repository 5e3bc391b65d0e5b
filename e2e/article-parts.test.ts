import { describe, expect, it } from 'vitest';
import { comeAlive, GUIDE, isAlive, layoutShift, watchScripts } from './article-page.ts';
import { useBrowser, WIDTHS } from './browser.ts';

const open = useBrowser();

const PRODUCTS = '[data-block="product-listing"] article';
const KILOBYTES_MAX = 125;

describe('the code of an article', () => {
  it.each([GUIDE, '/articles/help'])('weighs no more than 125 kB: %s', async (path) => {
    const { page } = await open();
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.names().length).toBeGreaterThan(3);
    expect(await scripts.kilobytes()).toBeLessThanOrEqual(KILOBYTES_MAX);
  });

  it('comes to products when they are near, into what was sent, without a move', async () => {
    const { page, complaints } = await open();
    const scripts = watchScripts(page);
    await page.goto(GUIDE, { waitUntil: 'networkidle' });
    expect(scripts.names().join()).not.toContain('product-listing');
    expect(await page.evaluate(isAlive(PRODUCTS))).toBe(false);
    await page.evaluate(`document.sent = document.querySelector('${PRODUCTS}')`);
    await page
      .locator(PRODUCTS)
      .first()
      .evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect.poll(() => page.evaluate(isAlive(PRODUCTS))).toBe(true);
    expect(await page.evaluate(`document.sent === document.querySelector('${PRODUCTS}')`)).toBe(true);
    const heart = page
      .locator(PRODUCTS)
      .first()
      .getByRole('button', { name: /wishlist/i });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });

  it('is never loaded for what is only read', async () => {
    const { page } = await open();
    await page.goto(GUIDE, { waitUntil: 'networkidle' });
    await page.locator(PRODUCTS).first().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(isAlive(PRODUCTS))).toBe(true);
    expect(await page.evaluate(isAlive('[data-block="paragraph"] p'))).toBe(false);
  });

  it('comes to a row of articles when somebody points at it', async () => {
    const { page } = await open();
    await page.goto(GUIDE, { waitUntil: 'networkidle' });
    const row = '[data-block="article-listing"] article';
    await page.locator(row).first().scrollIntoViewIfNeeded();
    await page.locator(row).first().hover();
    await expect.poll(() => page.evaluate(isAlive(row))).toBe(true);
  });
});

describe('a link in a part that has no code', () => {
  const mark = 'window.sameDocument = true';
  const isSame = 'window.sameDocument === true';

  it('is followed without loading the page anew, and focus moves to the new page', async () => {
    const { page, complaints } = await open();
    await page.goto(GUIDE);
    await comeAlive(page);
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'will it fit?' }).first().press('Enter');
    await page.waitForURL('**/will-it-fit');
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Will it fit?');
    expect(await page.evaluate(isSame)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('shows the same after a navigation as after a load', async () => {
    const { page } = await open({ width: WIDTHS.tablet });
    await page.goto('/articles/buying-guides');
    await comeAlive(page);
    await page.evaluate(mark);
    await page.locator(`main h2 a[href="${GUIDE}"]`).click();
    await page.waitForURL(`**${GUIDE}`);
    await page.getByRole('heading', { name: 'Which one, then?' }).waitFor();
    await page.locator(PRODUCTS).first().waitFor();
    const text = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const navigated = await text();
    expect(await page.evaluate(isSame)).toBe(true);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await text()).toBe(navigated);
  });

  it('opens another tab when that is asked for', async () => {
    const { page } = await open();
    await page.goto(GUIDE);
    await comeAlive(page);
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
    const { page } = await open();
    await page.goto('/products/nordholm-637l-french-door-fridge-with-ice-and-water-stainless-nf637xs');
    await comeAlive(page);
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'What the label means' }).click();
    await page.waitForURL('**/articles/buying-guides/energy-rating');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(isSame)).toBe(true);
  });
});
