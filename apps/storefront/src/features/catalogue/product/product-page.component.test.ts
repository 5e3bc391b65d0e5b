import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { openProduct } from './testing/product-stage.ts';

const open = setUpStage();

describe('a product page', () => {
  it('leads from the small label to the large one, on a phone too', async () => {
    const { page } = await openProduct(open, { width: WIDTHS.phone });
    const labels = page.getByRole('img', { name: /^Energy rating label/ });
    await page.getByRole('link', { name: /^Energy rating label/ }).click();
    await expect.poll(() => labels.last().evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect
      .poll(() => labels.last().evaluate((one) => one.getBoundingClientRect().bottom - innerHeight))
      .toBeLessThan(0);
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
