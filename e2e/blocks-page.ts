import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenOptions, TestPage } from './browser.ts';

export type BlocksPage = TestPage & {
  /** The variant of a block by its address: `link-button`. */
  readonly example: (anchor: string) => Locator;
  /** What the page asked of the hosts of films. */
  readonly asked: string[];
};

type Open = (options?: OpenOptions) => Promise<TestPage>;
/** The kinds of block that a test looks at: the page of all of them is long. */
type BlocksOptions = OpenOptions & { readonly kinds?: readonly string[] };

/** Players of others, so that a test needs nobody else: they only say that they are there. */
export async function openBlocks(open: Open, { kinds, ...options }: BlocksOptions = {}): Promise<BlocksPage> {
  const opened = await open(options);
  const asked: string[] = [];
  await opened.page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>A player</p>' });
  });
  await opened.page.goto(blocksAddress(kinds), { waitUntil: 'domcontentloaded', timeout: 100_000 });
  await expect.poll(() => opened.page.evaluate(hasStyles)).toBe(true);
  return { ...opened, asked, example: (anchor) => opened.page.locator(`[data-example="${anchor}"]`) };
}

/** Without scripts a page may be there before its stylesheets. */
const hasStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null);

export const blocksAddress = (kinds?: readonly string[]): string =>
  kinds ? `/dev/blocks?kinds=${kinds.join(',')}` : '/dev/blocks';

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** For tests that only look: no scripts, and pictures that cost nothing. */
export function lookAtBlocks(open: Open, options: BlocksOptions = {}): Promise<BlocksPage> {
  return openBlocks(
    async (wanted) => {
      const opened = await open(wanted);
      await opened.page.route('**/cdn-cgi/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT }));
      return opened;
    },
    { javaScriptEnabled: false, ...options },
  );
}

/** Goes past everything, again until every late part has come alive: those that pass before the page's script is there do not. */
export async function passAll(page: Page): Promise<void> {
  // the two that go round are the last to have their code
  const passed = async () => {
    await passOnce(page);
    return page.locator('[class*="live"] > ul').count();
  };
  await expect.poll(passed, { timeout: 90_000 }).toBe(2);
}

async function passOnce(page: Page): Promise<void> {
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
