import type { z } from 'zod';
import type { Database, Queryable } from '../store/database.ts';
import { listIds, listKnownVariants } from '../store/references.ts';
import { type StockLevel, saveStock, stockStore } from '../store/stock.ts';
import { type StoreStockLevel, saveStoreStock, storeStockStore } from '../store/store-stock.ts';
import { type Counts, countChanges } from '../store/upsert.ts';
import { findDoubts, type ImportKind } from './import-kind.ts';
import { missing } from './missing.ts';
import { stockRow } from './other-rows.ts';

type StockRow = z.infer<typeof stockRow>;

async function storedStock(db: Database): Promise<StockRow[]> {
  return [...(await stockStore(db).listAll()), ...(await storeStockStore(db).listAll())];
}

/** Stock updates between product imports, for the whole shop or one store. */
export const stockKind: ImportKind<StockRow> = {
  schema: stockRow,
  key: ({ variantId, storeId }) => ['variantId', storeId === undefined ? variantId : `${variantId} in ${storeId}`],
  keyFields: ['variantId'],
  batchRows: 2000,
  stored: storedStock,
  async prepareCheck(db) {
    const stores = await listIds(db, 'store');
    return async (items) => {
      const variants = await listKnownVariants(
        db,
        items.map(({ row }) => row.variantId),
      );
      return findDoubts(items, ({ variantId, storeId }) => [
        ...missing('variant', variants, 'variantId', [variantId]),
        ...missing('store', stores, 'storeId', [storeId ?? null]),
      ]);
    };
  },
  save: saveStockRows,
};

async function saveStockRows(tx: Queryable, rows: readonly StockRow[]): Promise<Counts> {
  const ofShop: StockLevel[] = [];
  const ofStores: StoreStockLevel[] = [];
  for (const { variantId, qty, storeId, hasStockOnHand } of rows) {
    if (storeId !== undefined) ofStores.push({ storeId, variantId, qty });
    else ofShop.push({ variantId, qty, hasStockOnHand: hasStockOnHand ?? false });
  }
  const shop = countChanges(ofShop.length, await saveStock(tx, ofShop));
  const stores = await saveStoreStock(tx, ofStores);
  return {
    inserted: shop.inserted + stores.inserted,
    updated: shop.updated + stores.updated,
    unchanged: shop.unchanged + stores.unchanged,
  };
}
