import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { medianOf } from '../measure/median.ts';
import { type Phone, slowDown, slowNetwork } from './phone.ts';
import { blockingMs, readWatched } from './watch-page.ts';

export type PageLoad = {
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly scriptKb: number;
};

/** How long a page is watched after it has loaded. */
const WATCHED_MS = 4_000;

/** Loads a page as a first visit, on a slow network and a slow processor. */
export async function measureLoad(phone: Phone, path: string, rate: number): Promise<PageLoad> {
  const { page } = phone;
  const scripts: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', weigh);
  await slowNetwork(phone);
  await slowDown(phone, rate);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  page.off('response', weigh);
  const watched = await readWatched(page);
  const bytes = await Promise.all(scripts);
  const scriptKb = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  return { lcpMs: watched.lcpMs, blockingMs: blockingMs(watched), shift: watched.shift, scriptKb };
}

/** The middle of each figure; of layout shifts the largest. */
export const middleOf = (loads: readonly PageLoad[]): PageLoad => ({
  lcpMs: medianOf(loads.map(({ lcpMs }) => lcpMs)),
  blockingMs: medianOf(loads.map((load) => load.blockingMs)),
  shift: Math.max(...loads.map(({ shift }) => shift)),
  scriptKb: medianOf(loads.map(({ scriptKb }) => scriptKb)),
});
