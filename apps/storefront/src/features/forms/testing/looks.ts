import type { Look } from '../../../../testing/look.ts';
import { FORM_ANSWERS } from './form-answers.ts';

/** Forms, initially and returned with errors. */
export const LOOKS: readonly Look[] = [
  { name: 'every form', path: '/dev/forms', answers: FORM_ANSWERS },
  {
    name: 'a form that came back with what is wrong',
    path: '/forms/subscription',
    answers: FORM_ANSWERS,
    reach: async (page) => {
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
      await page.getByText('Not sent yet.').waitFor();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the newsletter in its dialog',
    path: '/dev/blocks?kinds=hr',
    answers: FORM_ANSWERS,
    reach: async (page) => {
      await page.getByRole('contentinfo').getByLabel('Email address').fill('mia@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Good prices, good advice' }).waitFor();
    },
  },
];
