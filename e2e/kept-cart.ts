import type { Page } from 'playwright-core';
import { lineOf } from './cart-page.ts';

export type KeptItem = Record<string, unknown> & { giftcard?: Record<string, unknown> };

/** A search of the shop, and which of its products. */
type Found = string | readonly [address: string, nth: number];

/** Rewrites what the browser keeps of the cart, as somebody might who knows how. */
export async function keepCart(page: Page, change: (items: KeptItem[]) => KeptItem[]): Promise<void> {
  const kept = JSON.parse(await page.evaluate(useKept, null)) as { items: KeptItem[] };
  await page.evaluate(useKept, JSON.stringify({ ...kept, items: change(kept.items) }));
}

/**
 * Opens the cart as if an earlier visit had put products in it, the last one last; gives their names. For tests that
 * are not about adding: no list has to be drawn for it.
 */
export async function openCartWith(page: Page, ...goods: readonly Found[]): Promise<string[]> {
  const found = await Promise.all(
    goods.map((one) => (typeof one === 'string' ? find(page, one, 0) : find(page, ...one))),
  );
  const items = found.map(({ objectID, variants }, index) => ({
    productId: objectID,
    variantId: variants[0]?.id,
    qty: 1,
    createdAt: Date.now() - found.length + index,
  }));
  await page.goto('/robots.txt');
  await page.evaluate(useKept, JSON.stringify({ version: 1, items }));
  await page.goto('/cart');
  const names = found.map(({ name }) => name);
  for (const name of names) await lineOf(page, name).waitFor();
  return names;
}

type Product = { readonly objectID: string; readonly name: string; readonly variants: readonly { id: string }[] };

async function find(page: Page, address: string, nth: number): Promise<Product> {
  const query = new URL(address, 'http://shop').searchParams.get('q');
  const response = await page.request.post('/api/search/indexes/products/query', { data: { query, hitsPerPage: 8 } });
  const { hits }: { hits: readonly Product[] } = await response.json();
  const product = hits[nth];
  if (!product) throw new Error(`${address} has no product ${nth}.`);
  return product;
}

/** Writes the cart that the browser keeps, or reads it when there is nothing to write. */
const useKept = async (changed: string | null): Promise<string> => {
  const settle = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('wattle', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  const database = await settle(opening);
  const transaction = database.transaction('kept', 'readwrite');
  const shelf = transaction.objectStore('kept');
  if (changed !== null) shelf.put(changed, 'cart');
  const isDone = new Promise((resolve) => transaction.addEventListener('complete', resolve));
  const kept: string = await settle(shelf.get('cart'));
  await isDone;
  database.close();
  return kept;
};
