import type { Page } from 'playwright-core';
import { lineOf } from './cart-page.ts';

/**
 * Opens the cart with a search's first product in it, as if left by an earlier visit; returns its name. For
 * tests that are not about adding: no list has to render.
 */
export async function openCartWith(page: Page, address: string): Promise<string> {
  const { objectID, name, variants } = await find(page, address);
  const item = { productId: objectID, variantId: variants[0]?.id, qty: 1, createdAt: Date.now() };
  await page.goto('/robots.txt');
  await page.evaluate(keep, JSON.stringify({ version: 1, items: [item] }));
  await page.goto('/cart');
  await lineOf(page, name).waitFor();
  return name;
}

type Product = { readonly objectID: string; readonly name: string; readonly variants: readonly { id: string }[] };

async function find(page: Page, address: string): Promise<Product> {
  const query = new URL(address, 'http://shop').searchParams.get('q');
  const response = await page.request.post('/api/search/indexes/products/query', { data: { query, hitsPerPage: 1 } });
  const { hits }: { hits: readonly Product[] } = await response.json();
  const [product] = hits;
  if (!product) throw new Error(`${address} finds nothing.`);
  return product;
}

/** Writes the cart to the browser's storage. */
const keep = async (text: string): Promise<void> => {
  const opening = indexedDB.open('wattle', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const transaction = opening.result.transaction('kept', 'readwrite');
  transaction.objectStore('kept').put(text, 'cart');
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
};
