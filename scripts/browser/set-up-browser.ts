import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { WAIT_FACTOR } from '../testing/factors.ts';
import { CHROMIUM_ARGS } from './find-chromium.ts';
import { slowAnswers } from './slow-answers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's program. */
    chromiumPath: string;
  }
}

export const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
export const HEIGHT = 900;

/** Shorter than a test's timeout, so that the error says what it waited for. */
const WAIT_MS = 45_000 * WAIT_FACTOR;

export type OpenOptions = BrowserContextOptions & { readonly width?: number };

export type TestPage = {
  readonly page: Page;
  /** Uncaught errors, console errors and blocked content. */
  readonly complaints: string[];
};

/** No test looks at pixels: without GPU memory, Chromium lays pages out but does not paint them. */
const ARGS = [...CHROMIUM_ARGS, '--force-gpu-mem-available-mb=0'];

/**
 * All files of a worker share its browser, which ends with it. One browser for all workers costs more: every message
 * then goes through the process that started it.
 */
let browser: Promise<Browser> | undefined;

/** A first-time visitor. */
export async function newVisitor({ width = WIDTHS.desktop, ...options }: OpenOptions): Promise<Page> {
  browser ??= chromium.launch({ executablePath: inject('chromiumPath'), args: ARGS });
  const context = await (await browser).newContext({
    viewport: { width, height: HEIGHT },
    locale: 'en-AU',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  await slowAnswers(context);
  return context.newPage();
}

/** Collects the page's errors from now on. */
export function listenTo(page: Page): TestPage {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

/** Opens pages in the shared browser, each in its own context as a new visitor, closed after the test. */
export function setUpBrowser(baseUrl: () => string): (options?: OpenOptions) => Promise<TestPage> {
  const pages: Page[] = [];
  // an open page keeps working and slows the tests after it
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
  });
  return async (options) => {
    const page = await newVisitor({ baseURL: baseUrl(), ...options });
    pages.push(page);
    return listenTo(page);
  };
}

/** Waits until the page has rendered its current state. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/** Waits for hydration: clicks before that may be lost. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await awake(page);
}
