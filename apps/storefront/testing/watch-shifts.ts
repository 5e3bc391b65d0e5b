import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Adds up how far things moved by themselves, from the first paint on; begun before the page goes anywhere, which has nothing in memory (`ownPage`). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) found.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far they moved so far. */
export const shiftsOf = async (page: Page): Promise<number> =>
  (await page.evaluate<number[]>('shifts')).reduce((sum, one) => sum + one, 0);
