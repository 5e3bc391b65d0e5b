import type { Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { OpenOptions, TestPage } from './browser.ts';

export type BlocksPage = TestPage & {
  /** The variant of a block by its address: `link-button`. */
  readonly example: (anchor: string) => Locator;
  /** What the page asked of the hosts of films. */
  readonly asked: string[];
};

/** Players of others, so that a test needs nobody else: they only say that they are there. */
export async function openBlocks(
  open: (options?: OpenOptions) => Promise<TestPage>,
  options: OpenOptions = {},
): Promise<BlocksPage> {
  const opened = await open(options);
  const asked: string[] = [];
  await opened.page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>A player</p>' });
  });
  await opened.page.goto('/dev/blocks', { waitUntil: 'domcontentloaded', timeout: 100_000 });
  return { ...opened, asked, example: (anchor) => opened.page.locator(`[data-example="${anchor}"]`) };
}

/** One page for all tests of a file that only look. */
export function useBlocks(
  open: (options?: OpenOptions) => Promise<TestPage>,
  options: OpenOptions = {},
): () => BlocksPage {
  let opened: BlocksPage | undefined;
  beforeAll(async () => {
    opened = await openBlocks(open, options);
  });
  return () => {
    if (!opened) throw new Error('The page is not open yet.');
    return opened;
  };
}

/** Goes past everything, so that every late part has come alive. */
export async function passAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.scrollTo({ top: y, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      top,
    );
  }
  await page.waitForLoadState('networkidle');
}

export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not displayed.');
  return box;
}

export const styleOf = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** How many slides of a row fit beside each other, as they are laid out: the row with its last gap over a slide with its own. */
export const slidesInView = (track: Locator): Promise<number> =>
  track.evaluate((row) => {
    const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect());
    const width = row.parentElement?.clientWidth ?? 0;
    if (!first || !second) return 0;
    const step = second.left - first.left;
    return Math.round(((width + step - first.width) / step) * 100) / 100;
  });

type Shift = PerformanceEntry & { readonly value: number };

/** Adds up by how much what was on the page has moved, from its start on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) found.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
    return found;
  });
  return async () => (await shifts.jsonValue()).reduce((sum, value) => sum + value, 0);
}
