import type { Queryable } from './database.ts';

/** Changed products up to a moment, and where to go on from there. */
export type ChangedProducts = {
  /** The oldest transaction that was still running: what it and later ones write has not been seen. */
  readonly horizon: string;
  /** By id: which transactions wrote it, or its stock, at or after the horizon that was asked for. */
  readonly stamps: ReadonlyMap<string, string>;
};

type Row = { readonly horizon: string; readonly id: string | null; readonly stamp: string };

/** A restored copy may hold numbers of transactions that are still to come here; nothing is new because of that. */
const SQL = `
  select seen.horizon, changed.id, changed.stamp
  from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) seen
  left join (
    select id, string_agg(part, ' ' order by part) as stamp from (
      select id, changed_in::text as part from products
      where changed_in >= $1::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      union all
      select v.product_id, s.variant_id || ':' || s.changed_in from variant_stock s join variants v on v.id = s.variant_id
      where s.changed_in >= $1::xid8 and s.changed_in < pg_snapshot_xmax(pg_current_snapshot())) parts
    group by id) changed on true`;

/** Products that have been written since a horizon, themselves or their stock. Without one: only where things stand. */
export async function readChangedProducts(db: Queryable, since: string | null): Promise<ChangedProducts> {
  const rows = await db.query<Row>(SQL, [since], 'read changed products');
  return {
    horizon: rows[0]?.horizon ?? '0',
    stamps: new Map(rows.flatMap(({ id, stamp }) => (id === null ? [] : [[id, stamp] as const]))),
  };
}
