import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cartAnswers } from '../../../../testing/cart/cart-answers.ts';
import { CONSOLE, COPPER, GOODS, KETTLE } from '../../../../testing/cart/cart-goods.ts';
import { countOf, lineOf, qtyOf, totalOf } from '../../../../testing/cart/cart-parts.ts';
import { focusedText, kept, setUpCart } from '../../../../testing/cart/set-up-cart.ts';

const open = setUpCart();

const savedPart = (page: Page) => page.getByRole('region', { name: 'Saved for later' });
const savedRow = (page: Page, name: string) => savedPart(page).getByRole('listitem').filter({ hasText: name });
const save = (page: Page, name: string) =>
  lineOf(page, name)
    .getByRole('button', { name: /^Save for later/ })
    .click();
const KEY = 'wattle.saved-for-later';
const savedAs = (...entries: readonly { product: typeof KETTLE; qty: number; unitCents: number | null }[]) => ({
  [KEY]: JSON.stringify({
    version: 1,
    items: entries.map(({ product, qty, unitCents }) => ({ item: kept(product, { qty }), unitCents })),
  }),
});

describe('saving for later', () => {
  it('moves the line below the cart with its quantity, says so, and is there after a reload', async () => {
    const { page, complaints } = await open([kept(KETTLE, { qty: 2 }), COPPER]);
    await save(page, KETTLE.name);
    await page.getByText(`${KETTLE.name} moved to Saved for later, below the cart.`).waitFor();
    await savedRow(page, KETTLE.name).getByText('Quantity 2, $89 each. In stock.').waitFor();
    expect(await savedPart(page).getByText('1 item. Not in your total, and not reserved.').count()).toBe(1);
    await expect.poll(() => totalOf(page)).toBe(12_900);
    await expect.poll(() => countOf(page)).toBe(1);
    await page.reload();
    await savedRow(page, KETTLE.name).getByText('Quantity 2').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is undone by Undo, with the keyboard alone, and focuses the line', async () => {
    const { page } = await open([kept(KETTLE, { qty: 3 })]);
    await lineOf(page, KETTLE.name)
      .getByRole('button', { name: /^Save for later/ })
      .press('Enter');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await savedRow(page, KETTLE.name).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, KETTLE.name)).toBe(3);
    await expect.poll(() => focusedText(page)).toBe(KETTLE.name);
    expect(await savedPart(page).count()).toBe(0);
  });
});

describe('a saved item', () => {
  it('goes back to the cart as it was, and the line has the focus', async () => {
    const { page } = await open([COPPER], { stored: savedAs({ product: KETTLE, qty: 2, unitCents: 8900 }) });
    await savedRow(page, KETTLE.name)
      .getByRole('button', { name: `Move to cart ${KETTLE.name}` })
      .click();
    await expect.poll(() => qtyOf(page, KETTLE.name)).toBe(2);
    await expect.poll(() => focusedText(page)).toBe(KETTLE.name);
    expect(await savedPart(page).count()).toBe(0);
  });

  it('that no longer fits stays saved, with the reason', async () => {
    const { page } = await open([kept(CONSOLE, { qty: 2 })], {
      stored: savedAs({ product: CONSOLE, qty: 1, unitCents: 79_900 }),
    });
    await savedRow(page, CONSOLE.name)
      .getByRole('button', { name: /^Move to cart/ })
      .click();
    await page.getByRole('region', { name: 'Alerts' }).getByText('there is a limit of 2 per order').waitFor();
    expect(await savedRow(page, CONSOLE.name).count()).toBe(1);
  });

  it('says when it has become cheaper', async () => {
    const { page } = await open([COPPER], {
      stored: savedAs({ product: KETTLE, qty: 1, unitCents: 9900 }, { product: CONSOLE, qty: 1, unitCents: 70_000 }),
    });
    await savedRow(page, KETTLE.name).getByText('$10 less than when you saved it').waitFor();
    expect(await savedPart(page).getByText('less than').count()).toBe(1);
  });

  it('that is no longer sold can only be removed, and that can be undone', async () => {
    const gone = { ...KETTLE, state: 'discontinued' as const };
    const products = GOODS.map((one) => (one.id === KETTLE.id ? gone : one));
    const { page } = await open([COPPER], {
      answers: cartAnswers(products),
      stored: savedAs({ product: KETTLE, qty: 1, unitCents: 8900 }),
    });
    const row = savedRow(page, KETTLE.name);
    await row.getByText('No longer sold.').waitFor();
    expect(await row.getByRole('button', { name: /^Move/ }).count()).toBe(0);
    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText(`${KETTLE.name} was removed from Saved for later.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    await expect.poll(() => focusedText(page)).toBe(KETTLE.name);
  });
});
