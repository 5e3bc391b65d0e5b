import { COMING_STATUSES, type Order } from '@wattle/domain/order';
import type { Database, Queryable } from './database.ts';

export type PassedDays = {
  /** The first promised day that counts, yyyy-mm-dd. */
  readonly from: string;
  /** The first that does not. */
  readonly before: string;
};

/**
 * Notes in one statement that these promised days have passed, once for each order and day, however many processes ask.
 * Whoever changes an order at this moment is left alone until the next time: their rows are locked.
 */
const CLAIM = `with late as (
    select order_number, last_day from desk_orders d
    where stage in ('PACK', 'MOVE') and status = any($1::text[]) and last_day >= $2 and last_day < $3
      and not exists (select from order_events where key = 'day passed ' || d.order_number || ' ' || d.last_day)
    order by due_key, order_number limit $4 for update skip locked)
  insert into order_events (order_number, actor, kind, data, key)
  select order_number, 'shop', 'DAY_PASSED', jsonb_build_object('day', last_day),
    'day passed ' || order_number || ' ' || last_day from late
  on conflict (key) do nothing returning order_number`;

export function lateOrderStore(db: Database) {
  return {
    /** Calls `tell` for each order of which nobody was told, in the transaction that notes it. Returns how many. */
    tell: (
      { from, before }: PassedDays,
      limit: number,
      tell: (tx: Queryable, late: Order) => Promise<void>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const claimed = await tx.query<{ order_number: string }>(
          CLAIM,
          [COMING_STATUSES, from, before, limit],
          'claim late orders',
        );
        if (claimed.length === 0) return 0;
        const numbers = claimed.map(({ order_number }) => order_number);
        const rows = await tx.query<{ data: Order }>(
          'select data from orders where number = any($1::text[]) order by number',
          [numbers],
          'load late orders',
        );
        for (const { data } of rows) await tell(tx, data);
        return rows.length;
      }),
  };
}
