import { describe, expect, it } from 'vitest';
import { FRIDGES, searchOf, setUpListing } from './testing/set-up-listing.ts';

const openListing = setUpListing();

describe('the order', () => {
  it('is chosen by name, and a word in the address [D-9-04 D-9-05 D-9-06 D-9-07 D-9-08]', async () => {
    const { page, list } = await openListing();
    const before = await list.names();
    const choose = (label: string) => page.getByLabel('Sort by').selectOption({ label });
    for (const [label, sort] of [
      ['Price lowest', 'price-asc'],
      ['Price highest', 'price-desc'],
      ['Name A to Z', 'name-asc'],
      ['Name Z to A', 'name-desc'],
      ['Newest', 'newest'],
    ] as const) {
      const shown = await list.names();
      await choose(label);
      await page.waitForURL(`**?sort=${sort}`);
      await expect.poll(() => list.names()).not.toEqual(shown);
      const prices = await list.prices();
      if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      const names = await list.names();
      if (sort === 'name-asc') expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
      if (sort === 'name-desc') expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)));
    }
    await choose('Recommended');
    await expect.poll(() => list.names()).toEqual(before);
    expect(searchOf(page)).toBe('');
  });

  it('is Recommended to begin with, and the only other words in the address are q and page [D-9-02 D-9-03]', async () => {
    const { page } = await openListing('/search?q=fridge');
    const sort = page.getByLabel('Sort by');
    expect(await sort.inputValue()).toBe('recommended');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/search?q=fridge&page=2');
    await sort.selectOption({ label: 'Newest' });
    await page.waitForURL('**/search?q=fridge&sort=newest');
  });
});

describe('pages of a list', () => {
  it('hold 24 each, and have addresses of their own [D-9-01 D-9-02 C-2-20]', async () => {
    const { page, list } = await openListing();
    expect(await list.cards.count()).toBe(24);
    const first = await list.names();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`**${FRIDGES}?page=2`);
    await expect.poll(() => list.names()).not.toEqual(first);
    expect(await page.title()).toBe('Fridges, page 2 | Wattle');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('stand three in a row beside the facets, and two on a phone', async () => {
    const { page, list } = await openListing();
    for (const [width, columns] of [
      [1440, 3],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const inRow = () =>
        list.cards.evaluateAll((cards) => {
          const tops = cards.map((card) => card.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        });
      await expect.poll(inRow).toBe(columns);
    }
  });
});
