import type { ProductRecord } from '@wattle/domain';
import type { Database } from './database.ts';
import { countSelected, type ProductListing, type ProductSelection, selectProductPage } from './list-products.ts';
import { type ProductRow, SELECT_PRODUCTS, type StoredProduct, toStoredProduct } from './product-rows.ts';
import { saveProducts } from './save-products.ts';

export type ProductPage = { readonly products: readonly StoredProduct[]; readonly total: number };

export function productStore(db: Database) {
  const findBy = async (column: 'id' | 'path', value: string): Promise<StoredProduct | undefined> => {
    const sql = `${SELECT_PRODUCTS} where p.${column} = $1`;
    const [row] = await db.query<ProductRow>(sql, [value], `find product by ${column}`);
    return row && toStoredProduct(row);
  };

  /** In the order asked for; unknown ids are left out. */
  const listProductsByIds = async (ids: readonly string[]): Promise<StoredProduct[]> => {
    const sql = `${SELECT_PRODUCTS} where p.id = any($1::text[])`;
    const rows = ids.length === 0 ? [] : await db.query<ProductRow>(sql, [ids], 'list products by ids');
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toStoredProduct(row)] : [];
    });
  };

  return {
    findProductById: (id: string) => findBy('id', id),
    findProductByPath: (path: string) => findBy('path', path),
    listProductsByIds,

    async listProducts(listing: ProductListing): Promise<ProductPage> {
      const { ids, total } = await selectProductPage(db, listing);
      return { products: await listProductsByIds(ids), total };
    },

    countProducts: (selection: ProductSelection) => countSelected(db, selection),

    /** Products that changed, or whose stock did, at or after an instant; the oldest change first. */
    async listChangedProductIds(since: Date, limit: number): Promise<{ id: string; changedAt: Date }[]> {
      return db.query<{ id: string; changedAt: Date }>(
        `select id, max(changed_at) as "changedAt" from (
           select id, updated_at as changed_at from products where updated_at >= $1
           union all select v.product_id, s.updated_at from variant_stock s join variants v on v.id = s.variant_id
             where s.updated_at >= $1) changed
         group by id order by 2, 1 limit $2`,
        [since, limit],
        'list changed products',
      );
    },

    saveProducts: (products: readonly ProductRecord[]) => saveProducts(db, products),
  };
}
