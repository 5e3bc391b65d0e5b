import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { type PageOptions, setUpPages } from '../../../scripts/browser/kept-page.ts';
import { type TestPage, visit } from '../../../scripts/browser/set-up-browser.ts';
import { openStage, type Stage } from './open-stage.ts';
import { sampleFrame } from './sample-frame.ts';
import type { Answers } from './stage-answers.ts';
import type { StageSettings } from './stage-pages.ts';

export type StagedPage = TestPage & { readonly stage: Stage };
export type StageOptions = PageOptions & {
  /** Answers to its calls; the frame has a default. */
  readonly answers?: Answers;
  /** Values left in localStorage by an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs before the first navigation. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly settings?: StageSettings;
};

/** Test files of one worker share its stage, and their browser its compiled code. */
let stage: Promise<Stage> | undefined;

/** Opens storefront pages without a backend, each as a new visitor. Unanswered calls fail the test by name. */
export function setUpStage(): (path: string, options?: StageOptions) => Promise<StagedPage> {
  stage ??= openStage();
  const shared = stage;
  afterEach(async () => {
    const { faults } = await shared;
    // after its page has closed: an open one would make calls during the next test
    expect(faults).toEqual([]);
  });
  let origin = '';
  const open = setUpPages(() => ({ origin, restAt: 'about:blank' }));
  return async (path, { answers = {}, stored, before, settings, ...options } = {}) => {
    const staged = await shared;
    origin = staged.url;
    staged.set({ ...sampleFrame, ...answers }, settings);
    // without motion a page is where it will be after one frame; tests about motion ask for it
    const opened = await open({ reducedMotion: 'reduce', ...options });
    if (stored) await opened.page.addInitScript(storeOnce, stored);
    await before?.(opened.page);
    // without JavaScript, wait for the stylesheets, as it never hydrates
    if (options.javaScriptEnabled === false) await opened.page.goto(path);
    else await visit(opened.page, path);
    return { ...opened, stage: staged };
  };
}

/** Runs before the first page's scripts; later changes by the page persist. */
const storeOnce = (values: Readonly<Record<string, string>>): void => {
  if (sessionStorage.getItem('stage')) return;
  sessionStorage.setItem('stage', 'stored');
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
};
