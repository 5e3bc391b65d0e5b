import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { nextFrames, useBrowser, WIDTHS } from './browser.ts';
import { firstProductOf, showcasePaths } from './product-shelf.ts';

const open = useBrowser();

const FRIDGE = '/products/nordholm-637l-french-door-fridge-with-ice-and-water-stainless-nf637xs';

const layoutShift = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})`;

describe('a product page', () => {
  it('tells why to choose it, whether it fits, what it is and what it uses', async () => {
    const { page, complaints } = await open();
    await page.goto(FRIDGE);
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual(
      expect.arrayContaining(['Will it fit?', 'Why people choose it', 'About it', 'Specifications']),
    );
    const label = page.getByRole('img', { name: /^Energy rating label/ }).last();
    expect(await label.getAttribute('aria-label')).toBe(
      'Energy rating label: 3.5 of 6 stars, energy consumption 498 kWh per year. Nordholm NF637XS, refrigerator. Tested to AS/NZS 4474.',
    );
    expect(await page.getByText('$164 a year').locator('..').innerText()).toBe('$164 a year to run at 33c a kWh');
    expect(await page.getByRole('link', { name: 'What the label means' }).getAttribute('href')).toBe(
      '/articles/buying-guides/energy-rating',
    );
    const size = page.getByRole('table', { name: 'Size and weight' });
    expect(await size.getByRole('row', { name: 'Width' }).innerText()).toMatch(/Width\s+908 mm/);
    expect(complaints).toEqual([]);
  });

  it('shows no label, no fit check and no specification that there is nothing to say about', async () => {
    const { page } = await open();
    const [card = ''] = await showcasePaths(page, ['giftCard50']);
    await page.goto(card);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('img', { name: /^Energy rating label/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Will it fit?' }).count()).toBe(0);
  });

  it('shows the same after a navigation as after a load', async () => {
    const { page } = await open();
    const path = await firstProductOf(page, '/categories/fridges');
    const details = async () => (await page.getByRole('region', { name: 'Specifications' }).innerText()).trim();
    await page.locator(`main article a[href^="${path}"]`).first().click();
    await page.waitForURL('**/products/**');
    await page.getByRole('region', { name: 'Specifications' }).waitFor();
    const navigated = await details();
    await page.reload();
    expect(await details()).toBe(navigated);
  });

  it('shows no reviews and loads no script for them while reviews are not enabled [D-1-08]', async () => {
    const { page } = await open();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && new URL(request.url()).origin !== new URL(page.url()).origin)
        foreign.push(request.url());
    });
    await page.goto(FRIDGE, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { name: 'Reviews' }).count()).toBe(0);
    expect(foreign).toEqual([]);
  });
});

describe('the fit check', () => {
  it('answers as the space is typed, by keyboard', async () => {
    const { page, complaints } = await open();
    await page.goto(FRIDGE);
    const answer = page.getByRole('region', { name: 'Will it fit?' }).getByRole('status');
    expect(await answer.innerText()).toBe(
      'It takes a space 948 mm wide and 1,830 mm high: 20 mm of air on each side and 50 mm above.',
    );
    await page.getByRole('textbox', { name: 'Width' }).focus();
    await page.keyboard.type('950');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,840');
    await page.keyboard.press('Tab');
    await page.keyboard.type('720');
    await expect
      .poll(() => answer.innerText())
      .toBe('Yes, with 2 mm to spare. 21 mm each side and 60 mm above. It stands 28 mm proud of a 720 mm deep space.');
    await page.getByRole('textbox', { name: 'Width' }).fill('940');
    await expect.poll(() => answer.innerText()).toMatch(/^No, it needs 8 mm more width\./);
    await page.getByRole('textbox', { name: 'Width' }).fill('wide');
    await expect.poll(() => answer.innerText()).toBe('Type whole millimetres, such as 950.');
    expect(complaints).toEqual([]);
  });

  it('is asked without JavaScript too', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(FRIDGE);
    await page.getByRole('textbox', { name: 'Width' }).fill('950');
    await page.getByRole('textbox', { name: 'Height' }).fill('1840');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.waitForURL('**width=950**');
    const answer = page.getByRole('region', { name: 'Will it fit?' }).getByRole('status');
    expect(await answer.innerText()).toContain('Yes, so far. 21 mm each side and 60 mm above.');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/nf637xs$/);
  });
});

describe('the page', () => {
  it('reads without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(FRIDGE);
    const text = await page.locator('main').innerText();
    for (const words of ['Middle drawer runs from', 'Each door is half as wide', '498 kWh a year', '$164 a year'])
      expect(text).toContain(words);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('does not move while it loads and is read at %d px', async (width) => {
    const { page } = await open({ width });
    await page.goto(FRIDGE, { waitUntil: 'networkidle' });
    for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await nextFrames(page);
    }
    expect(Number(await page.evaluate(layoutShift))).toBeLessThan(0.02);
    if (width === WIDTHS.desktop) expect(await flawsAtEveryWidth(page)).toEqual([]);
  });

  it('of a product that was renamed leads on for good, of an unknown one is not there [D-2-02 D-2-15]', async () => {
    const { page } = await open();
    const moved = await page.request.get('/products/nordholm-620l-french-door-fridge', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/categories/fridges']);
    const response = await page.goto('/products/no-such-thing');
    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe('Page Not Found');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sorry, this page has moved...');
  });
});
