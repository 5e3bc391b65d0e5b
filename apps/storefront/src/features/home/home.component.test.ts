import { rejected } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { EVENT_END, HOME_ANSWERS, HOME_TITLES } from '../../../testing/content/sample-home.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';

const open = setUpStage();
const openHome = (options: StageOptions = {}) => open('/', { answers: HOME_ANSWERS, ...options });
const titles = (page: Page) => page.locator('main h1, main > div > :not(article) h2:not(article h2)').allInnerTexts();

it('shows the blocks of its article in their order, under one title, without JavaScript too [D-2-01]', async () => {
  const { page } = await openHome({ javaScriptEnabled: false });
  expect(await titles(page)).toEqual(HOME_TITLES);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toBe('Appliances on the day you choose | Wattle');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
    'With the running cost on every page.',
  );
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(new URL('/', page.url()).href);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThanOrEqual(12);
  expect(await page.locator('.bento li a').first().innerText()).toMatch(/12 models, from \$99/);
  await page.getByRole('link', { name: 'Shop the event' }).click();
  await page.waitForURL('**/categories/heating-and-cooling');
});

it('leads on by the links of what only stands there, without loading the page anew', async () => {
  const { page, complaints } = await openHome();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'How we work it out' }).click();
  await page.waitForURL('**/articles/buying-guides/running-cost');
  await page.getByRole('heading', { level: 1, name: 'Sorry, this page has moved...' }).waitFor();
  expect(await page.locator('body[data-same]').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(HOME_TITLES);
  // the missing page was logged
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

it('has an event that ends to the second on a page that is open, with its prices [D-3-31]', async () => {
  const { page } = await openHome({
    ownPage: true,
    before: (fresh) => fresh.clock.install({ time: (EVENT_END - 3600) * 1000 }),
  });
  const event = page.getByRole('heading', { level: 1, name: 'Cool, calm and here.' });
  await page.clock.pauseAt((EVENT_END - 1) * 1000);
  expect(await event.count()).toBe(1);
  await page.clock.runFor(3000);
  await page.getByRole('heading', { level: 1, name: 'Delivered on the day you choose.' }).waitFor();
  expect(await event.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name: /Prices held/ }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Fridges people keep' }).count()).toBe(1);
});

it('opens without an article of its own: with the categories that there are', async () => {
  const { page, complaints } = await openHome({
    answers: { ...HOME_ANSWERS, findArticle: rejected({ code: 'ARTICLE_NOT_FOUND' }) },
  });
  await page.getByRole('heading', { level: 1, name: 'Appliances and electronics' }).waitFor();
  expect(complaints).toEqual([]);
  await page
    .locator('main')
    .getByRole('link', { name: /^Fridges/ })
    .first()
    .click();
  await page.waitForURL('**/categories/fridges');
});

it.each([
  [WIDTHS.phone, 'hero-tall'],
  [WIDTHS.desktop, 'hero-wide'],
] as const)('fetches one hero picture at %i, in the shape of the screen: %s [D-2-63]', async (width, name) => {
  const fetched: string[] = [];
  const { page } = await openHome({
    width,
    // a page that remembers the picture asks for none
    ownPage: true,
    before: async (fresh) => {
      fresh.on('request', (request) => {
        const scene = /hero-(tall|wide)/.exec(decodeURIComponent(request.url()))?.[0];
        if (scene) fetched.push(scene);
      });
    },
  });
  await page.waitForLoadState('load');
  expect(fetched).toEqual([name]);
});

it('lays the brands out in a row where they fit, and lets them pass by where they do not [D-2-44 D-2-47]', async () => {
  const moving = (page: Page) =>
    page
      .getByRole('region', { name: /^Brands/ })
      .locator('ul')
      .first()
      .evaluate((run) => getComputedStyle(run).animationName !== 'none');
  const { page } = await openHome({ width: 1536, javaScriptEnabled: false, reducedMotion: 'no-preference' });
  expect(await moving(page)).toBe(false);
  await page.setViewportSize({ width: WIDTHS.tablet, height: 900 });
  await expect.poll(() => moving(page)).toBe(true);
  const touch = await openHome({ width: WIDTHS.phone, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });
  expect(await moving(touch.page)).toBe(false);
});
