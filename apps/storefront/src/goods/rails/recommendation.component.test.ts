import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { LISTING_ANSWERS } from '../../../testing/listing/listing-answers.ts';
import { callsOf, type Stage } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import type { Answers } from '../../../testing/stage-answers.ts';
import { sampleArticle } from '../../features/catalogue/listing/testing/sample-article.ts';
import { SAMPLE_DOCUMENTS } from '../../features/catalogue/testing/sample-documents.ts';

const open = setUpStage();
const [FIRST, SECOND, THIRD] = ['/products/fridge-1', '/products/fridge-2', '/products/fridge-3'];

const recommended = SAMPLE_DOCUMENTS.slice(10, 16).map(({ id, state, soldOut }) => ({
  id,
  state,
  soldOut,
  hasStockOnHand: true,
}));
const ANSWERS: Answers = {
  ...LISTING_ANSWERS,
  products: SAMPLE_DOCUMENTS,
  findArticle: success(sampleArticle({ id: 'paragraph', value: { content: 'Home' }, children: [] })),
  recommendProducts: success({ attributionToken: 'token-1', products: recommended }),
};

/** Long enough that the rails are far below. */
const longPage: Answers['loadProduct'] = (input) => {
  const found = LISTING_ANSWERS.loadProduct(input);
  const description = Array.from({ length: 80 }, (_, line) => `Line ${line} of what there is to say.`);
  return success({ ...found.value, product: { ...found.value.product, description } });
};

const openProduct = (path: string, answers: Answers = {}) => open(path, { answers: { ...ANSWERS, ...answers } });
const asked = (stage: Stage) => callsOf(stage.calls, 'recommendProducts').length;
/** The pages for which products were recommended. */
const askedFor = (stage: Stage) =>
  callsOf(stage.calls, 'recommendProducts').map(({ input }) => (input.userEvent as { eventType: string }).eventType);
const recorded = (stage: Stage) => callsOf(stage.calls, 'recordProductEvents').map(({ input }) => input);
const recordedOnce = (stage: Stage, times = 1) => expect.poll(() => recorded(stage).length).toBe(times);

const railOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

/** Scrolls towards the end step by step, as a reader does. */
async function readOn(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describe('recommendations', () => {
  it('stand under a product once the shopper comes near, and their token goes along and comes back with the next view [C-9-25]', async () => {
    const { page, stage, complaints } = await openProduct(SECOND, { loadProduct: longPage });
    await recordedOnce(stage);
    expect(asked(stage)).toBe(0);
    await readOn(page);
    const rail = railOf(page, 'You may also like');
    await rail.waitFor();
    expect(askedFor(stage)).toEqual(['detail-page-view']);
    const cards = rail.getByRole('article');
    const paths = await cards.locator('h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // the eleventh was recommended too, but is out of stock
    expect(paths.map((path) => new URL(path ?? '', stage.url).pathname)).toEqual(
      [10, 12, 13, 14, 15].map((place) => `/products/fridge-${place}`),
    );
    await cards.first().locator('h3 a').click();
    await page.waitForURL(/[?&]at=token-1/);
    await recordedOnce(stage, 2);
    expect(recorded(stage)[1]).toMatchObject({ events: [{ type: 'view', attributionToken: 'token-1' }] });
    expect(complaints).toEqual([]);
  });

  it('are asked for once in five minutes for the same page [C-9-13]', async () => {
    const { page, stage } = await openProduct(FIRST);
    await readOn(page);
    await railOf(page, 'You may also like').waitFor();
    await visit(page, FIRST);
    await readOn(page);
    await railOf(page, 'You may also like').waitFor();
    expect(asked(stage)).toBe(1);
  });

  it('leave no gap when they cannot be had [C-4-109]', async () => {
    const { page, stage } = await openProduct(FIRST, { recommendProducts: failed('UNAVAILABLE') });
    await readOn(page);
    await expect.poll(() => asked(stage)).toBe(1);
    await expect.poll(() => page.locator('[aria-hidden="true"].section').count()).toBe(0);
    expect(await railOf(page, 'You may also like').count()).toBe(0);
  });
});

describe('visitor id', () => {
  it('is the analytics cookie’s when there is one, otherwise one that stays [C-9-67 D-9-74]', async () => {
    const { page, stage } = await openProduct(FIRST);
    await recordedOnce(stage);
    await visit(page, FIRST);
    await recordedOnce(stage, 2);
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.111.222', url: page.url() }]);
    await visit(page, FIRST);
    await recordedOnce(stage, 3);
    const [first, second, third] = recorded(stage).map(({ visitorId }) => visitorId);
    expect(first).toMatch(/^\d+\.\d+$/);
    expect(second).toBe(first);
    expect(third).toBe('111.222');
  });
});

describe('recently viewed', () => {
  it('is not there for somebody who has seen nothing else; stays when the page is loaded again, newest first and without the product itself [C-9-08 D-9-26]', async () => {
    const { page, stage, complaints } = await openProduct(FIRST);
    await recordedOnce(stage);
    await readOn(page);
    await railOf(page, 'You may also like').waitFor();
    expect(await railOf(page, 'Recently viewed').count()).toBe(0);
    await visit(page, SECOND);
    await recordedOnce(stage, 2);
    await visit(page, THIRD);
    await recordedOnce(stage, 3);
    const shown = async () => {
      await readOn(page);
      const links = railOf(page, 'Recently viewed').getByRole('article').locator('h3 a');
      await links.first().waitFor();
      return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    };
    expect(await shown()).toEqual([SECOND, FIRST]);
    await visit(page, THIRD);
    expect(await shown()).toEqual([SECOND, FIRST]);
    expect(complaints).toEqual([]);
  });

  it('leads to picks at home, which a newcomer does not have [C-9-26]', async () => {
    const { page, stage } = await openProduct('/');
    await readOn(page);
    expect(await railOf(page, 'Picked for you').count()).toBe(0);
    await visit(page, FIRST);
    await recordedOnce(stage);
    await visit(page, '/');
    await readOn(page);
    await railOf(page, 'Picked for you').waitFor();
    expect(askedFor(stage).at(-1)).toBe('home-page-view');
  });
});
