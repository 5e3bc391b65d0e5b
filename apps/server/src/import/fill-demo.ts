import type { DemoShop } from '@wattle/demo';
import { addCustomers } from '../store/customers.ts';
import type { Database, Queryable } from '../store/database.ts';
import { emptyAndFill, fillIfEmpty } from '../store/demo.ts';
import { saveDemoOrders } from '../store/demo-orders.ts';
import { insideTransaction } from '../store/inside-transaction.ts';
import { savePromotionUses } from '../store/promotions.ts';
import { importShop } from './import-shop.ts';

export type FillProgress = { readonly done: number; readonly total: number };
export type OnProgress = (progress: FillProgress) => void;

const REPORT_EVERY = 500;

/** Fills an empty database with the demo shop. Returns false if it was not empty. */
export const fillDemo = (db: Database, shop: DemoShop, onProgress?: OnProgress): Promise<boolean> =>
  fillIfEmpty(db, (tx) => fill(insideTransaction(db, tx), shop, onProgress));

/** Deletes everything, orders included, and fills the database with the demo shop again. */
export const resetDemo = (db: Database, shop: DemoShop, onProgress?: OnProgress): Promise<void> =>
  emptyAndFill(db, (tx) => fill(insideTransaction(db, tx), shop, onProgress));

async function fill(db: Database, shop: DemoShop, onProgress: OnProgress = () => {}): Promise<void> {
  // a shop that is filled starts without the code of the demo
  const { importFiles } = await import('@wattle/demo');
  const files = importFiles(shop);
  const total = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  await importShop(db, files, () => {
    done += 1;
    if (done % REPORT_EVERY === 0) onProgress({ done, total });
  });
  await saveHistory(db, shop);
  onProgress({ done: total, total });
}

/** What shoppers have done is not imported: the rows that their orders would have left. */
async function saveHistory(tx: Queryable, { promotionUses, customers, orders }: DemoShop): Promise<void> {
  await savePromotionUses(tx, promotionUses);
  await addCustomers(tx, customers);
  await saveDemoOrders(tx, orders);
}
