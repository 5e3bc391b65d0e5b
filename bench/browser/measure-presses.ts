import type { Browser, Locator, Page } from 'playwright-core';
import { medianOf } from '../measure/median.ts';
import { openPhone, slowDown } from './phone.ts';
import { forgetPresses, readWatched } from './watch-page.ts';

export type Press = {
  readonly what: string;
  readonly path: string;
  /** What has to be done first, and is not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Locator;
  /** Typed after the press, as fast as people type. */
  readonly type?: string;
};

export type PressRow = { readonly what: string; readonly longestTaskMs: number; readonly nextFrameMs: number };

/** Time for what the page loads by itself. */
const SETTLE_MS = 3_000;
/** Nobody presses in the instant in which a page stops to scroll. */
const SCROLLED_MS = 1_000;
/** Time for what a press starts to end. */
const WATCHED_MS = 1_500;
const BETWEEN_KEYS_MS = 150;

/** One touch on a page that has settled: its longest task, and the time to the next frame. */
export async function measurePress(browser: Browser, url: string, press: Press, rate: number): Promise<PressRow> {
  const phone = await openPhone(browser, url);
  const { page } = phone;
  await page.goto(press.path, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await press.before?.(page);
  // some pages always have something under way, such as a film
  await page.waitForTimeout(SETTLE_MS);
  // found before it is timed: a tool that looks for it, or looks whether it can be pressed, does so in the page
  const [x, y] = await middleOf(press.press(page));
  // what it scrolled to wakes up and is drawn
  await page.waitForTimeout(SCROLLED_MS);
  await slowDown(phone, rate);
  await forgetPresses(page);
  await page.touchscreen.tap(x, y);
  if (press.type) await page.keyboard.type(press.type, { delay: BETWEEN_KEYS_MS });
  await page.waitForTimeout(WATCHED_MS);
  const { longTasks, slowestPressMs } = await readWatched(page);
  await phone.context.close();
  return {
    what: press.what,
    longestTaskMs: Math.max(0, ...longTasks.map(([, ms]) => ms)),
    nextFrameMs: slowestPressMs,
  };
}

async function middleOf(locator: Locator): Promise<readonly [x: number, y: number]> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The middle of each figure. */
export const middlePress = (tries: readonly PressRow[]): PressRow => ({
  what: tries[0]?.what ?? '',
  longestTaskMs: medianOf(tries.map(({ longestTaskMs }) => longestTaskMs)),
  nextFrameMs: medianOf(tries.map(({ nextFrameMs }) => nextFrameMs)),
});
