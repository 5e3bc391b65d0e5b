import type { ShelfUnits } from '@wattle/domain';
import type { Queryable } from './database.ts';

/** What a store has of something of which it was to give more. */
export type ShortOnShelf = { readonly variantId: string; readonly stockQty: number };

/**
 * Takes units off stores' shelves for an order: check, take and note in one statement, by variant. Tells of which there
 * are too few; then the order's transaction must be undone.
 */
export async function takeShelf(
  tx: Queryable,
  orderNumber: string,
  shelf: readonly ShelfUnits[],
): Promise<readonly ShortOnShelf[]> {
  if (shelf.length === 0) return [];
  const wanted = [
    shelf.map(({ storeId }) => storeId),
    shelf.map(({ variantId }) => variantId),
    shelf.map(({ qty }) => qty),
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
    'take shelf for order',
  );
  const found = new Set(taken.map(({ variant_id }) => variant_id));
  const short = shelf.filter(({ variantId }) => !found.has(variantId));
  return short.length === 0 ? [] : countLeft(tx, short);
}

async function countLeft(tx: Queryable, short: readonly ShelfUnits[]): Promise<ShortOnShelf[]> {
  const rows = await tx.query<{ store_id: string; variant_id: string; qty: number }>(
    'select store_id, variant_id, qty from store_stock where store_id = any($1::text[]) and variant_id = any($2::text[])',
    [short.map(({ storeId }) => storeId), short.map(({ variantId }) => variantId)],
    'count what is left on shelves',
  );
  return short.map(({ storeId, variantId }) => ({
    variantId,
    stockQty: rows.find((row) => row.store_id === storeId && row.variant_id === variantId)?.qty ?? 0,
  }));
}

/** Puts back what was taken off shelves for an order. What was put back already is not put back twice. */
export async function returnShelf(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query(
    `with freed as (delete from store_stock_holds where order_number = $1 returning store_id, variant_id, qty),
     locked as materialized (
       select k.store_id, k.variant_id from store_stock k join freed f using (store_id, variant_id)
       order by k.variant_id, k.store_id for no key update of k)
     update store_stock k set qty = k.qty + f.qty, updated_at = now()
     from freed f join locked l using (store_id, variant_id)
     where k.store_id = f.store_id and k.variant_id = f.variant_id`,
    [orderNumber],
    'return shelf of order',
  );
}

/** What was taken off shelves is sold: it does not come back. */
export async function sellShelf(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query('delete from store_stock_holds where order_number = $1', [orderNumber], 'sell shelf holds');
}
