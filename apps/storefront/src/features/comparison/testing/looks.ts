import type { Page } from 'playwright-core';
import type { Look } from '../../../../testing/look.ts';
import { COMPARISON_ANSWERS as answers } from './comparison-answers.ts';
import { comparisonPage } from './comparison-page.ts';

const items = ['p-0', 'p-1'].map((productId) => ({ productId, familyCode: 'frenchDoor', name: `Fridge ${productId}` }));
const list = {
  path: '/categories/fridges',
  answers,
  stored: { 'wattle.comparison': JSON.stringify({ version: 1, items }) },
};

async function openTray(page: Page): Promise<void> {
  await comparisonPage(page).toggle.click();
  await comparisonPage(page).tray.getByRole('list').waitFor();
}

async function openModal(page: Page): Promise<void> {
  await comparisonPage(page).tray.getByRole('button', { name: 'Compare 2' }).click();
  await comparisonPage(page).modal.getByRole('table').waitFor();
}

/** The comparison: tray closed and open, dialog, and page. */
export const LOOKS: readonly Look[] = [
  { ...list, name: 'the comparison tray', reach: (page) => comparisonPage(page).tray.waitFor() },
  { ...list, name: 'the comparison tray, open', reach: openTray },
  { ...list, name: 'the comparison in its modal', reach: openModal },
  {
    name: 'a comparison by its address',
    path: '/compare?ids=p-0,p-1,p-2,p-3',
    answers,
    reach: (page) => page.getByRole('button', { name: 'Share' }).waitFor(),
  },
  { name: 'a comparison of nothing', path: '/compare', answers },
];
