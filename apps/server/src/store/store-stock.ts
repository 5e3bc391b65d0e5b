import type { Database, Queryable } from './database.ts';
import { PROMISED } from './stock.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** Units of a product, all variants together, in one store. */
export type StoreProductStock = { readonly productId: string; readonly qty: number };

/** Units of a product in one store, and both places. */
export type StoreWithStock = StoreProductStock & {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly fromLat: number;
  readonly fromLng: number;
};

/** Units of a variant in one store. */
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

/** Sets what is on hand in stores; triggers work out what of it can be sold. */
export async function saveStoreStock(db: Queryable, levels: readonly StoreStockLevel[]): Promise<Counts> {
  return countChanges(levels.length, await upsert(db, storeStockTable, levels));
}

export function storeStockStore(db: Database) {
  return {
    /** What is on hand. */
    listAll: () =>
      db.query<StoreStockLevel>(
        `select k.store_id as "storeId", k.variant_id as "variantId", greatest(0, k.qty + coalesce(p.units, 0)) as qty
         from store_stock k left join ${PROMISED} p using (variant_id, store_id) order by k.store_id, k.variant_id`,
        [],
        'list all store stock',
      ),
    /** Sets what was counted on hand in a store, if there is still what the counter saw; a store without a row has 0. */
    count: (level: StoreStockLevel, seen: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { storeId, variantId } = level;
        const place = [storeId, variantId];
        const lock = 'select from store_stock where store_id = $1 and variant_id = $2 for no key update';
        await tx.query(lock, place, 'lock store stock');
        // nobody takes or gives back while the row is locked
        const [there] = await tx.query<{ qty: number }>(
          `select greatest(0, k.qty + coalesce(p.units, 0)) as qty
           from store_stock k left join ${PROMISED} p using (variant_id, store_id)
           where k.store_id = $1 and k.variant_id = $2`,
          place,
          'read store stock on hand',
        );
        if ((there?.qty ?? 0) !== seen) return false;
        await saveStoreStock(tx, [level]);
        return true;
      }),

    listOf: (variantId: string) =>
      db.query<StoreStockLevel>(
        'select store_id as "storeId", variant_id as "variantId", qty from store_stock where variant_id = $1 order by store_id',
        [variantId],
        'list store stock',
      ),
    /** Stock of variants in stores. Unknown pairs are omitted. */
    listAt: (storeIds: readonly string[], variantIds: readonly string[]) =>
      db.query<StoreStockLevel>(
        `select store_id as "storeId", variant_id as "variantId", qty from store_stock
         where variant_id = any($2::text[]) and store_id = any($1::text[])`,
        [storeIds, variantIds],
        'list stock at stores',
      ),
    /** The same for one store, by the store number used in orders. */
    listAtErpStore: (erpStoreId: string, variantIds: readonly string[]) =>
      db.query<StoreStockLevel>(
        `select k.store_id as "storeId", k.variant_id as "variantId", k.qty
         from store_stock k join stores s on s.id = k.store_id
         where s.erp_store_id = $1 and s.visible_in_index and k.variant_id = any($2::text[])`,
        [erpStoreId, variantIds],
        'list stock at store',
      ),
    /** The stores that have any of these products, with where they are and where a postcode is. */
    listWithStock: (productIds: readonly string[], postcode: string, state: string) =>
      db.query<StoreWithStock>(
        `select v.product_id as "productId", s.name, sum(k.qty)::int as qty, s.latitude as lat, s.longitude as lng,
           l.lat as "fromLat", l.lng as "fromLng"
         from (select avg(latitude) as lat, avg(longitude) as lng from localities where postcode = $2 and state = $3) l,
           store_stock k join variants v on v.id = k.variant_id join stores s on s.id = k.store_id
         where v.product_id = any($1::text[]) and k.qty > 0 and s.visible_in_index
         group by v.product_id, s.id, l.lat, l.lng`,
        [productIds, postcode, state],
        'list stores with stock',
      ),
    /** Random products in stock at a store; the same seed gives the same products. */
    listProductsAt: (storeId: string, seed: string, limit: number) =>
      db.query<StoreProductStock>(
        `select v.product_id as "productId", sum(s.qty)::int as qty
         from store_stock s join variants v on v.id = s.variant_id
         where s.store_id = $1 and s.qty > 0
         group by v.product_id order by md5(v.product_id || $2), v.product_id limit $3`,
        [storeId, seed, limit],
        'list products at store',
      ),
    /** Store stock that an order was sold and has not returned. */
    listSold: (orderNumber: string) =>
      db.query<StoreStockLevel>(
        `select store_id as "storeId", variant_id as "variantId", qty - returned as qty from sold_units
         where order_number = $1 and store_id <> ''`,
        [orderNumber],
        'list sold store stock',
      ),
    save: (levels: readonly StoreStockLevel[]) => saveStoreStock(db, levels),
  };
}
