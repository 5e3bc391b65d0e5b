import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { WAIT_FACTOR } from '../testing/factors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of this run listens: workers connect to it. */
    browserUrl: string;
  }
}

export const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
export const HEIGHT = 900;

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

/** A visitor who was never here. */
export async function newVisitor({ width = WIDTHS.desktop, ...options }: OpenOptions): Promise<Page> {
  connection ??= chromium.connect(inject('browserUrl'));
  const context = await (await connection).newContext({
    viewport: { width, height: HEIGHT },
    locale: 'en-AU',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  return context.newPage();
}

/** What the page complains about from now on. */
export function listenTo(page: Page): TestPage {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

/** The browser of the run; every page gets a context of its own, as a new visitor, and goes with its test. */
export function setUpBrowser(baseUrl: () => string): (options?: OpenOptions) => Promise<TestPage> {
  const pages: Page[] = [];
  // a page that stays open goes on working, and slows those after it
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
  });
  return async (options) => {
    const page = await newVisitor({ baseURL: baseUrl(), ...options });
    pages.push(page);
    return listenTo(page);
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
