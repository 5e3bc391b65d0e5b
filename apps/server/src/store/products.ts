import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Database } from './database.ts';
import { BY_IDS, type ProductRow, type StoredProduct, selectProducts, toStoredProduct } from './product-rows.ts';
import { saveProducts } from './save-products.ts';

/** Enough for one query, but not so many that the embedded database blocks others. */
const PAGE = 500;

/** More finishes of a model than that are a mistake in the data. */
const MODELS_MAX = 24;

/** What a product may refer to. */
export type References = {
  readonly brandIds: readonly string[];
  readonly familyCodes: readonly string[];
  readonly categoryIds: readonly string[];
  readonly badgeIds: readonly string[];
};

export function productStore(db: Database) {
  const findBy = async (column: 'id' | 'path', value: string): Promise<StoredProduct | undefined> => {
    const sql = selectProducts(`where p.${column} = $1`);
    const [row] = await db.query<ProductRow>(sql, [value], `find product by ${column}`);
    return row && toStoredProduct(row);
  };

  /** In the order asked for; unknown ids are left out. */
  const listByIds = async (ids: readonly string[]): Promise<StoredProduct[]> => {
    const sql = selectProducts(BY_IDS);
    const rows = ids.length === 0 ? [] : await db.query<ProductRow>(sql, [ids], 'list products by ids');
    const byId = new Map(rows.map((row) => [row.product.record.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toStoredProduct(row)] : [];
    });
  };

  return {
    findById: (id: string) => findBy('id', id),
    findByPath: (path: string) => findBy('path', path),
    listByIds,

    /** The products of a model's group, by id. */
    async listByModelGroup(group: string): Promise<StoredProduct[]> {
      // the group is found first: a plan that orders and limits at once reads all products by their ids
      const sql = selectProducts(
        `where p.id = any(array(select id from products where record ->> 'modelGroup' = $1)) order by p.id limit $2`,
      );
      const rows = await db.query<ProductRow>(sql, [group, MODELS_MAX], 'list products by model group');
      return rows.map(toStoredProduct);
    },

    /** All products in pages, by id. Other work runs between pages. */
    async *stream(pageSize = PAGE): AsyncGenerator<StoredProduct[]> {
      const sql = selectProducts('where p.id > $1 order by p.id limit $2');
      const read = (after: string) => db.query<ProductRow>(sql, [after, pageSize], 'stream products');
      for (let reading = read(''); ; ) {
        const rows = await reading;
        const isLast = rows.length < pageSize;
        // prefetch the next page while the consumer works on this one; its errors surface at the next await
        if (!isLast) reading = read(rows.at(-1)?.product.record.id ?? '');
        reading.catch(() => {});
        // the embedded database answers within the turn of the event loop in which it is asked
        await nextTurn();
        if (rows.length > 0) yield rows.map(toStoredProduct);
        if (isLast) return;
      }
    },

    async count(): Promise<number> {
      const [row] = await db.query<{ n: number }>('select count(*) as n from products', [], 'count products');
      return row?.n ?? 0;
    },

    async listIds(): Promise<string[]> {
      return (await db.query<{ id: string }>('select id from products', [], 'list product ids')).map(({ id }) => id);
    },

    /** Those of these ids that there are. */
    async listKnown(ids: readonly string[]): Promise<string[]> {
      const sql = 'select id from products where id = any($1::text[])';
      return (await db.query<{ id: string }>(sql, [ids], 'list known product ids')).map(({ id }) => id);
    },

    /** The products that refer to any of these. */
    async listIdsOf({ brandIds, familyCodes, categoryIds, badgeIds }: References): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        `select p.id from products p
         where p.brand_id = any($1::text[]) or p.family_code = any($2::text[]) or p.badge_primary_id = any($4::text[])
           or p.badge_secondary_ids && $4::text[] or exists (
             select from product_categories c where c.product_id = p.id and c.category_id = any($3::text[]))`,
        [brandIds, familyCodes, categoryIds, badgeIds],
        'list product ids of',
      );
      return rows.map(({ id }) => id);
    },

    save: (products: readonly ProductRecord[]) => saveProducts(db, products),
  };
}
