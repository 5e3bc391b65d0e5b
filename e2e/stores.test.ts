import { expect, it } from 'vitest';
import {
  fieldOf,
  mainOf,
  plain,
  readDistances,
} from '../apps/storefront/src/features/location/stores/testing/stores-page.ts';
import { useBrowser, visit } from './browser.ts';

const open = useBrowser();

it('finds the stores around a suburb, and leads to one, what is on its floor and the ones around it [C-1-03 C-9-37 D-2-129 D-9-55]', async () => {
  const { page, complaints } = await open();
  await visit(page, '/stores');
  const stores = mainOf(page).getByRole('listitem').filter({ hasText: 'Directions' });
  expect(await stores.count()).toBe(24);
  await fieldOf(page).fill('brunswick');
  await page
    .getByRole('option', { name: /Brunswick VIC 3056/ })
    .first()
    .click();
  await page.getByRole('heading', { name: '5 stores within 20 km of Brunswick 3056' }).waitFor();
  await page.getByText('Show 2 more within 200 km').click();
  const words = plain((await mainOf(page).locator('ol:has(h3)').allInnerTexts()).join(' '));
  const distances = readDistances(words);
  expect(distances).toHaveLength(7);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(words).toMatch(/^1 Coburg North .* 7 /);
  await page.getByRole('link', { name: 'Preston', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Preston' }).waitFor();
  const floor = page.getByRole('region', { name: 'On the floor today' }).getByRole('article');
  expect(await floor.count()).toBe(4);
  for (const card of await floor.allInnerTexts()) expect(card).toMatch(/(\d+|Last [123]) at Preston/);
  const nearby = page.getByRole('region', { name: 'Stores near Preston' });
  const names = await nearby.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual(['Coburg North', 'Thomastown', 'Maribyrnong', 'Nunawading']);
  const moved = await page.request.get('/stores/coburg', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/stores/coburg-north']);
  expect(complaints).toEqual([]);
});
