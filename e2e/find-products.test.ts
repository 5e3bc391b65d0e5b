import { expect, it } from 'vitest';
import {
  listingPage,
  optionsOf,
  totalIs,
} from '../apps/storefront/src/features/catalogue/listing/testing/listing-page.ts';
import { useBrowser, visit } from './browser.ts';

const open = useBrowser();
const FRIDGES = '/categories/fridges';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

it('narrows the fridges, where what each facet counts is what the list then holds; suggests while one types, and puts a misspelt search right [D-9-10 D-9-11 D-9-12 D-9-13 D-9-14 D-9-17 D-9-18 D-9-19]', async () => {
  const { page, complaints } = await open();
  await visit(page, FRIDGES);
  const list = listingPage(page);
  const [whole = 0] = await list.total();
  const [first, second] = await optionsOf(list, 'Brands');
  if (!first || !second) throw new Error('No two brands');
  await list.option('Brands', first.label).click();
  await totalIs(list, first.count);
  await list.option('Brands', second.label).click();
  await totalIs(list, first.count + second.count);
  expect(new Set(await list.brands())).toEqual(new Set([first.label, second.label]));
  const types = await optionsOf(list, 'Type');
  expect(sum(types.map(({ count }) => count))).toBe(first.count + second.count);
  const type = types[0];
  if (!type) throw new Error('No type');
  await list.option('Type', type.label).click();
  await totalIs(list, type.count);
  await list.pill('Clear all').click();
  await totalIs(list, whole);

  await list.filters.getByLabel('Price To').fill('2000');
  await page.keyboard.press('Enter');
  await list.pill('Remove Up to $2,000').waitFor();
  expect((await list.prices()).filter((price) => price > 2000)).toEqual([]);
  for (const heading of ['In Stock', 'Sale', 'Clearance']) {
    await visit(page, FRIDGES);
    await list.filters.getByRole('switch', { name: new RegExp(`^${heading} `) }).click();
    await list.pill(`Remove ${heading}`).waitFor();
    const [narrowed = 0] = await list.total();
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(whole);
  }
  for (const heading of ['Categories', 'Featured']) {
    await visit(page, '/search?q=nordholm');
    if (!(await list.facet(heading).isVisible())) await list.filters.locator('summary', { hasText: heading }).click();
    const [one] = await optionsOf(list, heading);
    if (!one) throw new Error(`Nothing in ${heading}`);
    await list.option(heading, one.label).first().click();
    await totalIs(list, one.count);
    await list.pill(`Remove ${one.label}`).waitFor();
  }
  expect(complaints).toEqual([]);

  await visit(page, '/');
  const options = page.getByRole('option');
  await page.getByRole('combobox').fill('fridg');
  await options.filter({ hasText: /See all \d+ results for “fridg”/ }).waitFor();
  const category = options.filter({ hasText: /^Fridges/ });
  expect((await category.innerText()).replace(/\s+/g, ' ')).toMatch(/^Fridges \d+ products$/);
  expect(await page.locator('[role="option"][href^="/products/"]').count()).toBe(4);
  await options.filter({ hasText: 'See all' }).click();
  await page.waitForURL('**/search?q=fridg');
  await page.getByRole('heading', { level: 1, name: 'Results for “fridg”' }).waitFor();
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(4);

  await visit(page, '/search?q=nordhlom+frige');
  await page.getByRole('heading', { level: 1, name: 'Showing results for nordholm fridge' }).waitFor();
  expect(new Set(await list.brands())).toEqual(new Set(['Nordholm']));
  await page.getByRole('link', { name: 'nordhlom frige' }).click();
  await page.waitForURL('**exact=true**');
  await expect.poll(() => page.getByText('Showing results for').count()).toBe(0);
  await page.goto('/search?q=zzqxwv');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nothing for “zzqxwv”');
});

it('without JavaScript it sorts the whole list, not the page that is shown; searches, filters, pages, and reads a brand [D-9-04 D-9-05 D-9-06 D-9-07 D-9-08]', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const list = listingPage(page);
  const shown = async (query: string) => {
    await page.goto(`${FRIDGES}${query}`);
    return { prices: await list.prices(), names: await list.names() };
  };
  const recommended = await shown('');
  const newest = await shown('?sort=newest');
  expect(newest.names).not.toEqual(recommended.names);
  const cheap = await shown('?sort=price-asc');
  const dear = await shown('?sort=price-desc');
  expect(cheap.prices).toEqual(cheap.prices.toSorted((a, b) => a - b));
  expect(dear.prices).toEqual(dear.prices.toSorted((a, b) => b - a));
  expect(Math.max(...cheap.prices)).toBeLessThan(Math.min(...dear.prices));
  expect(Math.min(...cheap.prices)).toBeLessThanOrEqual(Math.min(...recommended.prices));
  const [up, down] = [await shown('?sort=name-asc'), await shown('?sort=name-desc')];
  const { compare } = new Intl.Collator('en-AU');
  const ends = [up.names.at(0), up.names.at(-1), down.names.at(-1), down.names.at(0)].map((name) =>
    (name ?? '').replace(/^\W+/, '').toLowerCase(),
  );
  expect(ends).toEqual(ends.toSorted(compare));

  await page.goto('/');
  await page.getByRole('searchbox').fill('fridge');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=fridge*');
  expect(await list.cards.count()).toBeGreaterThan(0);
  await page.goto(FRIDGES);
  const boxes = list.facet('Brands').getByRole('checkbox');
  const brand = (await boxes.nth(1).getAttribute('value')) ?? '';
  await boxes.nth(1).check();
  await page.getByLabel('Price From').fill('400');
  await page.getByLabel('Sort by').selectOption({ label: 'Price lowest' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL('**minPrice=400**');
  expect(new Set(await list.brands())).toEqual(new Set([brand]));
  const prices = await list.prices();
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(400);
  await list.pill('Clear all').click();
  await page.waitForURL(`**${FRIDGES}?sort=price-asc`);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**page=2**');
  expect(await list.cards.count()).toBe(24);
  await page.goto('/brands/nordholm');
  await page.getByRole('link', { name: 'View Range' }).last().click();
  await page.waitForURL('**/brands/nordholm/laundry');
  expect(new Set(await list.brands())).toEqual(new Set(['Nordholm']));
});
