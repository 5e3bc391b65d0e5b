import type { Locator, Page, Route } from 'playwright-core';
import { type OpenOptions, type TestPage, visit } from './browser.ts';
import { suggestionsFor } from './search-box-answers.ts';

export const wordsOf = (route: Route): string => new URL(route.request().url()).searchParams.get('q') ?? '';
export const answer = (route: Route): Promise<void> => route.fulfill({ json: suggestionsFor(wordsOf(route)) });

type Start = OpenOptions & { path?: string; onSuggest?: (route: Route) => unknown; recent?: readonly string[] };
type Open = (options: OpenOptions) => Promise<TestPage>;

/** A page that has come alive, its search field, and the options under it. */
export async function openSearch(open: Open, { path = '/', onSuggest = answer, recent, ...options }: Start = {}) {
  const { page, complaints } = await open(options);
  await page.route('**/api/suggest**', onSuggest);
  if (recent) {
    // once: what the page does to it afterwards stays
    await page.goto('/offline');
    await page.evaluate((text) => localStorage.setItem('wattle.searches', text), JSON.stringify(recent));
  }
  await visit(page, path);
  const field = page.getByRole('combobox', { name: 'Search products, brands and help' });
  return { page, complaints, field, options: page.getByRole('option') };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const texts = (options: Locator): Promise<string[]> => options.allInnerTexts().then((all) => all.map(oneLine));

/** What the option says that the arrow keys have reached. */
export const activeText = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.innerText.replace(/\s+/g, ' ').trim() : undefined;
  });

export const isShown = (page: Page): Promise<boolean> => page.getByRole('listbox').first().isVisible();

export const keptSearches = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wattle.searches') ?? 'null'));
