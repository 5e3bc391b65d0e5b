import type { VariantDemand } from '@wattle/domain/order';
import type { Queryable } from './database.ts';

/** Turns the holds of an order into sales: they return to stock only with a refund. */
export async function sellHolds(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query(
    `with held as (delete from stock_holds where order_number = $1 returning variant_id, qty),
     held_in_stores as (
       delete from store_stock_holds where order_number = $1 returning store_id, variant_id, qty)
     insert into sold_units (order_number, store_id, variant_id, qty)
     select $1, '', variant_id, qty from held
     union all
     select $1, store_id, variant_id, qty from held_in_stores`,
    [orderNumber],
    'sell holds',
  );
}

/** What of the wanted units an order still has, by the place that it came from: $1 variants, $2 how many, $3 the order. */
const missingFrom = (place: string): string => `
  wanted as (
    select variant_id, sum(qty)::int as qty from unnest($1::text[], $2::int[]) as w (variant_id, qty) group by 1),
  missing as (
    select u.store_id, u.variant_id, least(w.qty, u.qty - u.returned) as qty
    from sold_units u join wanted w using (variant_id)
    where u.order_number = $3 and u.returned < u.qty ${place})`;

const paramsOf = (orderNumber: string, units: readonly VariantDemand[]): readonly unknown[] => [
  units.map(({ variantId }) => variantId),
  units.map(({ qty }) => qty),
  orderNumber,
];

/**
 * Units of an order that are refunded and not sold again: those that have not left are no longer on hand. What had left
 * is gone already.
 */
export async function writeOff(tx: Queryable, orderNumber: string, units: readonly VariantDemand[]): Promise<void> {
  if (units.length === 0) return;
  const off = paramsOf(orderNumber, units);
  await tx.query(
    `with wanted as (
       select variant_id, sum(qty)::int as qty from unnest($1::text[], $2::int[]) as w (variant_id, qty) group by 1),
     locked as materialized (
       select s.variant_id from variant_stock s where s.variant_id in (select variant_id from wanted)
       order by s.variant_id for no key update)
     update sold_units u set gone = u.gone + least(w.qty, u.qty - u.returned - u.gone)
     from wanted w left join locked l using (variant_id)
     where u.order_number = $3 and u.variant_id = w.variant_id and u.qty > u.returned + u.gone`,
    off,
    'write units off',
  );
  // fewer are promised, so fewer can be short
  await tx.query(
    `update stock_short s set qty = least(s.qty, promised_units(s.variant_id, s.store_id))
     where s.variant_id = any($1::text[]) and s.qty > 0`,
    [off[0]],
    'fill what was short',
  );
}

/** Stock of a variant in one place before and after units come back; no store: what is sent out. */
export type StockThen = {
  readonly variantId: string;
  readonly storeId: string | null;
  readonly before: number;
  readonly after: number;
};

/** What `restock` would do now. */
export async function previewRestock(
  db: Queryable,
  orderNumber: string,
  units: readonly VariantDemand[],
): Promise<StockThen[]> {
  if (units.length === 0) return [];
  return db.query<StockThen>(
    `with ${missingFrom('')}
     select m.variant_id as "variantId", nullif(m.store_id, '') as "storeId", h.qty as before, h.qty + m.qty as after
     from missing m join lateral (
       select s.qty from variant_stock s where m.store_id = '' and s.variant_id = m.variant_id
       union all
       select k.qty from store_stock k where k.store_id = m.store_id and k.variant_id = m.variant_id) h on true
     order by m.variant_id, m.store_id`,
    paramsOf(orderNumber, units),
    'preview restock',
  );
}

/**
 * Returns units of an order to stock, never more than it was sold, ordered by variant like all stock changes. Uncounted
 * stock is skipped. Returns how many units came back.
 */
export async function restock(tx: Queryable, orderNumber: string, units: readonly VariantDemand[]): Promise<number> {
  if (units.length === 0) return 0;
  const wanted = paramsOf(orderNumber, units);
  const back = await tx.query<{ qty: number }>(
    `with ${missingFrom("and u.store_id = ''")},
     freed as (
       update sold_units u set returned = u.returned + m.qty from missing m
       where u.order_number = $3 and u.store_id = '' and u.variant_id = m.variant_id returning m.variant_id, m.qty),
     locked as materialized (
       select s.variant_id from variant_stock s where s.variant_id in (select variant_id from freed)
       order by s.variant_id for no key update)
     update variant_stock s set qty = s.qty + f.qty, version = s.version + 1, updated_at = now()
     from freed f join locked l using (variant_id) where s.variant_id = f.variant_id returning f.qty`,
    wanted,
    'restock',
  );
  await restockStore(tx, wanted);
  return back.reduce((sum, { qty }) => sum + qty, 0);
}

/** Returns units to the stock of the store that they came from. */
async function restockStore(tx: Queryable, wanted: readonly unknown[]): Promise<void> {
  await tx.query(
    `with ${missingFrom("and u.store_id <> ''")},
     freed as (
       update sold_units u set returned = u.returned + m.qty from missing m
       where u.order_number = $3 and u.store_id = m.store_id and u.variant_id = m.variant_id
       returning m.store_id, m.variant_id, m.qty),
     locked as materialized (
       select k.store_id, k.variant_id from store_stock k join freed f using (store_id, variant_id)
       order by k.variant_id, k.store_id for no key update of k)
     update store_stock k set qty = k.qty + f.qty, updated_at = now()
     from freed f join locked l using (store_id, variant_id)
     where k.store_id = f.store_id and k.variant_id = f.variant_id`,
    wanted,
    'restock store',
  );
}
