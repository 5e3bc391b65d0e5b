import type { Locator, Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';

const open = useBrowser();
const isTelling = (request: Request): boolean => request.url().endsWith('/api/product/events');

/** Views a product until the event has been recorded. */
async function view(page: Page, path: string): Promise<void> {
  const telling = page.waitForResponse((response) => isTelling(response.request()));
  await visit(page, path);
  expect((await telling).status()).toBe(200);
}

it('recommends others under a product, learns of the choice, and remembers what was seen [C-9-08 D-9-26]', async () => {
  const { page, complaints } = await open();
  await visit(page, '/categories/fridges');
  const links = page.locator('main article h3 a');
  const [first = '', second = ''] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  await view(page, first);
  await view(page, second);
  const rail = (name: string) => page.getByRole('region', { name, exact: true }).first();
  const cards = rail('You may also like').getByRole('article');
  /** Reads on and counts the cards that have come; a rail loads only when it is near. */
  const readOn = async (found: Locator) => {
    await page.mouse.wheel(0, 900);
    return await found.count();
  };
  await expect.poll(() => readOn(cards)).toBeGreaterThan(3);
  expect(await cards.count()).toBeLessThanOrEqual(20);
  const paths = await cards.locator('h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).not.toContain(second);
  await expect.poll(() => readOn(rail('Recently viewed').getByRole('article'))).toBe(1);
  expect(await rail('Recently viewed').locator('h3 a').first().getAttribute('href')).toContain(first);

  const telling = page.waitForResponse((response) => isTelling(response.request()));
  await cards.first().locator('h3 a').click();
  await page.waitForURL(/[?&]at=/);
  const token = new URL(page.url()).searchParams.get('at');
  const recorded = await telling;
  expect(recorded.status()).toBe(200);
  expect(recorded.request().postDataJSON().events).toMatchObject([{ type: 'view', attributionToken: token }]);
  expect(complaints).toEqual([]);
});
