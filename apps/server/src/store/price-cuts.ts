import type { Database, Queryable } from './database.ts';
import { writeAudit } from './desk-audit.ts';

/** Less than this share of what a product cost a day ago is for others to look at. */
const SHARE_LEFT = 0.5;

type Price = { readonly id: string; readonly cents: number };

/** The lowest price of each product, now or planned. */
async function lowestPrices(tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<Price>(
    `select product_id as id, min(price_cents) as cents from prices
     where product_id = any($1) and (valid_to is null or valid_to > now()) group by product_id`,
    [ids],
    'find lowest prices',
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** What each product cost before it became cheaper, at most in the last 24 hours: many small steps are one cut. */
async function markPrices(tx: Queryable, before: readonly Price[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<Price>(
    `insert into price_marks as m (product_id, cents) select * from unnest($1::text[], $2::integer[])
     on conflict (product_id) do update set
       cents = case when m.since > now() - interval '24 hours' then greatest(m.cents, excluded.cents) else excluded.cents end,
       since = case when m.since > now() - interval '24 hours' then m.since else now() end
     returning product_id as id, cents`,
    [before.map(({ id }) => id), before.map(({ cents }) => cents)],
    'mark prices',
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

export type PriceChanger = { readonly actor: string; readonly sub?: string };

/**
 * Changes products in this transaction, and writes into the desk's log which of them cost less than half of what they
 * did a day ago.
 */
export async function watchPrices<T>(
  tx: Queryable,
  ids: readonly string[],
  by: PriceChanger,
  work: () => Promise<T>,
): Promise<T> {
  const before = await lowestPrices(tx, ids);
  const result = await work();
  if (before.size === 0) return result;
  const after = await lowestPrices(tx, [...before.keys()]);
  const fallen = [...before]
    .filter(([id, cents]) => (after.get(id) ?? cents) < cents)
    .map(([id, cents]) => ({ id, cents }));
  if (fallen.length === 0) return result;
  for (const [id, cents] of await markPrices(tx, fallen)) {
    const now = after.get(id) ?? cents;
    if (now >= cents * SHARE_LEFT) continue;
    const subject = { kind: 'product', id };
    await writeAudit(tx, { ...by, act: 'price-cut', subject, before: { cents }, after: { cents: now }, key: null });
  }
  return result;
}

/** Who cut prices so, how many, and the deepest of them. */
export type PriceCuts = {
  readonly by: string;
  readonly count: number;
  readonly since: Date;
  readonly productId: string;
  readonly name: string;
  readonly fromCents: number;
  readonly toCents: number;
};

export function priceCutStore(db: Database) {
  return {
    /** Those of the last three days that are still so, by person. */
    list: (): Promise<PriceCuts[]> =>
      db.query<PriceCuts>(
        `with cuts as (
           select distinct on (a.subject_id) a.subject_id, a.actor, a.at, p.record->>'name' as name,
             (a.before->>'cents')::int as from_cents, (a.after->>'cents')::int as to_cents
           from desk_audit a join products p on p.id = a.subject_id
           where a.act = 'price-cut' and a.at > now() - interval '3 days' and exists (select from prices r
             where r.product_id = p.id and (r.valid_to is null or r.valid_to > now())
               and r.price_cents <= (a.after->>'cents')::int)
           order by a.subject_id, a.id desc)
         select distinct on (actor) actor as by, (count(*) over (partition by actor))::int as count,
           max(at) over (partition by actor) as since, subject_id as "productId", name,
           from_cents as "fromCents", to_cents as "toCents"
         from cuts order by actor, from_cents - to_cents desc`,
        [],
        'list price cuts',
      ),
  };
}
