import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** Units of a variant on the shelf of one store. */
export type StoreStockLevel = { readonly storeId: string; readonly variantId: string; readonly qty: number };

const storeStockTable = defineTable<StoreStockLevel>({
  name: 'store_stock',
  key: ['variant_id', 'store_id'],
  onChange: TOUCH,
  columns: {
    store_id: ['text', (s) => s.storeId],
    variant_id: ['text', (s) => s.variantId],
    qty: ['integer', (s) => s.qty],
  },
});

export async function saveStoreStock(db: Queryable, levels: readonly StoreStockLevel[]): Promise<Counts> {
  return countChanges(levels.length, await upsert(db, storeStockTable, levels));
}

export function storeStockStore(db: Database) {
  return {
    listStoreStock: (variantId: string) =>
      db.query<StoreStockLevel>(
        'select store_id as "storeId", variant_id as "variantId", qty from store_stock where variant_id = $1 order by store_id',
        [variantId],
        'list store stock',
      ),
    saveStoreStock: (levels: readonly StoreStockLevel[]) => saveStoreStock(db, levels),
  };
}
