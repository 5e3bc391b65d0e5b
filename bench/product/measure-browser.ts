import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/browser/find-chromium.ts';

export type BrowserRow = {
  readonly path: string;
  readonly width: number;
  readonly scripts: number;
  readonly scriptGzipKb: number;
  readonly shiftOnLoad: number;
  readonly shiftScrolled: number;
};

const STEP = 400;

/** Sums layout shifts without recent input. */
const WATCH_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const readShift = (page: Page): Promise<number> => page.evaluate('window.layoutShift');

/** Scrolls from top to bottom at a brisk reading pace, so that lazy parts load. */
async function scrollThrough(page: Page): Promise<void> {
  for (let top = 0; top < (await page.evaluate<number>('document.documentElement.scrollHeight')); top += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

async function measurePage(browser: Browser, url: string, width: number): Promise<BrowserRow> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', weigh);
  await page.addInitScript(WATCH_SHIFTS);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  // do not count what scrolling loads
  page.off('response', weigh);
  const bytes = await Promise.all(sizes);
  const shiftOnLoad = await readShift(page);
  await scrollThrough(page);
  const shiftScrolled = await readShift(page);
  await context.close();
  return {
    path: new URL(url).pathname,
    width,
    scripts: bytes.length,
    scriptGzipKb: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    shiftOnLoad,
    shiftScrolled,
  };
}

/** Bytes loaded and layout shift in a real browser, at phone and desktop width. */
export async function measureBrowser(shopUrl: string, paths: readonly string[]): Promise<BrowserRow[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const rows: BrowserRow[] = [];
    for (const path of paths)
      for (const width of [390, 1440]) rows.push(await measurePage(browser, `${shopUrl}${path}`, width));
    return rows;
  } finally {
    await browser.close();
  }
}
