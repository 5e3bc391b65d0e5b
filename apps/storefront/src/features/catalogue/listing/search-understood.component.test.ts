import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { listSample } from '../../../../testing/listing/list-sample.ts';
import { setUpListing } from './testing/set-up-listing.ts';

type Understood = NonNullable<CallValue<'listProducts'>['understood']>;

const openListing = setUpListing();
const PLAIN: Understood = {
  address: '?q=fridge',
  kind: 'Fridges',
  corrected: null,
  offers: [],
  unused: [],
  absentBrand: null,
  hasFilters: false,
};

const understoodAs = (fields: Partial<Understood>, address = 'q=fridge') => ({
  listProducts: success({ ...listSample({ address }), understood: { ...PLAIN, ...fields } }),
});

describe('a search page says what it understood', () => {
  it('a sure correction, and a way to search for the typed words', async () => {
    const { page, stage } = await openListing('/search?q=frigde', {
      answers: understoodAs({ corrected: 'fridge' }, 'q=frigde'),
    });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Showing results for fridge');
    stage.answer({ listProducts: (input) => success(listSample(input)) });
    await page.getByText('Search instead for').getByRole('link', { name: 'frigde' }).click();
    await page.waitForURL('**/search?q=frigde&exact=true');
  });

  it('words that became filters, each a pill whose removal searches for the rest', async () => {
    const asked = 'brand=Nordholm&maxPrice=3000&q=fridge';
    const { page, stage } = await openListing('/search?q=nordholm+fridge+under+3000+retro', {
      answers: understoodAs({ address: `?${asked}`, hasFilters: true, unused: ['retro'] }, asked),
    });
    const read = page.getByRole('region', { name: 'We read your search as' });
    expect(await read.getByRole('listitem').allInnerTexts()).toEqual([
      'Fridges',
      'Up to $3,000',
      'Nordholm',
      'Clear all',
    ]);
    expect(await read.getByText('Not used: retro. None of our fridges is described that way.').count()).toBe(1);
    // the list does not repeat them
    expect(await page.getByRole('list', { name: 'Applied filters' }).count()).toBe(0);
    stage.answer({ listProducts: (input) => success(listSample(input)) });
    await read.getByRole('link', { name: 'Remove Up to $3,000' }).click();
    await page.waitForURL('**/search?q=fridge&brand=Nordholm');
  });
});
