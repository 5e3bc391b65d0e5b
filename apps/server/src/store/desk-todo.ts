import type { Database } from './database.ts';

/** Orders that need attention, by reason. */
export type OrdersToDo = Readonly<
  Record<'PAYMENT_UNKNOWN' | 'LATE' | 'PROBLEM' | 'PACK' | 'READY' | 'ON_THE_WAY', number>
>;
/**
 * Since when the first of them is late, the days for which the next is to be packed, the first that waits was to be
 * collected and the first on a truck is promised, and since when a payment is not known; null: there is none.
 */
export type TodoDays = Readonly<Record<'lateSince' | 'packBy' | 'collectFrom' | 'truckFor', string | null>> & {
  readonly unsureSince: Date | null;
};
export type UnsureOrder = { readonly number: string; readonly cents: number; readonly placedAt: Date };

const NONE: OrdersToDo & TodoDays = {
  ...{ PAYMENT_UNKNOWN: 0, LATE: 0, PROBLEM: 0, PACK: 0, READY: 0, ON_THE_WAY: 0 },
  ...{ lateSince: null, packBy: null, collectFrom: null, truckFor: null, unsureSince: null },
};

export function deskTodoStore(db: Database) {
  return {
    /** An order can be late and to be packed: it is in both. */
    async count(today: string, storeId: string | null = null): Promise<OrdersToDo & TodoDays> {
      const [row] = await db.query<OrdersToDo & TodoDays>(
        `select (count(*) filter (where stage = 'PAYMENT'))::int as "PAYMENT_UNKNOWN",
           (count(*) filter (where last_day < $1 and status in ('PLACED', 'PACKED', 'ON_THE_WAY')))::int as "LATE",
           (select count(*)::int from order_problems p where solved_at is null and ($2::text is null or exists (
             select from desk_orders o where o.order_number = p.order_number and o.store_id = $2))) as "PROBLEM",
           (count(*) filter (where stage = 'PACK'))::int as "PACK",
           (count(*) filter (where status = 'READY_TO_COLLECT'))::int as "READY",
           (count(*) filter (where status = 'ON_THE_WAY'))::int as "ON_THE_WAY",
           min(last_day) filter (where last_day < $1 and status in ('PLACED', 'PACKED', 'ON_THE_WAY')) as "lateSince",
           min(last_day) filter (where stage = 'PACK' and last_day >= $1) as "packBy",
           min(last_day) filter (where status = 'READY_TO_COLLECT') as "collectFrom",
           min(last_day) filter (where status = 'ON_THE_WAY') as "truckFor",
           min(placed_at) filter (where stage = 'PAYMENT') as "unsureSince"
         from desk_orders where stage <> 'DONE' and ($2::text is null or store_id = $2)`,
        [today, storeId],
        'count what is to do',
      );
      return row ?? NONE;
    },

    /** Orders of whose payment nobody knows, the oldest first. */
    listUnsure: (limit: number, storeId: string | null = null): Promise<readonly UnsureOrder[]> =>
      db.query<UnsureOrder>(
        `select o.number, (o.data #>> '{totals,totalCents}')::float8 as cents, o.placed_at as "placedAt"
         from desk_orders d join orders o on o.number = d.order_number
         where d.stage = 'PAYMENT' and ($2::text is null or d.store_id = $2) order by d.placed_at limit $1`,
        [limit, storeId],
        'list unsure orders',
      ),
  };
}
