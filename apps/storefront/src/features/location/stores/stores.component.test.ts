import { describe, expect, it } from 'vitest';
import { visit, WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { STORES } from '../../../../testing/stores/sample-stores.ts';
import { BRUNSWICK_CHOSEN } from '../../../../testing/stores/store-answers.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { setUpStores } from './testing/set-up-stores.ts';
import { fieldOf, mainOf, plain, readDistances } from './testing/stores-page.ts';

const openStores = setUpStores();
const OPEN_NOW = /Open until|Closes in|Opens|Closed/;

describe('the list of stores', () => {
  it('has every store by state, with a way there, a phone and whether it is open [D-2-129 C-1-03]', async () => {
    const { page, complaints } = await openStores();
    const states = mainOf(page).getByRole('heading', { level: 2 });
    expect(await states.allInnerTexts()).toEqual(
      expect.arrayContaining(['New South Wales', 'Victoria', 'South Australia']),
    );
    const stores = mainOf(page).getByRole('listitem').filter({ hasText: 'Directions' });
    expect(await stores.count()).toBe(STORES.length);
    const preston = stores.filter({ hasText: '402 Murray Road' });
    expect(plain(await preston.innerText())).toMatch(OPEN_NOW);
    expect(await preston.getByRole('link', { name: 'Directions to Preston' }).getAttribute('href')).toContain(
      'destination=402+Murray+Road',
    );
    expect(await preston.getByRole('link', { name: 'Call Preston' }).getAttribute('href')).toBe('tel:0355500142');
    await preston.getByRole('link', { name: 'Preston', exact: true }).click();
    await page.waitForURL('**/stores/preston');
    expect(complaints).toEqual([]);
  });

  it('uses the width of a wide page', async () => {
    const { page } = await openStores();
    const stores = mainOf(page).getByRole('listitem').filter({ hasText: 'Directions' });
    const lefts = await stores.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(STORES.length);
    expect(new Set(lefts).size).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2200);
  });
});

describe('the store finder', () => {
  it('lists the stores around a postcode, nearest first, numbered, within 200 km [D-2-129 C-9-37 D-9-55]', async () => {
    const { page } = await openStores();
    await fieldOf(page).fill('3056');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await page.waitForURL('**/stores?near=3056');
    await page.getByRole('heading', { name: '5 stores within 20 km of Brunswick 3056' }).waitFor();
    await page.getByText('Show 2 more within 200 km').click();
    const words = plain(
      await mainOf(page)
        .locator('ol:has(h3)')
        .allInnerTexts()
        .then((lists) => lists.join(' ')),
    );
    const distances = readDistances(words);
    expect(distances).toHaveLength(7);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(200_000);
    expect(words).toMatch(/^1 Coburg North .* 7 /);
  });

  it('can be used whole from the keyboard, goes back, and keeps its place in the address', async () => {
    const { page } = await openStores();
    await fieldOf(page).focus();
    await page.keyboard.type('bruns');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBeTruthy();
    expect(await page.getByRole('option', { selected: true }).innerText()).toContain('Brunswick');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('option').count()).toBe(0);
    await page.keyboard.type('w');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/stores?near=Brunswick+VIC+3056');
    await page.getByRole('heading', { name: /within 20 km of Brunswick 3056/ }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('Brunswick VIC 3056');
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { name: 'Victoria' }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('');
    await page.goForward();
    await page.reload();
    await page.getByRole('heading', { name: /within 20 km of Brunswick 3056/ }).waitFor();
  });

  it('starts from the delivery suburb, and shows all stores when asked to', async () => {
    const { page } = await openStores('/stores', { stored: BRUNSWICK_CHOSEN, ownPage: true, before: watchShifts });
    await page.getByRole('heading', { name: '5 stores within 20 km of Brunswick 3056' }).waitFor();
    await page.getByText('Your delivery suburb.').waitFor();
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await page.getByRole('link', { name: 'All 11 stores' }).click();
    await page.getByRole('heading', { name: 'Western Australia' }).waitFor();
  });

  it('keeps the store that was made one’s own, and names it at the top', async () => {
    const { page } = await openStores('/stores?near=3056');
    await page.getByRole('button', { name: 'Make my store : Preston' }).click();
    await page.getByRole('button', { name: 'Your store : Preston' }).waitFor();
    await page.getByRole('link', { name: /Preston store/ }).waitFor();
    await visit(page, '/stores/preston');
    await page.getByRole('link', { name: /Preston store/ }).waitFor();
    await page.getByRole('button', { name: 'Your store : Preston' }).click();
    await page.getByRole('button', { name: 'Make my store : Preston' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Preston store/ }).count()).toBe(0);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('moves nothing while it comes alive: %i', async (width) => {
    const { page } = await openStores('/stores?near=3056', { width, ownPage: true, before: watchShifts });
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await visit(page, '/stores');
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
});

describe('the store finder without JavaScript', () => {
  it('finds stores by its form, and says of a store only what holds at any time', async () => {
    const { page } = await openStores('/stores', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false);
    await page.getByLabel('Suburb or postcode').fill('3056');
    await page.getByLabel('Suburb or postcode').press('Enter');
    await page.getByRole('heading', { name: '5 stores within 20 km of Brunswick 3056' }).waitFor();
    const words = plain(await mainOf(page).innerText());
    expect(words).toContain('Open 7 days');
    expect(words).not.toMatch(OPEN_NOW);
    await page.getByText('Show 2 more within 200 km').click();
    await page.getByText('Wendouree VIC 3355').waitFor();
  });
});
