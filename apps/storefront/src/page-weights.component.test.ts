import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../scripts/browser/set-up-browser.ts';
import { cartAnswers } from '../testing/cart/cart-answers.ts';
import { KETTLE } from '../testing/cart/cart-goods.ts';
import { setUpCart } from '../testing/cart/set-up-cart.ts';
import { ARTICLE_ANSWERS, GUIDE, GUIDES } from '../testing/content/sample-articles.ts';
import { HOME_ANSWERS } from '../testing/content/sample-home.ts';
import { LISTING_ANSWERS } from '../testing/listing/listing-answers.ts';
import { sampleIdentity } from '../testing/sample-pool.ts';
import type { Answers } from '../testing/stage-answers.ts';
import { FRIDGES } from './features/catalogue/listing/testing/set-up-listing.ts';
import { productAnswers } from './features/catalogue/product/testing/product-stage.ts';
import { SAMPLE_FRIDGE } from './features/catalogue/product/testing/sample-fridge.ts';

const open = setUpCart();

/** Loads last, two seconds after the page. */
const LAST = 'register-service-worker';

const nameOf = (response: Response): string => response.url().split('/').at(-1) ?? '';

/** The code that a page loads by itself, and its size. */
async function weigh(found: readonly Response[]) {
  await expect.poll(() => found.map(nameOf).join()).toContain(LAST);
  const sizes = await Promise.all(found.map(async (one) => gzipSync(await one.body(), { level: 9 }).length));
  return { names: found.map(nameOf).join(), kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

function watchScripts() {
  const found: Response[] = [];
  const before = async (page: Page) => {
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') found.push(response);
    });
  };
  return { found, before };
}

type Weighed = {
  readonly path: string;
  readonly answers: Answers;
  readonly cart?: Parameters<typeof open>[0];
  readonly kilobytesMax: number;
};

/** With room: a bound is there for what nobody meant to load. Some 3 kB of it come late, by themselves. */
const PAGES: readonly Weighed[] = [
  { path: '/', answers: HOME_ANSWERS, kilobytesMax: 97 },
  { path: FRIDGES, answers: LISTING_ANSWERS, kilobytesMax: 105 },
  { path: `/${SAMPLE_FRIDGE.path}`, answers: productAnswers(), kilobytesMax: 110 },
  { path: GUIDE, answers: ARTICLE_ANSWERS, kilobytesMax: 95 },
  { path: GUIDES, answers: ARTICLE_ANSWERS, kilobytesMax: 95 },
  { path: '/cart', answers: cartAnswers(), kilobytesMax: 135 },
  { path: '/cart', answers: cartAnswers(), cart: [KETTLE], kilobytesMax: 135 },
  { path: '/checkout', answers: cartAnswers(), cart: [KETTLE], kilobytesMax: 150 },
];

describe('the JavaScript that a page loads on a phone before anything is pressed, gzip', () => {
  it.each(PAGES)('$path: at most $kilobytesMax kB', async ({ path, answers, cart = [], kilobytesMax }) => {
    const { found, before } = watchScripts();
    const { page } = await open(cart, { path, answers, before, width: WIDTHS.phone, ownPage: true });
    const { names, kilobytes } = await weigh(found);
    expect(kilobytes).toBeLessThanOrEqual(kilobytesMax);
    // the list of all pages comes with the first press
    expect(names).not.toContain('page-files');
    await page.keyboard.press('Tab');
    await expect.poll(() => found.map(nameOf).join()).toContain('page-files');
  });
});

it.each([
  { path: '/account/signin', layout: 'entrance-layout', answers: sampleIdentity },
  { path: '/checkout/contact-info', layout: 'checkout-layout', answers: cartAnswers() },
])('$path has a layout of its own, and loads it without the list of all pages', async ({ path, layout, answers }) => {
  const { found, before } = watchScripts();
  await open([KETTLE], { path, answers, before, ownPage: true });
  const { names } = await weigh(found);
  expect(names).toContain(layout);
  expect(names).not.toContain('page-files');
});
