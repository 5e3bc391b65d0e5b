import { LISTING_ANSWERS } from '../../../../testing/listing/listing-answers.ts';
import type { Look } from '../../../../testing/look.ts';
import { answerSuggest } from './set-up-search.ts';

const answers = { ...LISTING_ANSWERS, suggest: answerSuggest };
const stored = { 'wattle.searches': JSON.stringify(['quiet dishwasher', '65 oled']) };

export const LOOKS: readonly Look[] = [
  {
    name: 'the search panel with searches made before',
    path: '/brands',
    answers,
    stored,
    reach: async (page) => {
      await page.getByRole('combobox').focus();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the search panel with suggestions, one of them reached',
    path: '/brands',
    answers,
    stored,
    reach: async (page) => {
      await page.getByRole('combobox').fill('french');
      await page.getByRole('option').filter({ hasText: 'See all' }).waitFor();
      await page.getByRole('combobox').press('ArrowDown');
    },
  },
];
