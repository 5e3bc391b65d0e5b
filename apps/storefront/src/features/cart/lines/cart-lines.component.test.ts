import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_BRUNSWICK } from '../../../../testing/cart/cart-answers.ts';
import { BAGS, CONSOLE, COPPER, ESPRESSO, FRIDGE, KETTLE } from '../../../../testing/cart/cart-goods.ts';
import { amountOf, centsIn, countOf, lineOf, qtyOf } from '../../../../testing/cart/cart-parts.ts';
import { focusedText, kept, setUpCart } from '../../../../testing/cart/set-up-cart.ts';
import { callsOf } from '../../../../testing/open-stage.ts';

const open = setUpCart();

/** Subtotal of goods and plans in the summary, in cents. */
const subtotalOf = async (page: Page) => centsIn(await amountOf(page, 'Items and plans').innerText());

/** Prices of the fridge and its plans, in cents. */
const COST = { fridge: 219_900, shorter: 7900, longer: 14_900 };

describe('a repair plan', () => {
  it('is offered on its line, added with one press, and counted at once', async () => {
    const { page, complaints } = await open([FRIDGE]);
    const line = lineOf(page, FRIDGE.name);
    await line.getByRole('button', { name: /^Add for \$79 / }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toBe(`Change ${FRIDGE.name}`);
    expect(await line.innerText()).toMatch(/2-year repair plan after the 2-year Manufacturer's Warranty/);
    await expect.poll(() => subtotalOf(page)).toBe(COST.fridge + COST.shorter);
    await line.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => subtotalOf(page)).toBe(2 * (COST.fridge + COST.shorter));
    await page.reload();
    await line.getByRole('button', { name: /^Change/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is changed to another and to none with the keyboard, and the focus stays with the line', async () => {
    const { page } = await open([kept(FRIDGE, { warrantyId: 'plan-2' })]);
    const line = lineOf(page, FRIDGE.name);
    const change = line.getByRole('button', { name: /^Change/ });
    await change.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Repair plan' });
    await dialog.waitFor();
    expect((await dialog.locator('label').allInnerTexts()).map((words) => words.match(/\$[\d,.]+/)?.[0])).toEqual([
      '$79',
      '$149',
      undefined,
    ]);
    await dialog.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    // nothing changes before saving
    expect(await subtotalOf(page)).toBe(COST.fridge + COST.shorter);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => subtotalOf(page)).toBe(COST.fridge + COST.longer);
    await expect.poll(() => focusedText(page)).toBe(`Change ${FRIDGE.name}`);
    await change.click();
    await dialog.getByRole('radio', { name: 'No repair plan' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await line.getByRole('button', { name: /^Add for/ }).waitFor();
    await expect.poll(() => focusedText(page)).toMatch(/^Add for \$/);
    expect(await subtotalOf(page)).toBe(COST.fridge);
  });

  it('stays as it is when the choice is left, and the focus goes back', async () => {
    const { page } = await open([FRIDGE]);
    const line = lineOf(page, FRIDGE.name);
    await line.getByRole('button', { name: /^Other plans/ }).click();
    await page.getByRole('dialog', { name: 'Repair plan' }).getByRole('radio').first().check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toBe(`Other plans for ${FRIDGE.name}`);
    expect(await line.getByRole('button', { name: /^Change/ }).count()).toBe(0);
  });

  it('that is no longer offered is named on its line, and can be removed [C-5-12 D-5-52]', async () => {
    const { page } = await open([kept(FRIDGE, { warrantyId: 'w-gone' })]);
    const line = lineOf(page, FRIDGE.name);
    await line.getByText('Warranty not found.').waitFor();
    expect(await subtotalOf(page)).toBe(COST.fridge);
    await line.getByRole('button', { name: /^Remove the plan/ }).click();
    await expect.poll(() => line.getByText('Warranty not found.').count()).toBe(0);
    await line.getByRole('button', { name: /^Add for/ }).waitFor();
    expect(await countOf(page)).toBe(1);
  });

  it('is looked up together with those of all other lines, in one call [C-4-48]', async () => {
    const { page, stage } = await open([FRIDGE, KETTLE, ESPRESSO]);
    await lineOf(page, ESPRESSO.name)
      .getByRole('button', { name: /^Add for/ })
      .waitFor();
    expect(callsOf(stage.calls, 'products')[0]?.input).toEqual({
      objectIds: [ESPRESSO.id, KETTLE.id, FRIDGE.id],
    });
    expect(callsOf(stage.calls, 'listWarranties').map(({ input }) => input)).toEqual([{ ids: ['plan-2', 'plan-4'] }]);
  });

  it('that cannot be looked up is not offered, and the cart works without it', async () => {
    const { page } = await open([FRIDGE], { answers: { listWarranties: failed('UNAVAILABLE') } });
    expect(
      await lineOf(page, FRIDGE.name)
        .getByRole('button', { name: /^Add for/ })
        .count(),
    ).toBe(0);
    expect(await subtotalOf(page)).toBe(COST.fridge);
  });
});

describe('the quantity of a line', () => {
  const quantity = (page: Page, name: string) => lineOf(page, name).getByRole('textbox', { name: 'Quantity' });

  it('can be typed; what is too much becomes the most, and the line says why', async () => {
    const { page } = await open([CONSOLE]);
    await quantity(page, CONSOLE.name).fill('50');
    await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, CONSOLE.name)).toBe(2);
    await lineOf(page, CONSOLE.name).getByText('There is a limit of 2 per order.').waitFor();
    expect(await quantity(page, CONSOLE.name).inputValue()).toBe('2');
    await expect.poll(() => countOf(page)).toBe(2);
  });

  it('is not changed by what is no whole number of things, and becomes whole lots of what is sold in lots', async () => {
    const { page } = await open([KETTLE, kept(BAGS, { qty: 2 })]);
    const field = quantity(page, KETTLE.name);
    for (const text of ['', 'two', '-3', '1.5']) {
      await field.fill(text);
      await field.blur();
      expect(await field.inputValue(), text).toBe('1');
      expect(await qtyOf(page, KETTLE.name), text).toBe(1);
    }
    await quantity(page, BAGS.name).fill('3');
    await quantity(page, BAGS.name).blur();
    await expect.poll(() => qtyOf(page, BAGS.name)).toBe(4);
  });

  it('is stepped with the keyboard to its limit and back without losing the focus', async () => {
    const { page } = await open([CONSOLE]);
    const more = lineOf(page, CONSOLE.name).getByRole('button', { name: 'More' });
    const fewer = lineOf(page, CONSOLE.name).getByRole('button', { name: 'Fewer' });
    await more.focus();
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, CONSOLE.name)).toBe(2);
    expect(await more.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await fewer.evaluate((one) => one === document.activeElement)).toBe(true);
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, CONSOLE.name)).toBe(1);
    expect(await fewer.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

it('a line says when it comes to the place that was chosen, and goes on saying so while another line goes', async () => {
  const { page, stage } = await open([KETTLE, COPPER], { stored: IN_BRUNSWICK });
  await lineOf(page, KETTLE.name).getByText('Arrives Tue 3 – Thu 5 Mar').waitFor();
  stage.answer({ estimateDelivery: failed('UNAVAILABLE') });
  await lineOf(page, COPPER.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await lineOf(page, COPPER.name).waitFor({ state: 'detached' });
  expect(await lineOf(page, KETTLE.name).innerText()).toContain('Arrives');
  expect(await page.locator('main').getByText('1 item for Brunswick').count()).toBe(1);
});

it('a line names its energy stars, which are no reviews, and says nothing of delivery where no place is chosen', async () => {
  const { page, stage } = await open([KETTLE, FRIDGE]);
  await lineOf(page, FRIDGE.name).getByText('Energy 3.5 of 6 stars').waitFor();
  expect(await lineOf(page, KETTLE.name).innerText()).not.toContain('Delivery');
  expect(callsOf(stage.calls, 'estimateDelivery')).toEqual([]);
});

describe('what goes with the cart', () => {
  const extras = (page: Page) => page.getByRole('region', { name: 'Worth adding to the same delivery' });
  const about = ({ id, state, soldOut, hasStockOnHand }: typeof KETTLE) => ({ id, state, soldOut, hasStockOnHand });

  it('is shown below, without what is in the cart; what is added from there leaves the row [C-9-27]', async () => {
    const products = [FRIDGE, KETTLE, COPPER].map(about);
    const { page, stage, complaints } = await open([FRIDGE], {
      answers: { recommendProducts: success({ attributionToken: 'token', products }) },
    });
    await page.mouse.wheel(0, 2000);
    const cards = extras(page).getByRole('article');
    await cards.first().waitFor();
    expect(callsOf(stage.calls, 'recommendProducts')[0]?.input).toMatchObject({
      userEvent: { eventType: 'shopping-cart-page-view', productDetails: [{ product: { id: FRIDGE.id } }] },
    });
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual([KETTLE.name, COPPER.name]);
    await cards
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await lineOf(page, KETTLE.name).waitFor();
    await expect.poll(() => cards.getByRole('heading').allInnerTexts()).toEqual([COPPER.name]);
    expect(complaints).toEqual([]);
  });

  it('is nothing at all when the shop has nothing to say', async () => {
    const { page, stage } = await open([FRIDGE], { answers: { recommendProducts: failed('UNAVAILABLE') } });
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => callsOf(stage.calls, 'recommendProducts').length).toBe(1);
    await expect.poll(() => page.locator('main div[aria-hidden="true"]:empty').count()).toBe(0);
    expect(await extras(page).count()).toBe(0);
  });
});
