import type { Browser, Page } from 'playwright-core';
import { openPhone, slowDown } from './phone.ts';
import { forgetPresses, readWatched } from './watch-page.ts';

export type Press = {
  readonly what: string;
  readonly path: string;
  /** What has to be done first, and is not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
};

export type PressRow = { readonly what: string; readonly longestTaskMs: number; readonly nextFrameMs: number };

/** Time for what the page loads by itself. */
const SETTLE_MS = 3_000;
/** Time for what a press starts to end. */
const WATCHED_MS = 1_500;

/** One press on a page that has settled: its longest task, and the time to the next frame. */
export async function measurePress(browser: Browser, url: string, press: Press, rate: number): Promise<PressRow> {
  const phone = await openPhone(browser, url);
  const { page } = phone;
  await page.goto(press.path, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await press.before?.(page);
  // some pages always have something under way, such as a film
  await page.waitForTimeout(SETTLE_MS);
  await slowDown(phone, rate);
  await forgetPresses(page);
  await press.press(page);
  await page.waitForTimeout(WATCHED_MS);
  const { longTasks, slowestPressMs } = await readWatched(page);
  await phone.context.close();
  return {
    what: press.what,
    longestTaskMs: Math.max(0, ...longTasks.map(([, ms]) => ms)),
    nextFrameMs: slowestPressMs,
  };
}
