import { rejected } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { openProduct } from './testing/product-stage.ts';

const open = setUpStage();
const REVIEWS = 'https://reviews.example/loader.js';

describe('a product page', () => {
  it('tells why to choose it, whether it fits, what it is and what it uses, without JavaScript too', async () => {
    const { page } = await openProduct(open, { javaScriptEnabled: false });
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual(
      expect.arrayContaining(['Will it fit?', 'Why people choose it', 'About this product', 'Specifications']),
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
    const text = await page.locator('main').innerText();
    for (const words of ['Middle drawer runs from', 'Each door is half as wide', '498 kWh a year']) {
      expect(text).toContain(words);
    }
  });

  it('leads from the small label to the large one, on a phone too', async () => {
    const { page } = await openProduct(open, { width: WIDTHS.phone });
    const labels = page.getByRole('img', { name: /^Energy rating label/ });
    await page.getByRole('link', { name: /^Energy rating label/ }).click();
    await expect.poll(() => labels.last().evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect
      .poll(() => labels.last().evaluate((one) => one.getBoundingClientRect().bottom - innerHeight))
      .toBeLessThan(0);
  });

  it('shows no label, no fit check and no specification that there is nothing to say about', async () => {
    const { page } = await openProduct(open, {
      javaScriptEnabled: false,
      product: { attributes: {}, keyFeatures: [], family: { code: 'cards', name: 'Gift cards' } },
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('img', { name: /^Energy rating label/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Will it fit?' }).count()).toBe(0);
  });

  it('shows no reviews and loads no script for them while reviews are not enabled [D-1-08]', async () => {
    const foreign: string[] = [];
    const { page } = await openProduct(open, {
      before: async (fresh) => {
        fresh.on('request', (request) => {
          if (request.resourceType() === 'script' && !request.url().startsWith('http://127.0.0.1'))
            foreign.push(request.url());
        });
      },
    });
    expect(await page.getByRole('heading', { name: 'Reviews' }).count()).toBe(0);
    expect(await page.content()).not.toContain('reviews.example');
    expect(foreign).toEqual([]);
  });

  it('brings the script of reviews where they are enabled [D-7-32]', async () => {
    const { page } = await openProduct(open, {
      javaScriptEnabled: false,
      settings: { reviewsScript: REVIEWS },
      product: { reviewSummary: { totalReviewCount: 7, averageOverallRating: 4.6 } },
    });
    expect(await page.locator(`script[src="${REVIEWS}"]`).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Reviews' }).count()).toBe(1);
  });

  it('leads on for good when it has moved, and is not there when it is not known [D-2-02 D-2-15]', async () => {
    const { page, stage } = await openProduct(open, {
      javaScriptEnabled: false,
      answers: {
        loadProduct: rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/categories/fridges' } }),
        loadCategory: rejected({ code: 'CATEGORY_NOT_FOUND' }),
        findArticle: rejected({ code: 'ARTICLE_NOT_FOUND' }),
      },
    });
    const moved = await page.request.get('/products/old-name', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/categories/fridges']);
    stage.answer({ loadProduct: rejected({ code: 'PRODUCT_NOT_FOUND' }) });
    const response = await page.goto('/products/no-such-thing');
    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe('Page Not Found');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sorry, this page has moved...');
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('does not move while it loads and is read at %d px', async (width) => {
    const { page, complaints } = await openProduct(open, { width, ownPage: true, before: watchShifts });
    for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await nextFrames(page);
    }
    expect(await shiftsOf(page)).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });
});

describe('the fit check', () => {
  it('answers as the space is typed, by keyboard', async () => {
    const { page, complaints } = await openProduct(open);
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
    await expect.poll(() => answer.innerText()).toBe('Enter whole millimetres, such as 950.');
    expect(complaints).toEqual([]);
  });

  it('is asked without JavaScript too', async () => {
    const { page } = await openProduct(open, { javaScriptEnabled: false });
    await page.getByRole('textbox', { name: 'Width' }).fill('950');
    await page.getByRole('textbox', { name: 'Height' }).fill('1840');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.waitForURL('**width=950**');
    const answer = page.getByRole('region', { name: 'Will it fit?' }).getByRole('status');
    expect(await answer.innerText()).toContain('Yes, so far. 21 mm each side and 60 mm above.');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/nf637xs$/);
  });
});
