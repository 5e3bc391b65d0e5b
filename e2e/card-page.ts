import type { Locator, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { type OpenOptions, type TestPage, useBrowser } from './browser.ts';

/** The component page, which has a card in every state. */
export const GALLERY = '/dev/ui';
export const FRIDGES = '/categories/fridges';

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Pages of cards that are closed after each test: carousels that turn by themselves keep a machine busy. */
export function useCardPages() {
  const openPage = useBrowser();
  const opened: Page[] = [];
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close();
  });
  const open = async (options?: OpenOptions): Promise<TestPage> => {
    const visit = await openPage(options);
    // a loaded machine is slow, not wrong
    visit.page.setDefaultTimeout(90_000);
    opened.push(visit.page);
    return visit;
  };
  /** Opens a page and waits until its cards have come alive. */
  const openCards = async (address: string, options?: OpenOptions): Promise<TestPage> => {
    const visit = await open(options);
    await withoutPictures(visit.page);
    await visit.page.goto(address, { waitUntil: 'commit' });
    await cardsAlive(visit.page);
    return visit;
  };
  return { open, openCards };
}

export const cardsAlive = (page: Page): Promise<void> =>
  page.locator('article button[aria-disabled=false]').first().waitFor();

/** Answers every picture at once with nothing: for tests in which pictures say nothing. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/cdn-cgi/image/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }));
}

/** One of the cards of the component page. */
export const sample = (page: Page, name: string): Locator => page.locator(`#sample-${name} article`);
export const buttonOf = (card: Locator): Locator => card.locator('button[class*=button]');
