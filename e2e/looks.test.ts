import { expect, inject, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { awake, useBrowser, WIDTHS } from './browser.ts';

const open = useBrowser();

/** Pages with demo content. Component tests check all other pages and states. */
const PAGES = ['/', '/categories/fridges', '/brands', '/brands/nordholm', '/search?q=espresso+machine', '/stores'];
/** States of these, which component tests check with axe at both widths: here it runs on phones only. */
const STATES = ['/categories/fridges?brand=Nordholm&maxPrice=3000', '/search?q=nothing-is-called-so'];

async function flawsOf(path: string, status: number): Promise<string[]> {
  const { page } = await open({ reducedMotion: 'reduce' });
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(status);
  await awake(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const axeAt = STATES.includes(path) ? [WIDTHS.phone] : [WIDTHS.phone, WIDTHS.desktop];
  return flawsAtEveryWidth(page, { axeAt, isFrameSkipped: path !== PAGES[0] });
}

const TITLE = 'has one heading, nothing that axe finds, and nothing sticks out at any width';

it.each([...PAGES, ...STATES])(`%s ${TITLE}`, async (path) => {
  expect(await flawsOf(path, 200)).toEqual([]);
});

it(`a page that is not there ${TITLE}`, async () => {
  expect(await flawsOf('/no-such-page', 404)).toEqual([]);
});

it(`the first product of a search ${TITLE}`, async () => {
  const response = await fetch(`${inject('shopUrl')}/api/search/indexes/products/query`, {
    method: 'POST',
    body: JSON.stringify({ query: 'french door fridge', hitsPerPage: 1 }),
  });
  const { hits } = (await response.json()) as { hits: { path: string }[] };
  expect(await flawsOf(`/${hits[0]?.path}`, 200)).toEqual([]);
});
