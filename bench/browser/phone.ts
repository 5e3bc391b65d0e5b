import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { watchPage } from './watch-page.ts';

/** Lighthouse's phone. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };

export type Phone = { readonly page: Page; readonly cdp: CDPSession; readonly context: BrowserContext };

/** A new visitor on a phone. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({ ...SCREEN, baseURL, locale: 'en-AU', serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await watchPage(page);
  return { page, context, cdp: await context.newCDPSession(page) };
}

const LOOK_EVERY_MS = 100;
const LOOKS_MAX = 300;

/** Until the page is alive. */
export async function hydrated(page: Page): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    if (await page.evaluate(() => document.documentElement.dataset.hydrated !== undefined)) return;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`${page.url()} does not come alive.`);
}

/** Slows the processor by this factor from now on. */
export const slowDown = ({ cdp }: Phone, rate: number): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** A slow network and an empty cache from now on. */
export async function slowNetwork({ cdp }: Phone): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
}

/** What Lighthouse calls the benchmark index: how fast this browser is here and now. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(() => {
    const rate = (work: (turn: number) => void): number => {
      const start = performance.now();
      let turns = 0;
      for (; performance.now() - start < 500; turns += 1) work(turns);
      return turns / 10 / ((performance.now() - start) / 1000);
    };
    const growText = () => {
      let text = '';
      for (let length = 0; length < 10_000; length += 1) text += 'a';
      if (text.length === 1) throw new Error('the text must be used');
    };
    const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, at) => at));
    const copyList = (turn: number) => {
      const [from, to] = turn % 2 === 0 ? lists : [...lists].reverse();
      for (let at = 0; from && to && at < from.length; at += 1) to[at] = from[at] ?? 0;
    };
    return (rate(growText) + rate(copyList)) / 2;
  });
  await page.close();
  return Math.round(index);
}
