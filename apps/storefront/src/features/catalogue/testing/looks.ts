import type { Look } from '../../../../testing/look.ts';
import { STORE_ANSWERS } from '../../../../testing/stores/store-answers.ts';
import { buttonOf, sample } from './set-up-cards.ts';

/** The card in every state, and its dialogs. */
export const LOOKS: readonly Look[] = [
  {
    name: 'every state of a card',
    path: '/dev/ui',
    reach: (page) => page.locator('article button[aria-disabled=false]').first().waitFor(),
  },
  {
    name: 'a card whose product is in stores only',
    path: '/dev/ui',
    answers: STORE_ANSWERS,
    reach: async (page) => {
      await page.locator('article button[aria-disabled=false]').first().waitFor();
      await buttonOf(sample(page, 'enquire')).click();
      await page.getByRole('dialog', { name: 'Only in our stores' }).waitFor();
    },
  },
];
