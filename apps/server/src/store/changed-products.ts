import type { Queryable } from './database.ts';

/** What changed so far, and where to continue. */
export type ChangedProducts = {
  /** The oldest transaction still running: what it and later ones write has not been seen. */
  readonly horizon: string;
  /** By product id: the transactions since the requested horizon that wrote the product or its stock. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Tables that were written since, each as `transaction table operation`. */
  readonly notes: ReadonlySet<string>;
};

type Row = { readonly horizon: string; readonly id: string | null; readonly stamp: string | null };

/** A restored backup may contain transaction ids from the future. The upper bound ignores them. */
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
    group by id
    union all
    select null, changed_in || ' ' || table_name || ' ' || operation from table_changes
    where changed_in >= $1::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())) changed on true`;

/** What was written since a horizon: products, their stock, and tables. Without a horizon, only the current one. */
export async function readChangedProducts(db: Queryable, since: string | null): Promise<ChangedProducts> {
  const rows = await db.query<Row>(SQL, [since], 'read changed products');
  return {
    horizon: rows[0]?.horizon ?? '0',
    stamps: new Map(rows.flatMap(({ id, stamp }) => (id === null || stamp === null ? [] : [[id, stamp] as const]))),
    notes: new Set(rows.flatMap(({ id, stamp }) => (id !== null || stamp === null ? [] : [stamp]))),
  };
}

/** Days after which a table's change is forgotten. Who has not looked for longer reads everything again. */
export const KEPT_DAYS = 7;

export const forgetOldChanges = (db: Queryable): Promise<unknown> =>
  db.query('delete from table_changes where written_at < now() - make_interval(days => $1)', [KEPT_DAYS]);
