import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { HOME_ANSWERS } from '../../../testing/content/sample-home.ts';
import { FRAME_CATEGORIES } from '../../../testing/sample-frame.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import type { Answers } from '../../../testing/stage-answers.ts';
import { BRUNSWICK } from '../../../testing/stores/sample-localities.ts';

const open = setUpStage();
const FRIDGES = FRAME_CATEGORIES[0];
const answers: Answers = {
  ...HOME_ANSWERS,
  loadMenu: success({ category: FRIDGES, types: [FRIDGES], brands: [], brandCount: 0, highlights: [], feature: null }),
  listLocalities: success({ status: 'SUCCESS', localities: [BRUNSWICK] }),
  listStores: success({ stores: [], total: 24, nearest: null }),
};

describe('every page', () => {
  it('has landmarks and a skip link that works', async () => {
    const { page } = await open('/', { answers });
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

it('alerts stay while they are looked at, and then go by themselves', async () => {
  const { page } = await open('/dev/ui', { answers, ownPage: true, before: (fresh) => fresh.clock.install() });
  await page.getByRole('button', { name: 'Success alert' }).click();
  const alerts = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem');
  await alerts.first().hover();
  await page.clock.runFor(20_000);
  expect(await alerts.count()).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect.poll(() => alerts.count()).toBe(0);
});

describe('the menu', () => {
  it('opens by keyboard, closes with Escape and gives focus back', async () => {
    const { page } = await open('/', { answers });
    const opener = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-expanded]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('is a bar of plain links without JavaScript', async () => {
    const { page } = await open('/', { answers, javaScriptEnabled: false });
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Fridges' }).first().click();
    await page.waitForURL('**/categories/fridges');
  });

  it('on a phone opens, goes a level down and back, and closes with Escape', async () => {
    const { page } = await open('/', { answers, width: WIDTHS.phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await menu.getByText('Fridges', { exact: true }).first().click();
    await menu.getByText('All fridges').waitFor();
    await menu.getByRole('button', { name: /All categories/ }).click();
    await menu.getByText('Laundry', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

it('the delivery location is set once and kept', async () => {
  const { page } = await open('/', { answers });
  await page
    .getByRole('button', { name: /deliver/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('brunsw');
  await dialog
    .getByRole('option', { name: /Brunswick.*3056/ })
    .first()
    .click();
  await page
    .getByText(/Brunswick 3056/)
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/Brunswick 3056/)
    .first()
    .waitFor();
});

it('the header shrinks when the page is scrolled, without moving the page', async () => {
  const { page } = await open('/', { answers });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = async () => (await page.getByRole('search').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

it('a part of the page that is gone makes the page reload, and not again within 10 seconds [C-2-61 C-2-62]', async () => {
  const { page } = await open('/', { answers });
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/(brands|stores)-[\w-]+\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Find a store' }).first().click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('link', { name: 'Find a store' }).first().click();
  // shows an alert instead
  await page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').first().waitFor();
  expect(loads).toBe(1);
});
