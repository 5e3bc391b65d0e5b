import type { StoreUnits } from '@wattle/domain/order';
import type { Queryable } from './database.ts';

/** A variant that a store has too few of, and what is left. */
export type ShortOfStock = { readonly variantId: string; readonly stockQty: number };

/**
 * Takes units of store stock for an order: check, take and record in one statement, which locks in order of variant.
 * Returns the short variants; the order's transaction must then be rolled back.
 */
export async function takeStoreStock(
  tx: Queryable,
  orderNumber: string,
  wantedUnits: readonly StoreUnits[],
): Promise<readonly ShortOfStock[]> {
  if (wantedUnits.length === 0) return [];
  const wanted = [
    wantedUnits.map(({ storeId }) => storeId),
    wantedUnits.map(({ variantId }) => variantId),
    wantedUnits.map(({ qty }) => qty),
  ];
  const taken = await tx.query<{ variant_id: string }>(
    `with wanted as (select * from unnest($1::text[], $2::text[], $3::int[]) as w (store_id, variant_id, qty)),
     locked as materialized (
       select k.store_id, k.variant_id from store_stock k join wanted w using (store_id, variant_id)
       order by k.variant_id, k.store_id for no key update of k),
     taken as (
       update store_stock k set qty = k.qty - w.qty, updated_at = now()
       from wanted w join locked l using (store_id, variant_id)
       where k.store_id = w.store_id and k.variant_id = w.variant_id and k.qty >= w.qty
       returning k.store_id, k.variant_id, w.qty)
     insert into store_stock_holds (order_number, store_id, variant_id, qty)
     select $4, store_id, variant_id, qty from taken returning variant_id`,
    [...wanted, orderNumber],
    'take store stock for order',
  );
  const found = new Set(taken.map(({ variant_id }) => variant_id));
  const short = wantedUnits.filter(({ variantId }) => !found.has(variantId));
  return short.length === 0 ? [] : countLeft(tx, short);
}

async function countLeft(tx: Queryable, short: readonly StoreUnits[]): Promise<ShortOfStock[]> {
  const rows = await tx.query<{ store_id: string; variant_id: string; qty: number }>(
    'select store_id, variant_id, qty from store_stock where store_id = any($1::text[]) and variant_id = any($2::text[])',
    [short.map(({ storeId }) => storeId), short.map(({ variantId }) => variantId)],
    'count store stock left',
  );
  return short.map(({ storeId, variantId }) => ({
    variantId,
    stockQty: rows.find((row) => row.store_id === storeId && row.variant_id === variantId)?.qty ?? 0,
  }));
}

/** Returns an order's units to store stock. Idempotent. */
export async function returnStoreStock(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query(
    `with freed as (delete from store_stock_holds where order_number = $1 returning store_id, variant_id, qty),
     locked as materialized (
       select k.store_id, k.variant_id from store_stock k join freed f using (store_id, variant_id)
       order by k.variant_id, k.store_id for no key update of k)
     update store_stock k set qty = k.qty + f.qty, updated_at = now()
     from freed f join locked l using (store_id, variant_id)
     where k.store_id = f.store_id and k.variant_id = f.variant_id`,
    [orderNumber],
    'return store stock of order',
  );
}
