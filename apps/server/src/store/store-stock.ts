import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** Units of all variants of a product on the shelf of one store. */
export type ShelfLevel = { readonly productId: string; readonly qty: number };

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
    /** What some stores have of some variants; what they do not know is left out. */
    listStockAt: (storeIds: readonly string[], variantIds: readonly string[]) =>
      db.query<StoreStockLevel>(
        `select store_id as "storeId", variant_id as "variantId", qty from store_stock
         where variant_id = any($2::text[]) and store_id = any($1::text[])`,
        [storeIds, variantIds],
        'list stock at stores',
      ),
    /** The same of one store, by the number that orders have for it. */
    listShelfUnits: (erpStoreId: string, variantIds: readonly string[]) =>
      db.query<StoreStockLevel>(
        `select k.store_id as "storeId", k.variant_id as "variantId", k.qty
         from store_stock k join stores s on s.id = k.store_id
         where s.erp_store_id = $1 and s.visible_in_index and k.variant_id = any($2::text[])`,
        [erpStoreId, variantIds],
        'list shelf units',
      ),
    /** Some products that a store has, shuffled: another seed gives others, the same seed the same. */
    listShelf: (storeId: string, seed: string, limit: number) =>
      db.query<ShelfLevel>(
        `select v.product_id as "productId", sum(s.qty)::int as qty
         from store_stock s join variants v on v.id = s.variant_id
         where s.store_id = $1 and s.qty > 0
         group by v.product_id order by md5(v.product_id || $2), v.product_id limit $3`,
        [storeId, seed, limit],
        'list shelf',
      ),
    saveStoreStock: (levels: readonly StoreStockLevel[]) => saveStoreStock(db, levels),
  };
}
