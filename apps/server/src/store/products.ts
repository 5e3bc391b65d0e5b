import type { ProductRecord } from '@wattle/domain';
import type { Database } from './database.ts';
import { type ProductRow, type StoredProduct, selectProducts, toStoredProduct } from './product-rows.ts';
import { saveProducts } from './save-products.ts';

/** Enough for one query, not so many that the embedded database keeps others waiting. */
const PAGE = 500;

/** What products refer to. */
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
  const listProductsByIds = async (ids: readonly string[]): Promise<StoredProduct[]> => {
    const sql = selectProducts('where p.id = any($1::text[])');
    const rows = ids.length === 0 ? [] : await db.query<ProductRow>(sql, [ids], 'list products by ids');
    const byId = new Map(rows.map((row) => [row.product.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toStoredProduct(row)] : [];
    });
  };

  return {
    findProductById: (id: string) => findBy('id', id),
    findProductByPath: (path: string) => findBy('path', path),
    listProductsByIds,

    /** Every product, a page at a time, by id: other work gets its turn between two pages. */
    async *streamProducts(pageSize = PAGE): AsyncGenerator<StoredProduct[]> {
      const sql = selectProducts('where p.id > $1 order by p.id limit $2');
      const read = (after: string) => db.query<ProductRow>(sql, [after, pageSize], 'stream products');
      for (let reading = read(''); ; ) {
        const rows = await reading;
        const isLast = rows.length < pageSize;
        // a server reads on while whoever takes this page works; what goes wrong there is met at the next turn
        if (!isLast) reading = read(rows.at(-1)?.product.id ?? '');
        reading.catch(() => {});
        if (rows.length > 0) yield rows.map(toStoredProduct);
        if (isLast) return;
      }
    },

    /** Every id that there is. */
    async listProductIds(): Promise<string[]> {
      return (await db.query<{ id: string }>('select id from products', [], 'list product ids')).map(({ id }) => id);
    },

    /** The products that refer to any of these. */
    async listProductIdsOf({ brandIds, familyCodes, categoryIds, badgeIds }: References): Promise<string[]> {
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

    saveProducts: (products: readonly ProductRecord[]) => saveProducts(db, products),
  };
}
