import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type OpenOptions, setUpBrowser, type TestPage, visit } from '../../../scripts/browser/use-browser.ts';
import { openStage, type Stage } from './open-stage.ts';
import { sampleFrame } from './sample-frame.ts';
import type { Answers } from './stage-answers.ts';

export type StagedPage = TestPage & { readonly stage: Stage };
export type StageOptions = OpenOptions & {
  /** What its calls are answered; the frame has an answer of its own. */
  readonly answers?: Answers;
  /** Values that an earlier visit left in localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What is done with the page before it goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>;
};

/**
 * Opens pages of the storefront with no shop behind them, each in a context of its own. A test whose page made a call
 * that it did not answer fails with its name.
 */
export function setUpStage(): (path: string, options?: StageOptions) => Promise<StagedPage> {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());
  const open = setUpBrowser(() => stage.url);
  afterEach(() => expect(stage.faults).toEqual([]));
  return async (path, { answers = {}, stored, before, ...options } = {}) => {
    stage.set({ ...sampleFrame, ...answers });
    const opened = await open(options);
    if (stored) await opened.page.addInitScript(storeOnce, stored);
    await before?.(opened.page);
    // a page without scripts is there with its stylesheets, and never comes alive
    if (options.javaScriptEnabled === false) await opened.page.goto(path);
    else await visit(opened.page, path);
    return { ...opened, stage };
  };
}

/** Before the first page's scripts run; what the page changes afterwards stays. */
const storeOnce = (values: Readonly<Record<string, string>>): void => {
  if (sessionStorage.getItem('stage')) return;
  sessionStorage.setItem('stage', 'stored');
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
};
