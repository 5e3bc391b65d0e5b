import type { CDPSession, Page } from 'playwright-core';
import {
  HEIGHT,
  listenTo,
  newVisitor,
  type OpenOptions,
  type TestPage,
  WIDTHS,
} from '../../../scripts/browser/set-up-browser.ts';

/** The page shared by the tests of one worker, and what to undo after each. */
type KeptPage = { readonly page: Page; readonly session: CDPSession; readonly scripts: AsyncDisposable[] };

let keptPage: Promise<KeptPage> | undefined;
let visits = 0;
let isTaken = false;

/** Replaced after this many visits: a renderer never releases all its memory. */
const VISITS_MAX = 25;

async function openKeptPage(origin: string): Promise<KeptPage> {
  const page = await newVisitor({ baseURL: origin });
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
  return { page, session: await page.context().newCDPSession(page), scripts };
}

/** A test that opens a second page has two visitors, and the second needs its own page. */
export const isKeptPageTaken = (): boolean => isTaken;

export type KeptOptions = Pick<OpenOptions, 'width' | 'reducedMotion'>;

/**
 * A clean page, as for a new visitor. Reuses the renderer, which has compiled the shop's code: a new one would cost a
 * test more than all it does.
 */
export async function takeKeptPage(
  origin: string,
  { width = WIDTHS.desktop, reducedMotion }: KeptOptions,
): Promise<TestPage> {
  isTaken = true;
  keptPage ??= openKeptPage(origin);
  const { page } = await keptPage;
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: reducedMotion ?? null });
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
export async function leaveKeptPage(origin: string): Promise<void> {
  isTaken = false;
  if (!keptPage) return;
  const { page, session, scripts } = await keptPage;
  const context = page.context();
  if (visits % VISITS_MAX === 0) {
    keptPage = undefined;
    return context.close();
  }
  page.removeAllListeners();
  await Promise.all(context.pages().map((one) => (one === page ? page.goto('about:blank') : one.close())));
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearCookies(),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ...scripts.splice(0).map((script) => script[Symbol.asyncDispose]()),
  ]);
}
