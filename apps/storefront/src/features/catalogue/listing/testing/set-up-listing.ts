import type { Page } from 'playwright-core';
import { LISTING_ANSWERS } from '../../../../../testing/listing/listing-answers.ts';
import { type StagedPage, type StageOptions, setUpStage } from '../../../../../testing/set-up-stage.ts';
import { type ListingPage, listingPage } from './listing-page.ts';

export const FRIDGES = '/categories/fridges';

/** Opens lists of the sample fridges. */
export function setUpListing(): (
  address?: string,
  options?: StageOptions,
) => Promise<StagedPage & { list: ListingPage }> {
  const open = setUpStage();
  return async (address = FRIDGES, { answers, ...options } = {}) => {
    const staged = await open(address, { ...options, answers: { ...LISTING_ANSWERS, ...answers } });
    return { ...staged, list: listingPage(staged.page) };
  };
}

export const searchOf = (page: Page): string => new URL(page.url()).search;
