import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type OpenOptions, setUpBrowser, type TestPage } from '../scripts/browser/use-browser.ts';

export { awake, nextFrames, type OpenOptions, type TestPage, visit, WIDTHS } from '../scripts/browser/use-browser.ts';

/** Pages of the shop of this run, each as a new visitor. */
export const useBrowser = (): ((options?: OpenOptions) => Promise<TestPage>) => setUpBrowser(() => inject('shopUrl'));

/** Takes the network away, and waits until the page knows. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Gives the network back. The page hears of it before a call gets through. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const isBack = () => page.evaluate(() => fetch('/icon.svg', { cache: 'no-store' }).then(Boolean, () => false));
  await expect.poll(isBack).toBe(true);
}
