import type { Page } from 'playwright-core';

export type Watched = {
  readonly lcpMs: number;
  /** Start and length of each task over 50 ms. */
  readonly longTasks: readonly (readonly [startMs: number, ms: number])[];
  readonly fcpMs: number;
  readonly shift: number;
  /** From an input to the frame that shows its effect, the slowest since `forgetPresses`. */
  readonly slowestPressMs: number;
};

type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly interactionId: number;
};

/** Collects what the browser measures of a page, from its first byte on. */
export const watchPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { lcpMs: 0, fcpMs: 0, shift: 0, slowestPressMs: 0, longTasks: [] as [number, number][] };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: Entry) => void, options: object = {}) => {
      const take1 = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) take(entry as Entry);
      };
      new PerformanceObserver(take1).observe({ type, buffered: true, ...options });
    };
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcpMs = startTime;
    });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcpMs = startTime;
    });
    watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value;
    });
    watch(
      'event',
      ({ interactionId, duration }) => {
        if (interactionId > 0) seen.slowestPressMs = Math.max(seen.slowestPressMs, duration);
      },
      { durationThreshold: 16 },
    );
  });

export const readWatched = (page: Page): Promise<Watched> => page.evaluate('seen');

/** Starts over with tasks and presses. */
export const forgetPresses = (page: Page): Promise<unknown> =>
  page.evaluate('seen.longTasks.length = 0; seen.slowestPressMs = 0');

const TASK_MAX_MS = 50;

/** What tasks over 50 ms took beyond that, after the first paint: Lighthouse's total blocking time. */
export const blockingMs = ({ longTasks, fcpMs }: Watched): number =>
  longTasks.filter(([startMs]) => startMs >= fcpMs).reduce((sum, [, ms]) => sum + ms - TASK_MAX_MS, 0);
