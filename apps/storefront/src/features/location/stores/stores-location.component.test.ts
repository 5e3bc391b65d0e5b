import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpStores } from './testing/set-up-stores.ts';
import { mainOf } from './testing/stores-page.ts';

const openStores = setUpStores();
const BRUNSWICK = { latitude: -37.767, longitude: 144.963 };

/** A browser whose geolocation fails with these codes, one after the other. */
const failWith = (page: Page, codes: readonly number[]) =>
  page.addInitScript((numbers) => {
    const left = [...numbers];
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (_: PositionCallback, onFailed: PositionErrorCallback) =>
        onFailed({ code: left.shift() ?? 0, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    });
  }, codes);

const pressLocate = (page: Page) => page.getByRole('button', { name: 'Use my location' }).click();

async function locate(options: BrowserContextOptions, before: (page: Page) => Promise<unknown> = async () => {}) {
  const { page } = await openStores('/stores', { ...options, before });
  await pressLocate(page);
  return page;
}

const said = (page: Page, message: string) =>
  mainOf(page).getByRole('status').getByText(message, { exact: true }).waitFor();

describe('stores around where the shopper is', () => {
  it('are listed when the browser may say where it is, which the shop names [C-7-52]', async () => {
    const page = await locate({ permissions: ['geolocation'], geolocation: BRUNSWICK });
    await page.waitForURL(/near=Brunswick/);
    await page.getByRole('heading', { name: /5 stores within 20 km of Brunswick/ }).waitFor();
  });

  it('are listed around the point itself, roughly, far from any suburb', async () => {
    const far = { latitude: -26.1234567, longitude: 127.7654321 };
    const page = await locate({ permissions: ['geolocation'], geolocation: far });
    await page.waitForURL('**/stores?lat=-26.12&lng=127.77');
    await page.getByRole('heading', { name: 'No stores within 200 km of where you are' }).waitFor();
  });

  it('need permission [C-8-45 D-8-06]', async () => {
    const page = await locate({ permissions: [] });
    await said(page, 'Your browser has blocked location services');
    await mainOf(page).getByText('Type a suburb or postcode instead.').waitFor();
  });

  it('need a position that is of use, and an answer in time [C-8-46 C-8-48 D-8-07 D-8-09]', async () => {
    const page = await locate({ permissions: ['geolocation'] }, (shown) => failWith(shown, [2, 3]));
    await said(page, 'Your location can not be used, please try the text field');
    await pressLocate(page);
    await said(page, 'Something went wrong, please try again or use the text field');
  });

  it('need a browser that knows how [C-8-47 D-8-08]', async () => {
    const page = await locate({}, (shown) =>
      shown.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined })),
    );
    await said(page, 'Your browser does not support this feature');
  });

  it('are not asked for before the button is pressed', async () => {
    const watch = () => {
      const { geolocation } = navigator;
      const real = geolocation.getCurrentPosition.bind(geolocation);
      Object.defineProperty(geolocation, 'getCurrentPosition', {
        value: (...asked: Parameters<typeof real>) => {
          document.documentElement.dataset.asked = 'yes';
          real(...asked);
        },
      });
    };
    const { page } = await openStores('/stores', {
      permissions: ['geolocation'],
      geolocation: BRUNSWICK,
      before: (opened) => opened.addInitScript(watch),
    });
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked ?? 'no');
    expect(await asked()).toBe('no');
    await pressLocate(page);
    await expect.poll(asked).toBe('yes');
  });
});
