import type { Page } from 'playwright-core';
import { SHOWCASE } from '../packages/demo/src/catalogue/testing/showcase.ts';

/** Paths of showcase products by case. */
export async function showcasePaths(page: Page, cases: readonly (keyof typeof SHOWCASE)[]): Promise<string[]> {
  const objectIds = cases.map((name) => SHOWCASE[name]);
  const response = await page.request.post('/api/search/indexes/products/objects', { data: { objectIds } });
  const { results } = (await response.json()) as { results: readonly ({ path: string } | null)[] };
  return results.map((product, index) => {
    if (!product) throw new Error(`The shop has no product for ${cases[index]}.`);
    return `/${product.path}`;
  });
}

export async function firstProductOf(page: Page, category: string): Promise<string> {
  await page.goto(category);
  const href = await page.locator('main article a[href^="/products/"]').first().getAttribute('href');
  if (!href) throw new Error(`${category} is empty.`);
  return href;
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** A page's structured data, parsed as search engines do. */
export async function structuredData(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(DATA)].map(([, text = '']) => JSON.parse(text));
}
