import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

const SLOWEST_MS = Number(process.env.TEST_SLOW_MS ?? 0);

/** With `TEST_SLOW_MS`, every answer comes late by a random time of at most that: for finding what is lost meanwhile. */
export async function slowAnswers(context: BrowserContext): Promise<void> {
  if (SLOWEST_MS === 0) return;
  await context.route('**', async (route) => {
    await pause(Math.random() * SLOWEST_MS);
    // the page may have gone meanwhile
    await route.fallback().catch(() => undefined);
  });
}
