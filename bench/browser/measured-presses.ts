import type { Page } from 'playwright-core';
import { openCartWith } from '../../e2e/kept-cart.ts';
import { CATEGORY } from '../measure/demo-paths.ts';
import { type Press, type Pressed, tap } from './measure-presses.ts';
import { KETTLES, PRODUCT } from './measured-pages.ts';

const MORE: Pressed = { selector: 'main button', name: 'More' };
const FILTERS: Pressed = { selector: 'main button', name: 'Filter' };

/** The reference: what the browser itself takes for a press on a page of ours that does nothing. */
export const PRESS_ON_NOTHING: Press = {
  what: 'a heading, which does nothing',
  path: '/',
  press: { selector: 'main :is(h1, h2)' },
};

/** The cart is opened a second time, because `openCartWith` leaves a locator's listeners in the first. */
async function openCart(page: Page): Promise<void> {
  await openCartWith(page, KETTLES);
  await page.goto('/cart', { waitUntil: 'load' });
}

export const PRESSES: readonly Press[] = [
  { what: 'open the filters', path: CATEGORY, press: FILTERS },
  {
    what: 'tick a filter',
    path: CATEGORY,
    before: (page) => tap(page, FILTERS),
    press: { selector: 'dialog input[type=checkbox]' },
  },
  { what: 'open the menu', path: '/', press: { selector: 'header button', name: 'Menu' } },
  { what: 'type a search', path: '/', press: { selector: '[role=combobox]' }, type: 'fridge' },
  { what: 'quantity on a product', path: PRODUCT, press: MORE },
  { what: 'add to the cart', path: PRODUCT, press: { selector: 'main button', name: 'Add to cart' } },
  { what: 'quantity in the cart', path: '/', before: openCart, press: MORE },
];
