import { describe, expect, it } from 'vitest';
import { axeViolations, flawsAtEveryWidth } from './axe.ts';
import { useBrowser, visit, WIDTHS } from './browser.ts';
import { startCheckout } from './checkout-steps-page.ts';

const open = useBrowser();

const PAGES = [
  '/',
  '/categories/fridges',
  '/brands',
  '/stores',
  '/search?q=kettle',
  '/articles/buying-guides',
  '/cart',
  '/nowhere',
];

describe('every page', () => {
  it.each(PAGES)('%s: axe finds nothing, nothing sticks out at any width, one h1', async (path) => {
    const { page } = await open();
    await visit(page, path);
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('has landmarks and a skip link that works', async () => {
    const { page } = await open();
    await page.goto('/');
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('carries nothing that the policy refuses', async () => {
    const { page, complaints } = await open();
    for (const path of ['/', '/categories/fridges', '/nowhere']) await page.goto(path, { waitUntil: 'networkidle' });
    expect(complaints.filter((text) => /Content Security Policy|Refused/.test(text))).toEqual([]);
  });
});

describe('layouts', () => {
  it('are two: one to browse in, and a quiet one to check out in [C-2-36]', async () => {
    const { page } = await open();
    await page.goto('/');
    expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(1);
    expect(await page.getByRole('search').count()).toBe(1);
    await startCheckout(page);
    expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(0);
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('alerts', () => {
  it('stay while they are looked at, and then go by themselves', async () => {
    const { page } = await open();
    await page.clock.install();
    await visit(page, '/dev/ui');
    await page.getByRole('button', { name: 'Success alert' }).click();
    const alerts = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem');
    await alerts.first().hover();
    await page.clock.runFor(20_000);
    expect(await alerts.count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(6_000);
    await expect.poll(() => alerts.count()).toBe(0);
  });
});

describe('mega menu', () => {
  it('opens by keyboard, closes with Escape and gives focus back', async () => {
    const { page } = await open();
    await visit(page, '/');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    const opener = bar.locator('[aria-expanded]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('is a bar of plain links without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Fridges' }).first().click();
    await page.waitForURL('**/categories/fridges');
  });
});

describe('menu on a phone', () => {
  it('opens, goes a level down and back, and closes with Escape', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await visit(page, '/');
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

describe('delivery location', () => {
  it('is set once and kept', async () => {
    const { page } = await open();
    await visit(page, '/');
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
});

describe('header', () => {
  it('shrinks when the page is scrolled, without moving the page', async () => {
    const { page } = await open();
    await visit(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const search = await page.getByRole('search').boundingBox();
    expect(search?.y).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
});
