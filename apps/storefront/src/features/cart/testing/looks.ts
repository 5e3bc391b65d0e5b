import type { ProductDocument } from '@wattle/domain/search';
import type { Page } from 'playwright-core';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { cartAnswers, IN_BRUNSWICK } from '../../../../testing/cart/cart-answers.ts';
import { CONSOLE, COPPER, ESPRESSO, FRIDGE, KETTLE } from '../../../../testing/cart/cart-goods.ts';
import { codeRow, enterCode, lineOf, summaryOf } from '../../../../testing/cart/cart-parts.ts';
import { keepCart } from '../../../../testing/cart/set-up-cart.ts';
import type { Look } from '../../../../testing/look.ts';
import { savedAs } from '../../../../testing/wishlist/saved-as.ts';

const WISHLIST = '/account/wishlist';

/** A cart with these products and actions. */
const cartLook = (
  name: string,
  products: readonly ProductDocument[],
  reach: (page: Page) => Promise<void>,
  part: Partial<Look> = {},
): Look => ({
  name,
  path: '/cart',
  answers: cartAnswers(),
  ...part,
  reach: async (page) => {
    await keepCart(page, products);
    await visit(page, '/cart');
    for (const product of products) await lineOf(page, product.name).waitFor();
    await reach(page);
  },
});

const addPlan = (page: Page): Promise<void> =>
  lineOf(page, FRIDGE.name)
    .getByRole('button', { name: /^Add for/ })
    .click();
const planOf = (page: Page) => lineOf(page, FRIDGE.name).getByRole('button', { name: /^Change/ });

/** Cart and wishlist in all states. */
export const LOOKS: readonly Look[] = [
  { name: 'an empty cart', path: '/cart', answers: cartAnswers() },
  cartLook('a cart with a line at its limit', [CONSOLE], async (page) => {
    await lineOf(page, CONSOLE.name).getByRole('button', { name: 'More' }).click();
    await lineOf(page, CONSOLE.name).getByText('There is a limit').waitFor();
  }),
  cartLook(
    'a cart with and without plans, at a place',
    [ESPRESSO, FRIDGE],
    async (page) => {
      await addPlan(page);
      await planOf(page).waitFor();
    },
    { stored: IN_BRUNSWICK },
  ),
  cartLook('the choice of a repair plan', [FRIDGE], async (page) => {
    await addPlan(page);
    await planOf(page).click();
    await page.getByRole('dialog', { name: 'Repair plan' }).waitFor();
  }),
  cartLook(
    'a summary with promotions, a code and one that was refused',
    [FRIDGE, ESPRESSO],
    async (page) => {
      await enterCode(page, 'BIGTRUCK');
      await codeRow(page, 'BIGTRUCK').waitFor();
      await enterCode(page, 'NOSUCHCODE');
      await summaryOf(page).getByText('This code is not valid.').first().waitFor();
    },
    { stored: IN_BRUNSWICK },
  ),
  { name: 'an empty wishlist', path: WISHLIST, answers: cartAnswers() },
  {
    name: 'a wishlist',
    path: WISHLIST,
    answers: cartAnswers(),
    stored: savedAs(KETTLE.id, COPPER.id),
    reach: (page) => page.getByRole('article').first().waitFor(),
  },
];
