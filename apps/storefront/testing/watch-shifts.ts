import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/**
 * Accumulates layout shift from the first paint on; start it before navigating. A test that does not hold its files back
 * needs a fresh page (`ownPage`): they come at once from the cache of a kept one.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) found.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Total shift so far. */
export const shiftsOf = async (page: Page): Promise<number> =>
  (await page.evaluate<number[]>('shifts')).reduce((sum, one) => sum + one, 0);

/** Resolves when a page has loaded all that it loads by itself: the service worker's script comes last. */
export async function loadedByItself(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('register-service-worker')),
  );
}
