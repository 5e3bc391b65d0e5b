import { expect, inject, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';
import { flawsOf, PAGES } from './looks-page.ts';

const open = useBrowser();

/** States of these, which component tests check too. */
const STATES = ['/categories/fridges?brand=Nordholm&maxPrice=3000', '/search?q=nothing-is-called-so'];

async function findProduct(query: string): Promise<string> {
  const response = await fetch(`${inject('shopUrl')}/api/search/indexes/products/query`, {
    method: 'POST',
    body: JSON.stringify({ query, hitsPerPage: 1 }),
  });
  const { hits } = (await response.json()) as { hits: { path: string }[] };
  return `/${hits[0]?.path}`;
}

/** Axe reads phones here, and desktops in `looks.long.test.ts`. */
it('every page of the demo has one heading, nothing that axe finds on a phone, and nothing that sticks out at any width', async () => {
  const axeAt = [WIDTHS.phone];
  for (const path of [...PAGES, ...STATES, await findProduct('french door fridge')])
    expect(await flawsOf(open, path, { axeAt }), path).toEqual([]);
  expect(await flawsOf(open, '/no-such-page', { status: 404, axeAt })).toEqual([]);
});
