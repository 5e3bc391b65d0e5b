import { expect, it } from 'vitest';
import { awake } from '../../../../scripts/browser/set-up-browser.ts';
import { ARTICLE_ANSWERS, GUIDE } from '../../testing/content/sample-articles.ts';
import { setUpStage } from '../../testing/set-up-stage.ts';

const open = setUpStage();

/** Runs before a page's scripts: no frame is drawn until the test says so. */
const holdFrames = (): void => {
  window.requestAnimationFrame = (draw) =>
    addEventListener('draw', () => draw(performance.now())) as undefined as never;
};

const isFetched = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/entry.client'));

it('a page fetches its code at once and runs it when it has been seen', async () => {
  const { page, complaints } = await open(GUIDE, { answers: ARTICLE_ANSWERS });
  await page.addInitScript(holdFrames);
  await page.reload();
  await expect.poll(() => page.evaluate(isFetched)).toBe(true);
  expect(await page.locator('script[type=module]').count()).toBe(0);
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('draw')));
  await awake(page);
  expect(complaints).toEqual([]);
});

it('a page in a tab that nobody looks at does not wait to be seen', async () => {
  const { page } = await open(GUIDE, { answers: ARTICLE_ANSWERS });
  await page.addInitScript(holdFrames);
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.reload();
  await awake(page);
});
