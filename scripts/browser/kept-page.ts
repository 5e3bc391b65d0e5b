import type { CDPSession, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { releaseAll } from './hold.ts';
import {
  HEIGHT,
  listenTo,
  newVisitor,
  type OpenOptions,
  setUpBrowser,
  type TestPage,
  WIDTHS,
} from './set-up-browser.ts';
import { slowAnswers } from './slow-answers.ts';

/** The page shared by the tests of one worker, and what to undo after each. */
type KeptPage = {
  readonly site: Site;
  readonly page: Page;
  readonly session: CDPSession;
  readonly scripts: AsyncDisposable[];
};

export type Site = {
  readonly origin: string;
  /**
   * Where the page rests between tests. A page that names its opener policy gets a new renderer after one without, so
   * a site whose pages do rests at an address of its own.
   */
  readonly restAt: string;
  /** Runs first on every new page. */
  readonly prepare?: (page: Page) => Promise<void>;
};

let keptPage: Promise<KeptPage> | undefined;
let visits = 0;
let isTaken = false;

/** Replaced after this many visits: a renderer never releases all its memory. */
const VISITS_MAX = 25;

async function openKeptPage(site: Site): Promise<KeptPage> {
  const page = await newVisitor({ baseURL: site.origin });
  await site.prepare?.(page);
  const scripts: AsyncDisposable[] = [];
  const addInitScript: Page['addInitScript'] = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const added = await addInitScript(...script);
    scripts.push(added);
    return added;
  };
  Object.defineProperty(page, 'clock', {
    get: () => {
      throw new Error('A clock cannot be taken off again: open the page with { ownPage: true }.');
    },
  });
  return { site, page, session: await page.context().newCDPSession(page), scripts };
}

export type PageOptions = OpenOptions & {
  /** Uses a separate page: for a fake clock, or anything that cannot be undone. */
  readonly ownPage?: boolean;
  /** Loads every file anew, as a first visit does. */
  readonly isCold?: boolean;
};

/**
 * Opens pages in the shared browser, each as a new visitor: the kept page, or one of its own for a second visitor or
 * for settings that a page cannot change. Scripts that the browser has already loaded stay in its cache.
 */
export function setUpPages(site: () => Site): (options?: PageOptions) => Promise<TestPage> {
  const openOwn = setUpBrowser(() => site().origin);
  afterEach(leaveKeptPage);
  return async ({ ownPage, isCold = false, width, reducedMotion, ...options } = {}) => {
    const kept = { ...(width && { width }), ...(reducedMotion && { reducedMotion }) };
    if (!ownPage && !isTaken && Object.keys(options).length === 0) return takeKeptPage(site(), { ...kept, isCold });
    const opened = await openOwn({ ...kept, ...options });
    await site().prepare?.(opened.page);
    return opened;
  };
}

/**
 * A clean page, as for a new visitor. Reuses the renderer, which has compiled the shop's code: a new one would cost a
 * test more than all it does.
 */
async function takeKeptPage(
  site: Site,
  { width = WIDTHS.desktop, reducedMotion, isCold }: Pick<PageOptions, 'width' | 'reducedMotion' | 'isCold'>,
): Promise<TestPage> {
  isTaken = true;
  const before = await keptPage;
  if (before && before.site.origin !== site.origin) {
    await before.page.context().close();
    keptPage = undefined;
  }
  keptPage ??= openKeptPage(site);
  const { page, session } = await keptPage;
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: reducedMotion ?? null });
  if (isCold) {
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }
  visits += 1;
  // sessionStorage cannot be cleared from outside, so clear it once before this visit's first page
  await page.addInitScript(forgetTab, String(visits));
  return listenTo(page);
}

const forgetTab = (visit: string): void => {
  if (window !== top || sessionStorage.getItem('visit') === visit) return;
  sessionStorage.clear();
  sessionStorage.setItem('visit', visit);
};

/** Undoes what a test did to the page and its visitor. */
async function leaveKeptPage(): Promise<void> {
  isTaken = false;
  if (!keptPage) return;
  const { site, page, session, scripts } = await keptPage;
  const context = page.context();
  if (visits % VISITS_MAX === 0) {
    keptPage = undefined;
    return context.close();
  }
  page.removeAllListeners();
  await Promise.all([
    releaseAll(page),
    session.send('Network.disable'),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  await slowAnswers(context);
  await Promise.all(context.pages().map((one) => (one === page ? page.goto(site.restAt) : one.close())));
  await Promise.all([
    context.clearCookies(),
    session.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' }),
    ...scripts.splice(0).map((script) => script[Symbol.asyncDispose]()),
  ]);
}
