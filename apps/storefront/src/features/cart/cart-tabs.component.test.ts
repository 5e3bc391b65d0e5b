import { expect, it } from 'vitest';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { KETTLE } from '../../../testing/cart/cart-goods.ts';
import { countOf, lineOf, qtyOf } from '../../../testing/cart/cart-parts.ts';
import { setUpCart } from '../../../testing/cart/set-up-cart.ts';

const open = setUpCart();

it('several tabs show what another one changed, without a reload', async () => {
  const { page } = await open([KETTLE]);
  const other = await page.context().newPage();
  await visit(other, '/cart');
  await lineOf(other, KETTLE.name).getByRole('button', { name: 'More' }).click();
  await expect.poll(() => qtyOf(page, KETTLE.name)).toBe(2);
  await lineOf(page, KETTLE.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await other.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await expect.poll(() => Promise.all([page, other].map(countOf))).toEqual([0, 0]);
});
