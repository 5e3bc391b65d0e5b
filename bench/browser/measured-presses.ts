import type { Page } from 'playwright-core';
import { openCartWith } from '../../e2e/kept-cart.ts';
import { CATEGORY } from '../measure/demo-paths.ts';
import type { Press } from './measure-presses.ts';
import { KETTLES, PRODUCT } from './measured-pages.ts';

const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first();
const filters = (page: Page) => page.getByRole('button', { name: /^Filter/ }).first();
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add to cart/ });

/** The reference: what the browser itself takes for a press on a page of ours that does nothing. */
export const PRESS_ON_NOTHING: Press = {
  what: 'a heading, which does nothing',
  path: '/',
  press: (page) => page.getByRole('main').getByRole('heading').first(),
};

export const PRESSES: readonly Press[] = [
  { what: 'open the filters', path: CATEGORY, press: filters },
  {
    what: 'tick a filter',
    path: CATEGORY,
    before: (page) => filters(page).click(),
    press: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  { what: 'open the menu', path: '/', press: (page) => page.getByRole('button', { name: /menu/i }).first() },
  { what: 'type a search', path: '/', press: (page) => page.getByRole('combobox').first(), type: 'fridge' },
  { what: 'quantity on a product', path: PRODUCT, press: more },
  { what: 'add to the cart', path: PRODUCT, press: (page) => addToCart(page).first() },
  { what: 'quantity in the cart', path: '/', before: (page) => openCartWith(page, KETTLES), press: more },
];
