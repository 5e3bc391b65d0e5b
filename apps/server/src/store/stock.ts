import type { Database, Queryable } from './database.ts';
import { toSeconds } from './instants.ts';
import { type Changes, defineTable, TOUCH, upsert } from './upsert.ts';

/** A count: `qty` is what is on hand, with what orders hold and what they were sold and has not left. */
export type StockLevel = { readonly variantId: string; readonly qty: number; readonly hasStockOnHand: boolean };
/** What is stored: `qty` is what can be sold. */
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

/**
 * Units by variant and place that are on hand and cannot be sold: held, or sold and not gone yet. What is short of them
 * is taken off. With `qty` of the stock they are what is on hand.
 */
export const PROMISED = `(
  select variant_id, store_id, sum(qty)::int as units from (
    select variant_id, '' as store_id, qty from stock_holds
    union all select variant_id, store_id, qty from store_stock_holds
    union all select variant_id, store_id, qty - returned - gone from sold_units where qty > returned + gone
    union all select variant_id, store_id, -qty from stock_short where qty > 0) every
  group by variant_id, store_id)`;

/** Units of variants that are on hand and cannot be sold, of what is sent out. */
export async function listPromised(db: Queryable, variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; units: number }>(
    `select variant_id as id, units from ${PROMISED} p where store_id = '' and variant_id = any($1::text[])`,
    [variantIds],
    'list promised units',
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Sets what is on hand; triggers work out what of it can be sold. The version increases only where something changed. */
export const saveStock = (db: Queryable, levels: readonly StockLevel[]): Promise<Changes> =>
  upsert(db, stockTable, levels);

type StockRow = { variant_id: string; qty: number; has_stock_on_hand: boolean; version: number; updated_at: Date };

export function stockStore(db: Database) {
  return {
    /** What is on hand. */
    listAll: () =>
      db.query<StockLevel>(
        `select s.variant_id as "variantId", greatest(0, s.qty + coalesce(p.units, 0)) as qty,
           s.has_stock_on_hand as "hasStockOnHand"
         from variant_stock s left join ${PROMISED} p on p.variant_id = s.variant_id and p.store_id = ''
         order by s.variant_id`,
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
     * Sets what was counted on hand, if there is still what the counter saw, so that what came or left meanwhile is
     * never undone. Units where there were none are on hand. False: it is something else by now.
     */
    count: (variantId: string, seen: number, counted: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const lock = 'select qty, has_stock_on_hand from variant_stock where variant_id = $1 for no key update';
        const [row] = await tx.query<Pick<StockRow, 'qty' | 'has_stock_on_hand'>>(lock, [variantId], 'lock stock');
        if (!row) return false;
        // nobody takes or gives back while the row is locked
        const onHand = row.qty + ((await listPromised(tx, [variantId])).get(variantId) ?? 0);
        if (Math.max(0, onHand) !== seen) return false;
        const hasStockOnHand = row.has_stock_on_hand || (seen === 0 && counted > 0);
        await saveStock(tx, [{ variantId, qty: counted, hasStockOnHand }]);
        return true;
      }),

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
