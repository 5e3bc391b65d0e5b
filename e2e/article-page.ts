import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A guide with every kind of thing in it: a hero, sections, a table, products, articles. */
export const GUIDE = '/articles/buying-guides/front-or-top-loader';

/** How far things moved by themselves since the page was opened. */
export const layoutShift = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})`;

/** Whether React has taken over an element. */
export const isAlive = (selector: string) =>
  `Object.keys(document.querySelector(${JSON.stringify(selector)})).some((key) => key.startsWith('__reactProps'))`;

/** The files of code that a page asks for, as long as it is open. */
export function watchScripts(page: Page): { names: () => string[]; kilobytes: () => Promise<number> } {
  const found: { name: string; size: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    found.push({ name: response.url().split('/').at(-1) ?? '', size });
  });
  return {
    names: () => found.map(({ name }) => name),
    kilobytes: async () =>
      (await Promise.all(found.map(({ size }) => size))).reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** The structured data of a page, by type. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text): Record<string, unknown> => JSON.parse(text)).find((data) => data['@type'] === type);
}

/** Waits until the frame of the page has come alive. */
export const comeAlive = (page: Page) => expect.poll(() => page.evaluate(isAlive('#site-search'))).toBe(true);
