import type { ProductDocument } from '@wattle/domain';
import type { Page } from 'playwright-core';
import { type StagedPage, type StageOptions, setUpStage } from '../set-up-stage.ts';
import { cartAnswers } from './cart-answers.ts';
import { lineOf } from './cart-parts.ts';

export type KeptItem = Readonly<Record<string, unknown>>;

/** A line as an earlier visit kept it. */
export const kept = ({ id, variantId }: ProductDocument, part: KeptItem = {}): KeptItem => ({
  productId: id,
  variantId,
  qty: 1,
  createdAt: 1,
  ...part,
});

export type KeptCart = readonly (ProductDocument | KeptItem)[];

const isProduct = (one: ProductDocument | KeptItem): one is ProductDocument => 'objectID' in one;

/** What a browser keeps of a cart, the last line the newest. */
const textOf = (cart: KeptCart): string =>
  JSON.stringify({
    version: 1,
    items: cart.map((one, index) => ({ ...(isProduct(one) ? kept(one) : one), createdAt: index })),
  });

export type CartOptions = StageOptions & { readonly path?: string };

/**
 * Opens pages for somebody whose earlier visit left this cart, or this text in its place. The lines of products that are
 * given as they are can be seen then.
 */
export function setUpCart(): (cart: KeptCart | string, options?: CartOptions) => Promise<StagedPage> {
  const open = setUpStage();
  return async (cart, { answers, path = '/cart', before, ...options } = {}) => {
    const staged = await open(path, {
      ...options,
      answers: { ...cartAnswers(), ...answers },
      before: async (page) => {
        if (cart.length > 0) await leaveCart(page, typeof cart === 'string' ? cart : textOf(cart));
        await before?.(page);
      },
    });
    if (path === '/cart' && typeof cart !== 'string') {
      for (const { name } of cart.filter(isProduct)) await lineOf(staged.page, name).waitFor();
    }
    return staged;
  };
}

/** An earlier visit left this text as its cart. */
export const leaveCart = (page: Page, text: string) => page.addInitScript(keepOnce, text);

/** Writes the cart of a page that is open; the next one shows it. */
export const keepCart = (page: Page, cart: KeptCart): Promise<void> => page.evaluate(keepOnce, textOf(cart));

/**
 * Writes the cart, once for a tab. Before the first page's scripts it is there before they look: the browser does what is
 * asked of its database in turn.
 */
const keepOnce = (text: string): Promise<void> => {
  if (window !== top || sessionStorage.getItem('cart')) return Promise.resolve();
  sessionStorage.setItem('cart', 'kept');
  const totalQty = [...text.matchAll(/"qty":(\d+)/g)].reduce((sum, [, qty]) => sum + Number(qty), 0);
  localStorage.setItem('wattle.cart-glance', JSON.stringify({ totalQty, hasAgencyItems: false, hasOtherItems: true }));
  const opening = indexedDB.open('wattle', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  return new Promise((resolve) => {
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('kept', 'readwrite');
      transaction.objectStore('kept').put(text, 'cart');
      transaction.oncomplete = () => resolve();
      opening.result.close();
    };
  });
};

/** What the page has the focus on, in words. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
