import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StagedPage, StageOptions } from '../../../../testing/set-up-stage.ts';
import { BLOCK_ANSWERS } from './block-answers.ts';

export type BlocksPage = StagedPage & {
  /** A block example by its anchor: `link-button`. */
  readonly example: (anchor: string) => Locator;
  /** Requests to video hosts. */
  readonly asked: string[];
};

type Open = (path: string, options?: StageOptions) => Promise<StagedPage>;

/** Opens the examples of some block types. Third-party players are stubs. */
export async function openBlocks(
  open: Open,
  kinds: readonly string[],
  { before, answers, ...options }: StageOptions = {},
): Promise<BlocksPage> {
  const asked: string[] = [];
  const staged = await open(`/dev/blocks?kinds=${kinds.join(',')}`, {
    ...options,
    answers: { ...BLOCK_ANSWERS, ...answers },
    before: async (page) => {
      // a page with a route has no cache, and sends every request through the test
      if (kinds.some((kind) => kind.endsWith('video'))) {
        await page.route(/^https:\/\//, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>A player</p>' });
        });
      }
      await before?.(page);
    },
  });
  return { ...staged, asked, example: (anchor) => staged.page.locator(`[data-example="${anchor}"]`) };
}

/** For tests that only look, without JavaScript. */
export const lookAtBlocks = (open: Open, kinds: readonly string[], options: StageOptions = {}): Promise<BlocksPage> =>
  openBlocks(open, kinds, { javaScriptEnabled: false, ...options });

/** Scrolls through the page until the two looping carousels have their code, which loads last. */
export async function passAll(page: Page): Promise<void> {
  const passed = async () => {
    await passOnce(page);
    return page.locator('[data-live] > ul').count();
  };
  await expect.poll(passed).toBe(2);
}

/** Scrolls through the whole page once. */
export async function passOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
    }
  });
}

export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not displayed.');
  return box;
}

export const styleOf = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Number of slides that fit in a row: the row plus one gap, divided by a slide plus its gap. */
export const slidesInView = (track: Locator): Promise<number> =>
  track.evaluate((row) => {
    const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect());
    const width = row.parentElement?.clientWidth ?? 0;
    if (!first || !second) return 0;
    const step = second.left - first.left;
    return Math.round(((width + step - first.width) / step) * 100) / 100;
  });
