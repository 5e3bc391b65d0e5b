import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { centsOf, dollarsOf, toCents } from '@wattle/domain/money';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

type WarrantyRow = {
  id: string;
  erp_product_id: string;
  variant_ids: string[];
  name: string;
  price_cents: number;
  duration_years: number;
  description: string;
};

const warrantyTable = defineTable<WarrantyProduct>({
  name: 'warranties',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (w) => w.id],
    erp_product_id: ['text', (w) => w.erpProductId],
    variant_ids: ['text[]', (w) => w.variants.map(({ id }) => id)],
    name: ['text', (w) => w.name],
    price_cents: ['integer', (w) => centsOf(w.price)],
    duration_years: ['double precision', (w) => w.blGroupWarranty.duration],
    description: ['text', (w) => w.blGroupWarranty.description],
  },
});

const toWarranty = (row: WarrantyRow): WarrantyProduct => ({
  id: row.id,
  erpProductId: row.erp_product_id,
  variants: row.variant_ids.map((id) => ({ id })),
  name: row.name,
  price: dollarsOf(toCents(row.price_cents)),
  blGroupWarranty: { duration: row.duration_years, description: row.description },
});

export async function saveWarranties(db: Queryable, warranties: readonly WarrantyProduct[]): Promise<Counts> {
  return countChanges(warranties.length, await upsert(db, warrantyTable, warranties));
}

export function warrantyStore(db: Database) {
  return {
    /** Shortest first. */
    async listByIds(ids: readonly string[]): Promise<WarrantyProduct[]> {
      const sql = 'select * from warranties where id = any($1::text[]) order by duration_years, id';
      return (await db.query<WarrantyRow>(sql, [ids], 'list warranties')).map(toWarranty);
    },

    list: async (): Promise<WarrantyProduct[]> =>
      (await db.query<WarrantyRow>('select * from warranties', [], 'list all warranties')).map(toWarranty),

    save: (warranties: readonly WarrantyProduct[]) => saveWarranties(db, warranties),
  };
}
