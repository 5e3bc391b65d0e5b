import type { CallInput } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import type { Locator, Page } from 'playwright-core';
import { LISTING_ANSWERS } from '../../../../testing/listing/listing-answers.ts';
import { type StageOptions, setUpStage } from '../../../../testing/set-up-stage.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { suggestionsFor } from './search-answers.ts';

export const answerSuggest = ({ q = '' }: CallInput<'suggest'>) => success(suggestionsFor(q));

type Start = StageOptions & { path?: string; suggest?: Answers['suggest']; recent?: readonly string[] };

/** Opens a hydrated page and returns its search field and options. */
export function setUpSearch() {
  const open = setUpStage();
  return async ({ path = '/brands', suggest = answerSuggest, recent, ...options }: Start = {}) => {
    const staged = await open(path, {
      ...options,
      answers: { ...LISTING_ANSWERS, suggest },
      ...(recent && { stored: { 'wattle.searches': JSON.stringify(recent) } }),
    });
    const field = staged.page.getByRole('combobox', { name: 'Search products, brands and help' });
    return { ...staged, field, options: staged.page.getByRole('option') };
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const texts = (options: Locator): Promise<string[]> => options.allInnerTexts().then((all) => all.map(oneLine));

/** Text of the active option. */
export const activeText = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.innerText.replace(/\s+/g, ' ').trim() : undefined;
  });

export const isShown = (page: Page): Promise<boolean> => page.getByRole('listbox').first().isVisible();

export const keptSearches = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wattle.searches') ?? 'null'));
