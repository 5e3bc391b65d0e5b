import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../../../testing/open-stage.ts';
import { type StageOptions, setUpStage } from '../../../../../testing/set-up-stage.ts';
import { storedLocation } from '../../../../../testing/stores/sample-localities.ts';
import { shiftsOf, watchShifts } from '../../../../../testing/watch-shifts.ts';
import { openProduct, waysOf } from '../testing/product-stage.ts';
import { DELIVERY_ANSWERS, ESTIMATE } from './testing/delivery-answers.ts';

const open = setUpStage();
const DAY = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? \d+/;

const openWays = ({ answers, ...options }: StageOptions = {}) =>
  openProduct(open, { ...options, answers: { ...DELIVERY_ANSWERS, ...answers } });

/** Types a suburb and takes the first suggestion. */
async function typeSuburb(page: Page, letters: string, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await dialog.getByRole('combobox', { name: 'Suburb or postcode' }).fill(letters);
  await dialog.getByRole('option', { name }).first().click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('delivery on a product page', () => {
  it('asks for a suburb, then has a day and a price for it [C-4-76 C-4-77]', async () => {
    const { page, stage } = await openWays();
    const ways = waysOf(page);
    expect(await ways.innerText()).toContain('Tell us your suburb to see the day and the price.');
    expect(callsOf(stage.calls, 'estimateDelivery')).toEqual([]);
    await ways.getByRole('button', { name: 'Set suburb' }).click();
    await typeSuburb(page, 'brunsw', /Brunswick.*3056/);
    await ways.getByText(/delivered\./).waitFor();
    const words = await ways.innerText();
    expect(words).toMatch(DAY);
    expect(words.replace(/\u00a0/g, ' ')).toContain('to Brunswick 3056');
    expect(words).toMatch(/\$79 delivered\./);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change');
    const [asked] = callsOf(stage.calls, 'estimateDelivery');
    expect(asked?.input).toEqual({ productIds: ['p-100001'], postcode: '3056', state: 'VIC' });
  });

  it('waits, fails and tries again without moving anything [C-4-75 C-4-78]', async () => {
    const answer = Promise.withResolvers<void>();
    const { page, stage } = await openWays({
      stored: storedLocation(),
      answers: {
        estimateDelivery: async () => {
          await answer.promise;
          return failed('UNAVAILABLE');
        },
      },
    });
    const ways = waysOf(page);
    await ways.getByRole('button', { name: 'Change' }).waitFor();
    await expect.poll(() => ways.locator('span[aria-hidden]:empty:not(.i)').count()).toBeGreaterThan(0);
    await expect.poll(() => ways.locator('summary').count()).toBe(1);
    const waiting = await ways.boundingBox();
    answer.resolve();
    await ways.getByText('We could not work out delivery. Please try again.').waitFor();
    expect((await ways.boundingBox())?.height).toBe(waiting?.height);
    stage.answer(DELIVERY_ANSWERS);
    await ways.getByRole('button', { name: 'Try again' }).click();
    await ways.getByText(/delivered\./).waitFor();
    expect((await ways.boundingBox())?.height).toBe(waiting?.height);
  });

  it('cancels what is under way when another suburb is chosen, and asks again [C-4-79 C-4-80]', async () => {
    const { page, stage } = await openWays({
      stored: storedLocation(),
      answers: {
        estimateDelivery: ({ postcode }) =>
          postcode === '3056' ? new Promise(() => {}) : success({ estimates: [ESTIMATE] }),
      },
    });
    const cancelled: string[] = [];
    page.on('requestfailed', (request) => cancelled.push(request.url()));
    const ways = waysOf(page);
    await ways.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => callsOf(stage.calls, 'estimateDelivery').length).toBe(1);
    await typeSuburb(page, '4000', /Brisbane City.*4000/i);
    await ways.getByText(/4000/).waitFor();
    await expect.poll(() => cancelled.filter((url) => url.includes('postcode=3056')).length).toBe(1);
  });

  it('says why something is not delivered', async () => {
    const { page } = await openWays({
      stored: storedLocation(),
      answers: {
        estimateDelivery: success({ estimates: [{ ...ESTIMATE, estimate: null, refusal: 'IN_STORE_ONLY' }] }),
      },
    });
    await waysOf(page).getByText('Sold in our stores only.').waitFor();
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('comes in without moving the page at %i px', async (width) => {
    const { page } = await openWays({ width, stored: storedLocation(), ownPage: true, before: watchShifts });
    await waysOf(page)
      .getByText(/delivered\./)
      .waitFor();
    await waysOf(page)
      .getByText(/^Collect free/)
      .waitFor();
    expect(await shiftsOf(page)).toBeLessThan(0.001);
  });
});

describe('click and collect on a product page', () => {
  it('lists the 5 nearest stores with distance, hours, stock and day [C-9-36 D-2-130]', async () => {
    const { page, stage } = await openWays();
    await waysOf(page).getByRole('button', { name: 'Find stores' }).click();
    await typeSuburb(page, '3056', /Brunswick.*3056/);
    const stores = waysOf(page).getByRole('listitem');
    await expect.poll(() => stores.count()).toBe(5);
    expect(callsOf(stage.calls, 'listProductStores').map(({ input }) => input)).toMatchObject([
      { productId: 'p-100001', lat: expect.closeTo(-37.77, 1), lng: expect.closeTo(144.96, 1) },
    ]);
    for (const words of await stores.allInnerTexts()) {
      expect(words).toMatch(/\d (m|km), /);
      expect(words).toMatch(/open|close/);
      expect(words).toMatch(/\d in stock|Order in/);
      expect(words).toMatch(/Today|Tomorrow|[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
    }
  });

  it('keeps the store that was chosen', async () => {
    const { page } = await openWays({ stored: storedLocation() });
    const summary = waysOf(page).locator('summary');
    await summary.click();
    const third = waysOf(page).getByRole('listitem').nth(2);
    await third.getByRole('radio').check({ force: true });
    expect(await summary.innerText()).toContain('at Coburg');
    await page.reload();
    await summary.getByText('at Coburg').waitFor();
  });
});
