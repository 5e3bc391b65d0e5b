import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A product list as a shopper reads it. */
export type ListingPage = {
  readonly count: Locator;
  readonly filters: Locator;
  readonly cards: Locator;
  /** The numbers in the heading: '86 of 214 fridges' is [86, 214]. */
  total(): Promise<number[]>;
  brands(): Promise<string[]>;
  names(): Promise<string[]>;
  prices(): Promise<number[]>;
  facet(heading: string): Locator;
  option(heading: string, label: string | RegExp): Locator;
  pill(label: string | RegExp): Locator;
};

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));

export const firstNumber = (text: string): number => numbersIn(text)[0] ?? Number.NaN;

export function listingPage(page: Page): ListingPage {
  const count = page.locator('#listing-count');
  const filters = page.locator('#listing-form');
  const cards = page.locator('main article');
  const facet = (heading: string) => filters.getByRole('group', { name: heading, exact: true });
  return {
    count,
    filters,
    cards,
    total: async () => numbersIn(await count.innerText()),
    brands: () => cards.locator('h3').evaluateAll(brandsOf),
    names: () => cards.locator('h3').allInnerTexts(),
    prices: async () => (await cards.locator('strong').allInnerTexts()).map(firstNumber),
    facet,
    option: (heading, label) => facet(heading).getByRole('checkbox', { name: label }),
    pill: (label) => page.getByRole('list', { name: 'Applied filters' }).getByRole('link', { name: label }),
  };
}

/** Runs in the page: the line above a name is the brand. */
function brandsOf(headings: Element[]): string[] {
  return headings.map((heading) => heading.previousElementSibling?.textContent ?? '');
}

/** Label and count of each facet option. A facet that was just opened gets them a moment later. */
export async function optionsOf(list: ListingPage, heading: string): Promise<{ label: string; count: number }[]> {
  const rows = list.facet(heading).locator('label:has(input[type=checkbox])');
  await rows.first().waitFor();
  return (await rows.allInnerTexts()).map((row) => {
    const [label = '', count = ''] = row.split('\n').filter((line) => line.trim() !== '');
    return { label: label.trim(), count: firstNumber(count) };
  });
}

export const totalIs = (list: ListingPage, total: number) =>
  expect.poll(async () => (await list.total())[0]).toBe(total);
