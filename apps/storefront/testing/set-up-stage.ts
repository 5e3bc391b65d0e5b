import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { type OpenOptions, setUpBrowser, type TestPage, visit } from '../../../scripts/browser/set-up-browser.ts';
import { isKeptPageTaken, leaveKeptPage, takeKeptPage } from './kept-page.ts';
import { openStage, type Stage } from './open-stage.ts';
import { sampleFrame } from './sample-frame.ts';
import type { Answers } from './stage-answers.ts';
import type { StageSettings } from './stage-pages.ts';

export type StagedPage = TestPage & { readonly stage: Stage };
export type StageOptions = OpenOptions & {
  /** What its calls are answered; the frame has an answer of its own. */
  readonly answers?: Answers;
  /** Values that an earlier visit left in localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What is done with the page before it goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly settings?: StageSettings;
  /** A page that no other test gets: one that will have a clock, or anything that cannot be undone. */
  readonly ownPage?: boolean;
};

/** Files of one worker share its stage, and their browser the code that it has seen. */
let stage: Promise<Stage> | undefined;

/**
 * Opens pages of the storefront with no shop behind them, each as a new visitor. A test whose page made a call that it
 * did not answer fails with its name.
 */
export function setUpStage(): (path: string, options?: StageOptions) => Promise<StagedPage> {
  stage ??= openStage();
  const shared = stage;
  afterEach(async () => {
    const { faults } = await shared;
    // after its page has gone: one that stays would ask during the next test
    expect(faults).toEqual([]);
  });
  let origin = '';
  const openOwn = setUpBrowser(() => origin);
  afterEach(async () => leaveKeptPage((await shared).url));
  return async (path, { answers = {}, stored, before, settings, ownPage, width, reducedMotion, ...options } = {}) => {
    const staged = await shared;
    origin = staged.url;
    staged.set({ ...sampleFrame, ...answers }, settings);
    const kept = { ...(width && { width }), ...(reducedMotion && { reducedMotion }) };
    const isOwn = ownPage || isKeptPageTaken() || Object.keys(options).length > 0;
    const opened = isOwn ? await openOwn({ ...kept, ...options }) : await takeKeptPage(origin, kept);
    if (stored) await opened.page.addInitScript(storeOnce, stored);
    await before?.(opened.page);
    // a page without scripts is there with its stylesheets, and never comes alive
    if (options.javaScriptEnabled === false) await opened.page.goto(path);
    else await visit(opened.page, path);
    return { ...opened, stage: staged };
  };
}

/** Before the first page's scripts run; what the page changes afterwards stays. */
const storeOnce = (values: Readonly<Record<string, string>>): void => {
  if (sessionStorage.getItem('stage')) return;
  sessionStorage.setItem('stage', 'stored');
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
};
