import { gzipSync } from 'node:zlib';
import { success } from '@wattle/domain/results';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../../../scripts/browser/set-up-browser.ts';
import { STORES } from '../../../../../testing/stores/sample-stores.ts';
import { shiftsOf, watchShifts } from '../../../../../testing/watch-shifts.ts';
import { setUpStores } from '../testing/set-up-stores.ts';

const openStores = setUpStores();
const KILOBYTES_MAX = 60;
const IN_ITS_DATA = 'Katoomba,';

const mapOf = (page: Page) => page.getByRole('group', { name: /^Map, / });
/** The map once it can be moved. */
async function awakeMap(page: Page) {
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: 'Zoom in' }).waitFor();
  return map;
}
/** Left, top, width and height of what the map shows. */
const viewOf = async (page: Page): Promise<number[]> =>
  ((await mapOf(page).locator('svg').first().getAttribute('viewBox')) ?? '').split(' ').map(Number);
const widthOf = async (page: Page): Promise<number> => (await viewOf(page))[2] ?? 0;

describe('the map of stores', () => {
  it('gathers the stores of a city in a circle, which opens to them', async () => {
    const { page, complaints } = await openStores();
    const map = await awakeMap(page);
    const width = await widthOf(page);
    expect(await map.getByRole('link', { name: 'Nunawading' }).count()).toBe(0);
    await map.getByRole('link', { name: /^\d stores, Melbourne$/ }).click();
    await map.getByRole('link', { name: 'Nunawading' }).waitFor();
    expect(await widthOf(page)).toBeLessThan(width / 5);
    await map.getByRole('button', { name: 'Back to where the map began' }).click();
    await map.getByRole('link', { name: /^\d stores, Melbourne$/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is moved by arrow keys and zoomed by plus and minus, by buttons and by the wheel', async () => {
    const { page } = await openStores('/stores?near=3056');
    const map = await awakeMap(page);
    const [left = 0, top = 0, width = 0] = await viewOf(page);
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => viewOf(page).then(([x = 0, y = 0]) => x > left && y < top)).toBe(true);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(page)).toBeLessThan(width);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(width);
    const further = await widthOf(page);
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => widthOf(page)).toBeLessThan(further);
    const closer = await widthOf(page);
    await map.hover({ position: { x: 200, y: 200 } });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => widthOf(page)).toBeGreaterThan(closer);
  });

  it('leaves the wheel to the page until it is in use', async () => {
    const { page } = await openStores('/stores?near=3056');
    const map = await awakeMap(page);
    const width = await widthOf(page);
    await map.hover({ position: { x: 200, y: 200 } });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await widthOf(page)).toBe(width);
  });

  it('is dragged with the mouse, and a drag that ends on a pin does not press it', async () => {
    const { page } = await openStores('/stores?near=3056');
    const map = await awakeMap(page);
    const [left = 0] = await viewOf(page);
    const box = await map.getByRole('link', { name: '2 Preston' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => viewOf(page).then(([now = 0]) => now)).toBeLessThan(left);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('is pinched on touch', async () => {
    const { page } = await openStores('/stores?near=3056', { width: WIDTHS.phone, ownPage: true });
    const map = await awakeMap(page);
    const width = await widthOf(page);
    const box = await map.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 170, (box?.y ?? 0) + 170];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    const fingers = (gap: number) => [
      { x: x - gap, y, id: 1 },
      { x: x + gap, y, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const gap of [30, 50, 80])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => widthOf(page)).toBeLessThan(width / 2);
  });

  it('marks in the list the store that is chosen on it, and the other way round', async () => {
    const { page } = await openStores('/stores?near=3056');
    const map = await awakeMap(page);
    const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await map.getByRole('link', { name: /Nunawading/ }).click();
    await expect.poll(() => row('Nunawading').getAttribute('aria-current')).toBe('true');
    expect(await row('Nunawading').isVisible()).toBe(true);
    await row('Preston').getByRole('link', { name: 'Preston', exact: true }).focus();
    await expect.poll(() => map.getByRole('link', { name: /Preston/ }).getAttribute('aria-current')).toBe('true');
    expect(await row('Nunawading').getAttribute('aria-current')).toBeNull();
  });

  it('shows the only store of a shop in its suburb, and moves nothing when it comes alive', async () => {
    const [store] = STORES;
    const only = store ? [{ ...store, distanceMetres: null }] : [];
    const answers = { listStores: success({ stores: only, total: 1, nearest: null }) };
    const { page } = await openStores('/stores', { answers, ownPage: true, before: watchShifts });
    const map = await awakeMap(page);
    await map.getByRole('link', { name: store?.name ?? '' }).waitFor();
    expect(await widthOf(page)).toBeLessThan(400);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });

  it('weighs little', async () => {
    const weights: Promise<number>[] = [];
    const weigh = async (response: Response): Promise<number> => {
      const code = await response.body();
      const isOfMap = response.url().includes('/store-map-') || code.includes(IN_ITS_DATA);
      return isOfMap ? gzipSync(code, { level: 9 }).length : 0;
    };
    const before = async (page: Page) => {
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') weights.push(weigh(response));
      });
    };
    const { page } = await openStores('/stores', { ownPage: true, before });
    await awakeMap(page);
    const bytes = (await Promise.all(weights)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(KILOBYTES_MAX * 1000);
  });
});

describe('the map of stores without JavaScript', () => {
  it('is a picture whose stores link to their rows', async () => {
    const { page } = await openStores('/stores?near=3056', { javaScriptEnabled: false });
    const map = mapOf(page);
    expect(await map.getByRole('button').count()).toBe(0);
    await map.getByRole('link', { name: '2 Preston' }).click();
    const target = page.locator('li:target');
    expect(await target.getByRole('heading').innerText()).toBe('Preston');
  });
});
