import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { ARTICLE_ANSWERS, GUIDE } from '../../../testing/content/sample-articles.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../testing/watch-shifts.ts';

const open = setUpStage();
const openArticle = (path: string, options: StageOptions = {}) => open(path, { answers: ARTICLE_ANSWERS, ...options });

describe('an article', () => {
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
