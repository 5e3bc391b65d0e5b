import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from '../scripts/browser/find-chromium.ts';

export const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;

/** A loaded machine is slow, not wrong; less than a test has, so that it says what it waited for. */
const WAIT_MS = 90_000;

export type OpenOptions = BrowserContextOptions & { readonly width?: number };

export type TestPage = {
  readonly page: Page;
  /** What the page complained about: uncaught errors, console errors, refused content. */
  readonly complaints: string[];
};

/** One Chromium for a test file; every page gets a context of its own, as a new visitor, and goes with its test. */
export function useBrowser(): (options?: OpenOptions) => Promise<TestPage> {
  let browser: Browser;
  const visits: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: CHROMIUM_ARGS });
  });
  // a page that stays open goes on working, and slows those after it
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((visit) => visit.close()));
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
    visits.push(context);
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, complaints };
  };
}

/** The page has been drawn with what it knows now. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/** The page listens: React has taken over what the server sent. What is pressed before that may come to nothing. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    return key !== undefined && Reflect.get(document, key).stateNode.current.memoizedState.isDehydrated === false;
  });
  await nextFrames(page);
}

/** Goes to a page that will be used: it listens then. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

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
