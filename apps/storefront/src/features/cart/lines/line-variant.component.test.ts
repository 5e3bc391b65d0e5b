import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DUO, KETTLE } from '../../../../testing/cart/cart-goods.ts';
import { countOf, lineOf, qtyOf } from '../../../../testing/cart/cart-parts.ts';
import { LIST, listingOf } from '../../../../testing/cart/listing-of.ts';
import { kept, setUpCart } from '../../../../testing/cart/set-up-cart.ts';

const open = setUpCart();

const called = (finish: string): string => `${DUO.name}, ${finish}`;
/** The line in a finish. */
const duoIn = (page: Page, finish: string) =>
  lineOf(page, DUO.name).filter({ has: page.locator('option:checked', { hasText: finish }) });
const choice = (page: Page, finish: string) => duoIn(page, finish).getByRole('combobox', { name: /^Finish/ });
const inFinish = (finish: string, part = {}) => kept(DUO, { variantId: `duo-${finish}`, ...part });

describe('a card of several variants', () => {
  it('names the one that it adds, and the cart names the same [D-3-01 D-3-04]', async () => {
    const { page, complaints } = await open([inFinish('Navy')], { path: LIST, answers: listingOf(DUO, KETTLE) });
    const card = page.getByRole('article').filter({ hasText: DUO.name });
    await card.getByText('In Sand', { exact: true }).waitFor();
    await card.getByText('Comes in White, Sand, Black and Navy.').waitFor({ state: 'attached' });
    expect(await page.getByRole('article').filter({ hasText: KETTLE.name }).getByText('Comes in').count()).toBe(0);
    await card.getByRole('button', { name: `Add to cart ${called('Sand')}`, exact: true }).click();
    await page.waitForURL('**/cart?item=*');
    await page.getByText(`${called('Sand')} is in your cart.`).waitFor({ state: 'attached' });
    await duoIn(page, 'Sand').getByText('Just added').waitFor();
    expect(await duoIn(page, 'Navy').getByText('Just added').count()).toBe(0);
    expect(await countOf(page)).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('names it when it cannot be added [C-8-34]', async () => {
    const { page } = await open([inFinish('Sand', { qty: 10 })], { path: LIST, answers: listingOf(DUO) });
    await page.getByRole('button', { name: `Add to cart ${called('Sand')}` }).click();
    const words = `Another ${called('Sand')} can't be added to your cart because no more stock is available.`;
    await page.getByRole('region', { name: 'Alerts' }).getByText(words).waitFor();
  });
});

describe('the variant of a line', () => {
  it('is changed on the line with the keyboard, is said, keeps quantity and plan, and stays so', async () => {
    const { page, complaints } = await open([inFinish('Sand', { qty: 2, warrantyId: 'plan-2' }), KETTLE]);
    await choice(page, 'Sand').focus();
    await page.keyboard.press('ArrowDown');
    await duoIn(page, 'Black').waitFor();
    await page.getByText(`Changed to ${called('Black')}. 2 in your cart.`).waitFor({ state: 'attached' });
    await expect.poll(() => choice(page, 'Black').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await qtyOf(page, DUO.name)).toBe(2);
    expect(await duoIn(page, 'Black').innerText()).toContain('2-year repair plan');
    await page.reload();
    await duoIn(page, 'Black').waitFor();
    expect(await duoIn(page, 'Sand').count()).toBe(0);
    expect(
      await page
        .locator('main')
        .getByRole('heading', { level: 2, name: /kettle/ })
        .allInnerTexts(),
    ).toEqual([KETTLE.name, DUO.name]);
    expect(complaints).toEqual([]);
  });

  it('offers what is sold out as that, not to be chosen; what comes in one has nothing to choose', async () => {
    const { page } = await open([inFinish('Sand'), KETTLE]);
    await choice(page, 'Sand').waitFor();
    const options = await choice(page, 'Sand')
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => `${one.textContent}${(one as HTMLOptionElement).disabled ? ' -' : ''}`));
    expect(options).toEqual(['White (sold out) -', 'Sand', 'Black', 'Navy']);
    expect(await lineOf(page, KETTLE.name).getByRole('combobox').count()).toBe(0);
  });

  it('stays as it is when there are too few of the other, and says why', async () => {
    const { page } = await open([inFinish('Sand', { qty: 5 })]);
    await choice(page, 'Sand').selectOption('duo-Black');
    const words = `We could not change it to ${called('Black')}. Only 4 in stock.`;
    await page.getByRole('region', { name: 'Alerts' }).getByText(words).waitFor();
    expect(await choice(page, 'Sand').inputValue()).toBe('duo-Sand');
  });

  it('joins the line that is in it already [C-4-56]', async () => {
    const { page } = await open([inFinish('Navy', { qty: 2 }), inFinish('Sand')]);
    await choice(page, 'Sand').selectOption('duo-Navy');
    await expect.poll(() => qtyOf(page, DUO.name)).toBe(3);
    expect(await duoIn(page, 'Sand').count()).toBe(0);
  });

  it('is named where the line leaves to, and on the way back', async () => {
    const { page } = await open([inFinish('Sand')]);
    await duoIn(page, 'Sand')
      .getByRole('button', { name: `Save for later ${called('Sand')}` })
      .click();
    await page.getByText(`${called('Sand')} moved to Saved for later, below the cart.`).waitFor();
    const saved = page.getByRole('region', { name: 'Saved for later' });
    await saved.getByText('Sand. Quantity 1').waitFor();
    await saved.getByRole('button', { name: `Move to cart ${called('Sand')}` }).click();
    await duoIn(page, 'Sand')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByText(`${called('Sand')} was removed.`).waitFor();
  });

  it('is changed in every tab', async () => {
    const { page } = await open([inFinish('Sand')]);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await choice(other, 'Sand').waitFor();
    await choice(page, 'Sand').selectOption('duo-Navy');
    await duoIn(other, 'Navy').waitFor();
    expect(await duoIn(other, 'Sand').count()).toBe(0);
  });
});
