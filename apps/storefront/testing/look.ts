import type { Page } from 'playwright-core';
import type { Answers } from './stage-answers.ts';

/** A page in one state, to check for overflow and axe violations. */
export type Look = {
  readonly name: string;
  readonly path: string;
  readonly answers?: Answers;
  readonly stored?: Record<string, string>;
  readonly reach?: (page: Page) => Promise<void>;
};
