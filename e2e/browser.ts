import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { CHROMIUM_ARGS } from '../scripts/browser/find-chromium.ts';

export const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;

export type OpenOptions = BrowserContextOptions & { readonly width?: number };

export type TestPage = {
  readonly page: Page;
  /** What the page complained about: uncaught errors, console errors, refused content. */
  readonly complaints: string[];
};

/** One Chromium for a test file; every page gets a context of its own, as a new visitor. */
export function useBrowser(): (options?: OpenOptions) => Promise<TestPage> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: CHROMIUM_ARGS });
  });
  afterAll(() => browser.close());
  return async ({ width = WIDTHS.desktop, ...options } = {}) => {
    const context = await browser.newContext({
      baseURL: inject('shopUrl'),
      viewport: { width, height: 900 },
      locale: 'en-AU',
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, complaints };
  };
}
