import type { CallInput } from '@wattle/contract';
import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { cartAnswers, IN_BRUNSWICK, offersTo } from '../../../../testing/cart/cart-answers.ts';
import { FRIDGE, GOODS, KETTLE } from '../../../../testing/cart/cart-goods.ts';
import {
  amountOf,
  checked,
  codeRow,
  enterCode,
  lineOf,
  summaryOf,
  totalOf,
  typeSuburb,
} from '../../../../testing/cart/cart-parts.ts';
import { LIST, listingOf } from '../../../../testing/cart/listing-of.ts';
import { quoteInfo } from '../../../../testing/cart/quote-info.ts';
import { samplePromotion } from '../../../../testing/cart/sample-offers.ts';
import { setUpCart } from '../../../../testing/cart/set-up-cart.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';

const open = setUpCart();
const KEY = 'wattle.promo-codes';
const WELCOME = 'WELCOME20';

/** A shop whose one code takes ten dollars off from a hundred. */
const FROM_100 = samplePromotion('from-100', {
  name: 'Ten off from $100',
  couponCodes: ['FROM100'],
  conditions: [{ type: 'minSpend', amount: 100 }],
  effects: [{ type: 'amountOff', amount: 10 }],
});
const withFrom100 = (asked: CallInput<'loadCartOffers'>) => ({ ...offersTo(asked), promotions: [FROM_100] });
const ONLY_FROM_100: Answers = {
  loadCartOffers: (asked) => success(withFrom100(asked)),
  checkoutInfo: (asked) => success(quoteInfo(asked, GOODS, withFrom100)),
};

const storedCodes = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

