import type { Browser, Page } from 'playwright-core';
import { medianOf } from '../measure/median.ts';
import { hydrated, openPhone, slowDown } from './phone.ts';
import { forgetPresses, readWatched } from './watch-page.ts';

/** The first of these that is shown, with a name that begins so. */
export type Pressed = { readonly selector: string; readonly name?: string };

export type Press = {
  readonly what: string;
  readonly path: string;
  /** What has to be done first, and is not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: Pressed;
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
  await hydrated(page);
  await press.before?.(page);
  // some pages always have something under way, such as a film
  await page.waitForTimeout(SETTLE_MS);
  const [x, y] = await middleOf(page, press.press);
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

export async function tap(page: Page, pressed: Pressed): Promise<void> {
  await page.touchscreen.tap(...(await middleOf(page, pressed)));
}

/**
 * Where to press. Locators are not used: they leave listeners in the page for every press, which take a fifth of the
 * first task.
 */
async function middleOf(page: Page, pressed: Pressed): Promise<[x: number, y: number]> {
  const middle = await page.evaluate(({ selector, name = '' }) => {
    const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const element = shown.find((one) => nameOf(one).startsWith(name));
    if (!element) return undefined;
    const middleNow = (): [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [, y] = middleNow();
    if (y < 0 || y > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return middleNow();
  }, pressed);
  if (!middle) throw new Error(`No ${pressed.name ?? pressed.selector} is shown.`);
  return middle;
}

/** The middle of each figure. */
export const middlePress = (tries: readonly PressRow[]): PressRow => ({
  what: tries[0]?.what ?? '',
  longestTaskMs: medianOf(tries.map(({ longestTaskMs }) => longestTaskMs)),
  nextFrameMs: medianOf(tries.map(({ nextFrameMs }) => nextFrameMs)),
});
