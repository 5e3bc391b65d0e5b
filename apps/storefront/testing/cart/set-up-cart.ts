import type { ProductDocument } from '@wattle/domain/search';
import type { Page } from 'playwright-core';
import { type StagedPage, type StageOptions, setUpStage } from '../set-up-stage.ts';
import { cartAnswers } from './cart-answers.ts';
import { lineOf } from './cart-parts.ts';

export type KeptItem = Readonly<Record<string, unknown>>;

/** A line as stored by an earlier visit. */
export const kept = ({ id, variantId }: ProductDocument, part: KeptItem = {}): KeptItem => ({
  productId: id,
  variantId,
  qty: 1,
  createdAt: 1,
  ...part,
});

export type KeptCart = readonly (ProductDocument | KeptItem)[];

const isProduct = (one: ProductDocument | KeptItem): one is ProductDocument => 'objectID' in one;

/** A stored cart; the last line is the newest. */
const textOf = (cart: KeptCart): string =>
  JSON.stringify({
    version: 1,
    items: cart.map((one, index) => ({ ...(isProduct(one) ? kept(one) : one), createdAt: index })),
  });

export type CartOptions = StageOptions & { readonly path?: string };

/** Opens pages with this cart, or this raw text, left by an earlier visit; waits for the lines of known products. */
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

/** Writes the stored cart; the next page shows it. */
export const keepCart = (page: Page, cart: KeptCart): Promise<void> => page.evaluate(keepOnce, textOf(cart));

/**
 * Writes the cart once per tab. Runs before the first page's scripts; IndexedDB handles requests in order, so the cart
 * is there when they look.
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

/** The text of the focused element. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