describe('a promo code', () => {
  it('is applied with Enter, however it is typed, and is there after a reload [C-8-19]', async () => {
    const { page, stage, complaints } = await open([FRIDGE], { stored: IN_BRUNSWICK });
    await checked(page);
    await enterCode(page, ` ${WELCOME.toLowerCase()} `);
    await codeRow(page, WELCOME).getByText('$20 off your first order').waitFor();
    await amountOf(page, 'Welcome').getByText('−$20.00').waitFor();
    expect(await totalOf(page)).toBe(224_800);
    await checked(page);
    expect(await totalOf(page)).toBe(224_800);
    expect(callsOf(stage.calls, 'checkoutInfo').at(-1)?.input).toMatchObject({ cart: { promoCodes: [WELCOME] } });
    await page.reload();
    await expect.poll(() => totalOf(page)).toBe(224_800);
    expect(complaints).toEqual([]);
  });

  it('that is not one is refused under the field and not kept [C-8-19]', async () => {
    const { page } = await open([FRIDGE]);
    await enterCode(page, 'NOSUCHCODE');
    const field = page.getByRole('textbox', { name: 'Promo code' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const note = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${note}"]`).innerText()).toBe('This code is not valid.');
    expect(await storedCodes(page)).toBeNull();
    await field.fill('N');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
  });

  it('that is not for this cart stays with its reason, and applies once the cart is one for it', async () => {
    const { page } = await open([KETTLE], { stored: IN_BRUNSWICK, answers: listingOf(FRIDGE) });
    await enterCode(page, 'BIGTRUCK');
    await codeRow(page, 'BIGTRUCK').getByText('This offer does not apply to what is in your cart.').waitFor();
    await visit(page, LIST);
    await page.getByRole('button', { name: `Add to cart ${FRIDGE.name}` }).click();
    await codeRow(page, 'BIGTRUCK').getByText('Free delivery on big appliances').waitFor();
    await amountOf(page, 'Free delivery on big appliances').getByText('−$69.00').waitFor();
    expect(await lineOf(page, KETTLE.name).isVisible()).toBe(true);
  });

  it('for delivery asks for a suburb, and applies once there is one', async () => {
    const { page } = await open([FRIDGE]);
    await enterCode(page, 'BIGTRUCK');
    await codeRow(page, 'BIGTRUCK').getByRole('button', { name: 'Choose a suburb to see it' }).click();
    await typeSuburb(page, 'brun', /Brunswick/);
    await codeRow(page, 'BIGTRUCK').getByText('Free delivery on big appliances').waitFor();
    await expect.poll(() => totalOf(page)).toBe(219_900);
  });

  it('says how much is missing', async () => {
    const { page } = await open([KETTLE], { stored: IN_BRUNSWICK, answers: ONLY_FROM_100 });
    await enterCode(page, 'FROM100');
    await codeRow(page, 'FROM100').getByText('Spend $11 more.').waitFor();
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).click();
    await amountOf(page, 'Ten off').getByText('−$10.00').waitFor();
  });

  it('that is refused says so until a code is removed', async () => {
    const { page } = await open([FRIDGE]);
    await enterCode(page, WELCOME);
    await codeRow(page, WELCOME).waitFor();
    await enterCode(page, WELCOME);
    const field = page.getByRole('textbox', { name: 'Promo code' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await codeRow(page, WELCOME).getByRole('button').click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
    expect(await field.inputValue()).toBe(WELCOME);
  });

  it('says so when the shop does not answer, and is not kept; once it is applied, the same again is refused as that', async () => {
    const { page, stage } = await open([FRIDGE]);
    await checked(page);
    stage.answer({ loadCartOffers: failed('UNAVAILABLE') });
    await enterCode(page, WELCOME);
    await summaryOf(page).getByText('We could not check this code. Please try again.').first().waitFor();
    expect(await storedCodes(page)).toBeNull();
    stage.answer(cartAnswers());
    await page.getByRole('textbox', { name: 'Promo code' }).press('Enter');
    await codeRow(page, WELCOME).getByText('$20 off your first order').waitFor();
    await enterCode(page, 'welcome 20');
    await summaryOf(page).getByText('This code has already been applied.').first().waitFor();
    expect(await codeRow(page, WELCOME).count()).toBe(1);
  });

  it('is entered and removed with the keyboard alone', async () => {
    const { page } = await open([FRIDGE]);
    await checked(page);
    // the keys on the way to it load the field
    await page.keyboard.press('Tab');
    await summaryOf(page).locator('details form').waitFor({ state: 'attached' });
    await summaryOf(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(WELCOME);
    await page.keyboard.press('Enter');
    const remove = codeRow(page, WELCOME).getByRole('button', { name: `Remove the code ${WELCOME}` });
    await remove.waitFor();
    await expect.poll(() => totalOf(page)).toBe(217_900);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => totalOf(page)).toBe(219_900);
    expect(await codeRow(page, WELCOME).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  it('entered in one tab counts in the other', async () => {
    const { page } = await open([FRIDGE]);
    await checked(page);
    const other = await page.context().newPage();
    await visit(other, '/cart');
    await checked(other);
    await enterCode(page, WELCOME);
    await codeRow(other, WELCOME).getByText('$20 off your first order').waitFor();
    await expect.poll(() => totalOf(other)).toBe(217_900);
    await codeRow(other, WELCOME).getByRole('button').click();
    await expect.poll(() => codeRow(page, WELCOME).count()).toBe(0);
    await expect.poll(() => totalOf(page)).toBe(219_900);
  });
});

describe('kept codes', () => {
  it('that are no longer any good say so and can be removed', async () => {
    const { page } = await open([FRIDGE], { stored: { [KEY]: '{"version":1,"items":["WINTER15"]}' } });
    await codeRow(page, 'WINTER15').getByText('This code is not valid.').waitFor();
    await codeRow(page, 'WINTER15').getByRole('button').click();
    await expect.poll(() => codeRow(page, 'WINTER15').count()).toBe(0);
    expect(await storedCodes(page)).toBe('{"version":1,"items":[]}');
  });

  it('written by something else do no harm', async () => {
    const { page, complaints } = await open([FRIDGE], { stored: { [KEY]: '{"version":1,"items":[' } });
    await checked(page);
    expect(await page.getByRole('list', { name: 'Your promo codes' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
