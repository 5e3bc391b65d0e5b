import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { cartAnswers } from '../../../testing/cart/cart-answers.ts';
import { CONSOLE, COPPER, CUP, KETTLE } from '../../../testing/cart/cart-goods.ts';
import { countOf, lineOf, qtyOf, summaryOf } from '../../../testing/cart/cart-parts.ts';
import { focusedText, kept, setUpCart } from '../../../testing/cart/set-up-cart.ts';

const open = setUpCart();

describe('the cart', () => {
  it('says why there cannot be more, where that is', async () => {
    const { page } = await open([CONSOLE]);
    const line = lineOf(page, CONSOLE.name);
    await line.getByRole('button', { name: 'More' }).click();
    await line.getByText('There is a limit of 2 per order.').waitFor();
    expect(await line.getByRole('button', { name: 'More' }).isDisabled()).toBe(true);
    await line.getByRole('button', { name: 'Fewer' }).click();
    await expect.poll(() => line.getByText('There is a limit').count()).toBe(0);
  });

  it('shows a new total with the new quantity and what one costs, and both are there after a reload', async () => {
    const { page } = await open([KETTLE]);
    const line = lineOf(page, KETTLE.name);
    expect(await line.getByText(' each').count()).toBe(0);
    await line.getByRole('button', { name: 'More' }).click();
    await line.getByRole('button', { name: 'More' }).click();
    const total = summaryOf(page).locator('strong');
    await expect.poll(() => total.innerText()).toBe('$267.00');
    await line.getByText('3 × $89 each').waitFor();
    await expect.poll(() => countOf(page)).toBe(3);
    await page.reload();
    await line.waitFor();
    expect(await qtyOf(page, KETTLE.name)).toBe(3);
    await expect.poll(() => total.innerText()).toBe('$267.00');
  });

  it.each([0, 5])('keeps what was pressed %i ms before the page is left', async (ms) => {
    const { page } = await open([KETTLE]);
    const more = lineOf(page, KETTLE.name).getByRole('button', { name: 'More' });
    const loaded = page.waitForEvent('load');
    await more.evaluate((button: HTMLElement, wait) => {
      button.click();
      if (wait === 0) location.reload();
      else setTimeout(() => location.reload(), wait);
    }, ms);
    await loaded;
    await expect.poll(() => countOf(page)).toBe(2);
    await expect.poll(() => qtyOf(page, KETTLE.name)).toBe(2);
  });

  it('is kept by a browser that closed its storage in between', async () => {
    const { page } = await open([KETTLE]);
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = () => {
        IDBDatabase.prototype.transaction = transaction;
        throw new DOMException('The database connection is closing.', 'InvalidStateError');
      };
    });
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).click();
    await expect.poll(() => countOf(page)).toBe(2);
    await page.reload();
    await expect.poll(() => qtyOf(page, KETTLE.name)).toBe(2);
  });

  it('has no more than 99 of a thing, whatever is typed, pressed or was kept, after a reload too [C-9-01]', async () => {
    const { page } = await open([kept(CUP, { qty: 5000 })]);
    const line = lineOf(page, CUP.name);
    await line.waitFor();
    expect(await qtyOf(page, CUP.name)).toBe(99);
    await line.getByText('There is a limit of 99 per order.').waitFor();
    await line.getByRole('button', { name: 'Fewer' }).click();
    await expect.poll(() => qtyOf(page, CUP.name)).toBe(98);
    await line.getByRole('textbox', { name: 'Quantity' }).fill('150');
    await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, CUP.name)).toBe(99);
    expect(await line.getByRole('button', { name: 'More' }).getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => countOf(page)).toBe(99);
    await page.reload();
    await line.waitFor();
    expect(await qtyOf(page, CUP.name)).toBe(99);
  });

  it('gives back what was removed, with the keyboard alone, and focuses the line that came back', async () => {
    const { page } = await open([KETTLE]);
    const line = lineOf(page, KETTLE.name);
    await line.getByRole('button', { name: /^Remove/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    await line.waitFor();
    await expect.poll(() => countOf(page)).toBe(1);
    await expect.poll(() => focusedText(page)).toBe(KETTLE.name);
  });

  it('names what took the place of what is no longer sold, with a link to it [C-4-49]', async () => {
    const old = { ...COPPER, state: 'discontinued', replacedBy: KETTLE.id } as const;
    const { page } = await open([kept(old)], { answers: cartAnswers([old, KETTLE]) });
    await page.getByText(`${old.name} is no longer sold, so we removed it from your cart.`).waitFor();
    const link = page.getByRole('link', { name: `Replaced by ${KETTLE.brand.name} ${KETTLE.name}` });
    expect(await link.getAttribute('href')).toBe(`/${KETTLE.path}`);
  });

  it('that cannot be loaded offers to try again', async () => {
    const { page, stage } = await open([kept(KETTLE)], { answers: { products: failed('UNAVAILABLE') } });
    await page.getByText('We could not load your cart.').waitFor();
    stage.answer(cartAnswers());
    await page.getByRole('button', { name: 'Try again' }).click();
    await lineOf(page, KETTLE.name).waitFor();
  });
});
