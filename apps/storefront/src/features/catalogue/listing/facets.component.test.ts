import { describe, expect, it } from 'vitest';
import { firstNumber, optionsOf, totalIs } from './testing/listing-page.ts';
import { FRIDGES, searchOf, setUpListing } from './testing/set-up-listing.ts';

const openListing = setUpListing();
const STEPS = 20;

describe('facets', () => {
  it('of brands: the count beside one is what the list then holds; the others stay and add up [D-9-14]', async () => {
    const { page, list, complaints } = await openListing();
    const [whole = 0] = await list.total();
    const [first, second] = await optionsOf(list, 'Brands');
    if (!first || !second) throw new Error('No two brands');
    await list.option('Brands', first.label).click();
    await totalIs(list, first.count);
    expect(await list.total()).toEqual([first.count, whole]);
    expect(new Set(await list.brands())).toEqual(new Set([first.label]));
    expect(new URL(page.url()).searchParams.getAll('brand')).toEqual([first.label]);
    expect(await optionsOf(list, 'Brands')).toContainEqual(second);

    await list.option('Brands', second.label).click();
    await totalIs(list, first.count + second.count);
    expect(new Set(await list.brands())).toEqual(new Set([first.label, second.label]));
    expect(complaints).toEqual([]);
  });

  it('combine: counts of one stay right under another [D-9-10 D-9-14]', async () => {
    const { list } = await openListing();
    const [type] = await optionsOf(list, 'Type');
    if (!type) throw new Error('No type');
    await list.option('Type', type.label).click();
    await totalIs(list, type.count);
    const [brand] = await optionsOf(list, 'Brands');
    if (!brand) throw new Error('No brand');
    await list.option('Brands', brand.label).click();
    await totalIs(list, brand.count);
  });

  it('of the price: fields in dollars narrow the list to between them [D-9-18 D-9-24]', async () => {
    const { page, list } = await openListing();
    await list.filters.getByLabel('Price From').fill('$1,000');
    await list.filters.getByLabel('Price To').fill('2000');
    await page.keyboard.press('Enter');
    await list.pill('Remove $1,000 to $2,000').waitFor();
    expect(searchOf(page)).toBe('?maxPrice=2000&minPrice=1000');
    const prices = await list.prices();
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((price) => price < 1000 || price > 2000)).toEqual([]);
  });

  it('of the price: keeps what is typed in the instant in which the field before it was left [D-9-18]', async () => {
    const { page, list } = await openListing();
    await list.filters.getByLabel('Price From').fill('1000');
    await list.filters.getByLabel('Price To').evaluate(async (to: HTMLInputElement) => {
      // leaves the first field
      to.focus();
      // the next key comes with the next task
      await new Promise((next) => setTimeout(next));
      document.execCommand('insertText', false, '2000');
    });
    await page.keyboard.press('Enter');
    await list.pill('Remove $1,000 to $2,000').waitFor();
  });

  it('of the price: the thumbs move by keyboard, a dollar at a time [D-9-18]', async () => {
    const { page, list } = await openListing();
    const lowest = list.filters.getByRole('slider', { name: 'Lowest price' });
    const start = Number(await lowest.inputValue());
    await lowest.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**minPrice=${start + 3}`);
    expect(await list.filters.getByLabel('Price From').inputValue()).toBe(String(start + 3));
    expect(await lowest.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => searchOf(page)).toBe('');
    await expect.poll(() => list.filters.getByLabel('Price From').inputValue()).toBe('');
  });

  it('of the price: steps made as an answer arrives, before it is drawn, add up [D-9-18]', async () => {
    const { page, list } = await openListing();
    const lowest = list.filters.getByRole('slider', { name: 'Lowest price' });
    const start = Number(await lowest.inputValue());
    await lowest.evaluate((thumb: HTMLInputElement, steps) => {
      let left = steps;
      const stepUp = (): void => {
        left -= 1;
        thumb.stepUp();
        for (const event of ['input', 'change']) thumb.dispatchEvent(new Event(event, { bubbles: true }));
      };
      for (const write of ['pushState', 'replaceState'] as const) {
        const enter = history[write];
        history[write] = (...entry) => {
          enter.apply(history, entry);
          // between the answer and the tasks in which React draws it
          if (left > 0) setTimeout(stepUp);
        };
      }
      stepUp();
    }, STEPS);
    await page.waitForURL(`**minPrice=${start + STEPS}`);
    expect(await lowest.inputValue()).toBe(String(start + STEPS));
  });

  it('say what is wrong with a price, keep it, and leave the list alone [D-9-18]', async () => {
    const { page, list } = await openListing();
    const from = list.filters.getByLabel('Price From');
    await from.fill('cheap');
    await page.keyboard.press('Enter');
    await list.filters.getByText('Use numbers only, such as 500.').waitFor();
    expect(await from.inputValue()).toBe('cheap');
    expect(await from.getAttribute('aria-invalid')).toBe('true');
    expect(searchOf(page)).toBe('');

    await from.fill('');
    await list.filters.getByLabel('Price To').fill('2000');
    await page.keyboard.press('Enter');
    await list.pill('Remove Up to $2,000').waitFor();
    const before = await list.total();
    await from.fill('3000');
    await page.keyboard.press('Enter');
    await list.filters.getByText('“From” must be less than “To”.').waitFor();
    expect(await from.inputValue()).toBe('3000');
    expect(await list.total()).toEqual(before);
    expect(searchOf(page)).toBe('?maxPrice=2000');
  });

  it('of brands show ten options, then all; can be searched; nothing that matches says so [D-9-15 D-9-16 D-9-20]', async () => {
    const { page, list } = await openListing();
    const boxes = list.facet('Brands').getByRole('checkbox');
    expect(await boxes.count()).toBe(10);
    const more = list.facet('Brands').getByRole('button', { name: /^Show all \d+$/ });
    const all = firstNumber(await more.innerText());
    await more.click();
    await expect.poll(() => boxes.count()).toBe(all);
    await list.facet('Brands').getByRole('button', { name: 'Show fewer' }).click();
    await expect.poll(() => boxes.count()).toBe(10);

    const [, { label } = { label: '' }] = await optionsOf(list, 'Brands');
    const box = list.facet('Brands').getByRole('searchbox', { name: 'Search brands' });
    await box.fill(label.toUpperCase());
    expect((await optionsOf(list, 'Brands')).map((one) => one.label)).toEqual([label]);
    await box.fill('zzzz');
    await list.facet('Brands').getByText('No matching brands.').waitFor();
    expect(await boxes.count()).toBe(0);
    await box.fill('');
    expect(await boxes.count()).toBeGreaterThan(1);
    expect(searchOf(page)).toBe('');
  });

  it('In Stock, Sale and Clearance are switches, and words in the address [D-9-12 D-9-13 D-9-17]', async () => {
    const { page, list } = await openListing();
    const [whole = 0] = await list.total();
    for (const [heading, param] of [
      ['In Stock', 'inStock'],
      ['Sale', 'sale'],
      ['Clearance', 'clearance'],
    ] as const) {
      const toggle = list.filters.getByRole('switch', { name: new RegExp(`^${heading} `) });
      await toggle.click();
      await page.waitForURL(`**?${param}=true`);
      await expect.poll(async () => (await list.total())[0]).toBeLessThan(whole);
      expect(await toggle.isChecked()).toBe(true);
      await toggle.click();
      await totalIs(list, whole);
      expect(searchOf(page)).toBe('');
    }
  });

  it('of categories and of badges narrow the list to what they count [D-9-11 D-9-19]', async () => {
    const { page, list } = await openListing('/search?q=fridge');
    const [whole = 0] = await list.total();
    for (const heading of ['Categories', 'Featured']) {
      await list.filters.locator('summary', { hasText: heading }).click();
      const one = (await optionsOf(list, heading)).find(({ count }) => count < whole);
      if (!one) throw new Error(`Nothing in ${heading}`);
      await list.option(heading, one.label).first().click();
      await totalIs(list, one.count);
      await list.pill(`Remove ${one.label}`).click();
      await totalIs(list, whole);
    }
    expect(searchOf(page)).toBe('?q=fridge');
  });

  it('ask for the width of the space and show what fits', async () => {
    const { page, list } = await openListing();
    await list.filters.getByLabel('Width in mm').fill('950');
    await list.filters.getByRole('button', { name: 'Show what fits' }).click();
    await page.waitForURL('**maxWidthMm=910');
    await list.pill('Remove Fits 950 mm').waitFor();
    expect(await list.filters.getByLabel('Width in mm').inputValue()).toBe('950');
    await list.pill('Remove Fits 950 mm').click();
    await expect.poll(() => searchOf(page)).toBe('');
    await expect.poll(() => list.filters.getByLabel('Width in mm').inputValue()).toBe('');
  });
});

describe('what is applied', () => {
  it('goes one by one, focus with it, or all at once', async () => {
    const { page, list } = await openListing(`${FRIDGES}?inStock=true&minPrice=700&sort=price-asc`);
    const [, whole = 0] = await list.total();
    await list.pill('Remove In Stock').waitFor();
    const price = list.pill('Remove From $700');
    await price.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => price.count()).toBe(0);
    expect(searchOf(page)).toBe('?inStock=true&sort=price-asc');
    const focused = () => page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Applied filters');
    await list.pill('Clear all').click();
    await totalIs(list, whole);
    expect(searchOf(page)).toBe('?sort=price-asc');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('listing-count');
  });

  it('that leaves nothing says so, and how to get out of it', async () => {
    const { page, list } = await openListing(`${FRIDGES}?maxPrice=1&inStock=true`);
    expect((await list.total())[0]).toBe(0);
    await page.getByRole('heading', { name: 'No fridges match all of these filters' }).waitFor();
    await page.getByRole('link', { name: 'Without “In Stock”' }).waitFor();
    await page.getByRole('link', { name: /^Without “Up to \$1/ }).click();
    await expect.poll(async () => (await list.total())[0]).toBeGreaterThan(0);
  });
});

it('low in the sidebar brings count, pills and first cards into view, beside the filter', async () => {
  const { page, list } = await openListing(FRIDGES);
  await page.evaluate(() => scrollTo(0, 1500));
  const box = list.filters.getByRole('checkbox').last();
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/\?/);
  const isInView = (one: Element) =>
    one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight;
  await expect.poll(() => list.count.evaluate(isInView)).toBe(true);
  expect(await page.locator('main article').first().evaluate(isInView)).toBe(true);
  expect(await box.evaluate(isInView)).toBe(true);
});
