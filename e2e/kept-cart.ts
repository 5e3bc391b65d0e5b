import type { Page } from 'playwright-core';

export type KeptItem = Record<string, unknown> & { giftcard?: Record<string, unknown> };

/** Rewrites what the browser keeps of the cart, as somebody might who knows how. */
export async function keepCart(page: Page, change: (items: KeptItem[]) => KeptItem[]): Promise<void> {
  const text = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wattle', 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const kept = await new Promise<string>((resolve, reject) => {
      const request = database.transaction('kept').objectStore('kept').get('cart');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return kept;
  });
  const kept = JSON.parse(text) as { items: KeptItem[] };
  await page.evaluate(
    async (changed) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('wattle', 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('kept', 'readwrite');
        transaction.objectStore('kept').put(changed, 'cart');
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      database.close();
    },
    JSON.stringify({ ...kept, items: change(kept.items) }),
  );
}
