import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { keepBrunswick, openProduct, typeSuburb, watchShifts, waysOf } from './product-buying-page.ts';

const open = useBrowser();
const ESTIMATES = '**/api/delivery/estimates?*';
const DAY = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? \d+/;

describe('delivery on a product page', () => {
  it('asks for a suburb, then has a day and a price for it [C-4-76 C-4-77]', async () => {
    const { page } = await open();
    await openProduct(page, 'discounted');
    const ways = waysOf(page);
    expect(await ways.innerText()).toContain('Tell us your suburb to see the day and the price.');
    await ways.getByRole('button', { name: 'Set suburb' }).click();
    await typeSuburb(page, 'brunsw', /Brunswick.*3056/);
    await ways.getByText(/delivered\./).waitFor();
    const words = await ways.innerText();
    expect(words).toMatch(DAY);
    expect(words.replace(/\u00a0/g, ' ')).toContain('to Brunswick 3056');
    expect(words).toMatch(/\$\d+ delivered\./);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change');
  });

  it('waits, fails and tries again without moving anything [C-4-75 C-4-78]', async () => {
    const { page } = await open();
    await keepBrunswick(page);
    let mayAnswer = () => {};
    let isFailing = true;
    await page.route(ESTIMATES, async (route) => {
      if (!isFailing) return route.continue();
      await new Promise<void>((resolve) => {
        mayAnswer = resolve;
      });
      return route.abort();
    });
    await openProduct(page, 'discounted');
    const ways = waysOf(page);
    await ways.getByRole('button', { name: 'Change' }).waitFor();
    await expect.poll(() => ways.locator('[class*=skeleton]').count()).toBeGreaterThan(0);
    const waiting = await ways.boundingBox();
    await expect.poll(() => ways.locator('summary').count()).toBe(1);
    mayAnswer();
    await ways.getByText('We could not work out delivery. Please try again.').waitFor();
    expect((await ways.boundingBox())?.height).toBe(waiting?.height);
    isFailing = false;
    await ways.getByRole('button', { name: 'Try again' }).click();
    await ways.getByText(/delivered\./).waitFor();
    expect((await ways.boundingBox())?.height).toBe(waiting?.height);
  });

  it('cancels what is under way when another suburb is chosen, and asks again [C-4-79 C-4-80]', async () => {
    const { page } = await open();
    await keepBrunswick(page);
    const cancelled: string[] = [];
    page.on('requestfailed', (request) => cancelled.push(request.url()));
    await page.route(/estimates\?.*postcode=3056/, () => {});
    await openProduct(page, 'discounted');
    const ways = waysOf(page);
    await ways.getByRole('button', { name: 'Change' }).click();
    await typeSuburb(page, '4000', /Brisbane City.*4000/i);
    await ways.getByText(/4000/).waitFor();
    await expect.poll(() => cancelled.filter((url) => url.includes('postcode=3056')).length).toBe(1);
  });

  it('says why something is not delivered', async () => {
    const { page } = await open();
    await keepBrunswick(page);
    await openProduct(page, 'inStoreOnly');
    await waysOf(page).getByText('Sold in our stores only.').waitFor();
  });
});

describe('click and collect on a product page', () => {
  it('lists the 5 nearest stores with distance, hours, stock and day [C-9-36 D-2-130]', async () => {
    const { page } = await open();
    await openProduct(page, 'discounted');
    await waysOf(page).getByRole('button', { name: 'Find stores' }).click();
    await typeSuburb(page, '3056', /Brunswick.*3056/);
    const stores = waysOf(page).getByRole('listitem');
    await expect.poll(() => stores.count()).toBe(5);
    for (const words of await stores.allInnerTexts()) {
      expect(words).toMatch(/\d (m|km), /);
      expect(words).toMatch(/open|close/);
      expect(words).toMatch(/\d in stock|Order in/);
      expect(words).toMatch(/Today|Tomorrow|[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  it('keeps the store that was chosen', async () => {
    const { page } = await open();
    await keepBrunswick(page);
    await openProduct(page, 'discounted');
    const summary = waysOf(page).locator('summary');
    await summary.click();
    const third = waysOf(page).getByRole('listitem').nth(2);
    const name = await third.locator('b').innerText();
    await third.getByRole('radio').check({ force: true });
    expect(await summary.innerText()).toContain(`at ${name}`);
    await page.reload();
    await summary.getByText(`at ${name}`).waitFor();
  });
});

describe('the shopper’s own place', () => {
  const locate = async (page: Page) => {
    await openProduct(page, 'discounted');
    await waysOf(page).getByRole('button', { name: 'Set suburb' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use my location' }).click();
  };
  const failed = (page: Page) => page.getByRole('dialog').getByRole('status');

  it('is taken from the browser where that is allowed', async () => {
    const { page } = await open({
      geolocation: { latitude: -37.767, longitude: 144.9585 },
      permissions: ['geolocation'],
    });
    await locate(page);
    await waysOf(page)
      .getByText(/Brunswick/)
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is not taken where the browser refuses [C-8-45 D-8-06]', async () => {
    const { page } = await open({ permissions: [] });
    await locate(page);
    await failed(page).getByText('Your browser has blocked location services', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('is of no use where there is no suburb near [C-8-46 D-8-07]', async () => {
    const { page } = await open({ geolocation: { latitude: -45, longitude: 110 }, permissions: ['geolocation'] });
    await locate(page);
    await failed(page).getByText('Your location can not be used, please try the text field', { exact: true }).waitFor();
  });

  it('is not known to every browser [C-8-47 D-8-08]', async () => {
    const { page } = await open();
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
    await locate(page);
    await failed(page).getByText('Your browser does not support this feature', { exact: true }).waitFor();
  });

  it('may fail in other ways [C-8-48 D-8-09]', async () => {
    const { page } = await open({
      geolocation: { latitude: -37.767, longitude: 144.9585 },
      permissions: ['geolocation'],
    });
    await page.route('**/api/locality?*', (route) => route.abort());
    await locate(page);
    await failed(page)
      .getByText('Something went wrong, please try again or use the text field', { exact: true })
      .waitFor();
  });
});

describe('what is known of a place', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])('comes in without moving the page at %i px', async (width) => {
    const { page } = await open({ width });
    await keepBrunswick(page);
    const shifted = await watchShifts(page);
    await openProduct(page, 'discounted');
    await waysOf(page)
      .getByText(/delivered\./)
      .waitFor();
    await waysOf(page)
      .getByText(/^Collect free/)
      .waitFor();
    expect(await shifted()).toBeLessThan(0.001);
  });
});
