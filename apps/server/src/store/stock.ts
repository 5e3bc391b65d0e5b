import type { Database, Queryable } from './database.ts';
import { toSeconds } from './instants.ts';
import { type Changes, defineTable, TOUCH, upsert } from './upsert.ts';

export type StockLevel = { readonly variantId: string; readonly qty: number; readonly hasStockOnHand: boolean };
export type StoredStock = StockLevel & { readonly version: number; readonly updatedAt: number };

const stockTable = defineTable<StockLevel>({
  name: 'variant_stock',
  key: ['variant_id'],
  onChange: [...TOUCH, 'version = variant_stock.version + 1'],
  columns: {
    variant_id: ['text', (s) => s.variantId],
    qty: ['integer', (s) => s.qty],
    has_stock_on_hand: ['boolean', (s) => s.hasStockOnHand],
  },
});

/** Sets counted stock. The version increases only where something changed. */
export const saveStock = (db: Queryable, levels: readonly StockLevel[]): Promise<Changes> =>
  upsert(db, stockTable, levels);

type StockRow = { variant_id: string; qty: number; has_stock_on_hand: boolean; version: number; updated_at: Date };

export function stockStore(db: Database) {
  return {
    listAll: () =>
      db.query<StockLevel>(
        'select variant_id as "variantId", qty, has_stock_on_hand as "hasStockOnHand" from variant_stock order by variant_id',
        [],
        'list all stock',
      ),

    async list(variantIds: readonly string[]): Promise<StoredStock[]> {
      const rows = await db.query<StockRow>(
        'select variant_id, qty, has_stock_on_hand, version, updated_at from variant_stock where variant_id = any($1::text[])',
        [variantIds],
        'list stock',
      );
      return rows.map((row) => ({
        variantId: row.variant_id,
        qty: row.qty,
        hasStockOnHand: row.has_stock_on_hand,
        version: row.version,
        updatedAt: toSeconds(row.updated_at),
      }));
    },

    save: (levels: readonly StockLevel[]) => saveStock(db, levels),

    /**
     * Sets what was counted, if there is still what the counter saw: check and change in one statement, so that a sale
     * meanwhile is never undone. Units where there were none are on hand. False: it is something else by now.
     */
    async count(variantId: string, seen: number, counted: number): Promise<boolean> {
      const changed = await db.query(
        `update variant_stock set qty = $3, version = version + 1, updated_at = now(),
           has_stock_on_hand = has_stock_on_hand or (qty = 0 and $3 > 0)
         where variant_id = $1 and qty = $2 returning 1 as changed`,
        [variantId, seen, counted],
        'count stock',
      );
      return changed.length > 0;
    },

    /** Takes units of a variant if there are enough, in one statement. Returns what is left. */
    async take(variantId: string, qty: number): Promise<{ qty: number; version: number } | undefined> {
      const [left] = await db.query<{ qty: number; version: number }>(
        `update variant_stock set qty = qty - $2, version = version + 1, updated_at = now()
         where variant_id = $1 and qty >= $2 returning qty, version`,
        [variantId, qty],
        'take stock',
      );
      return left;
    },
  };
}
