import type { Locator, Page } from 'playwright-core';
import { LISTING_ANSWERS } from '../../../../testing/listing/listing-answers.ts';
import { type StagedPage, type StageOptions, setUpStage } from '../../../../testing/set-up-stage.ts';
import { STORE_ANSWERS } from '../../../../testing/stores/store-answers.ts';
import { SAMPLE_DOCUMENTS } from './sample-documents.ts';

/** The component gallery, with a card in every state. */
export const GALLERY = '/dev/ui';
export const FRIDGES = '/categories/fridges';

const ANSWERS = { ...STORE_ANSWERS, ...LISTING_ANSWERS, products: SAMPLE_DOCUMENTS };

/** Opens pages with cards and waits for hydration. */
export function setUpCards(): (address: string, options?: StageOptions) => Promise<StagedPage> {
  const open = setUpStage();
  return async (address, { answers, ...options } = {}) => {
    const staged = await open(address, { ...options, answers: { ...ANSWERS, ...answers } });
    if (options.javaScriptEnabled !== false) await cardsAlive(staged.page);
    return staged;
  };
}

const cardsAlive = (page: Page): Promise<void> => page.locator('article button[aria-disabled=false]').first().waitFor();

/** A card of the component gallery. */
export const sample = (page: Page, name: string): Locator => page.locator(`#sample-${name} article`);
export const buttonOf = (card: Locator): Locator => card.locator('button[data-press]');
