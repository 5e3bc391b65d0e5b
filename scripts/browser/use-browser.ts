import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { WAIT_FACTOR } from '../testing/factors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of this run listens: workers connect to it. */
    browserUrl: string;
  }
}

export const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;

/** Less than a test has, so that it says what it waited for. */
const WAIT_MS = 45_000 * WAIT_FACTOR;

export type OpenOptions = BrowserContextOptions & { readonly width?: number };

export type TestPage = {
  readonly page: Page;
  /** What the page complained about: uncaught errors, console errors, refused content. */
  readonly complaints: string[];
};

/** Files of one worker share its connection. */
let connection: Promise<Browser> | undefined;

/** The browser of the run; every page gets a context of its own, as a new visitor, and goes with its test. */
export function setUpBrowser(baseUrl: () => string): (options?: OpenOptions) => Promise<TestPage> {
  const visits: BrowserContext[] = [];
  // a page that stays open goes on working, and slows those after it
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((visit) => visit.close()));
  });
  return async ({ width = WIDTHS.desktop, ...options } = {}) => {
    connection ??= chromium.connect(inject('browserUrl'));
    const context = await (await connection).newContext({
      baseURL: baseUrl(),
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
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Goes to a page that will be used: it listens then. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await awake(page);
}
