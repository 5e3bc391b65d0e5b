import { COMING_STATUSES, type Order } from '@wattle/domain/order';
import type { Database, Queryable } from './database.ts';
import { insideTransaction } from './inside-transaction.ts';
import { knowVariants } from './line-variants.ts';

export type PassedDays = {
  /** The first promised day that counts, yyyy-mm-dd. */
  readonly from: string;
  /** The first that does not. */
  readonly before: string;
};

/** Whoever changes an order at this moment is left alone until the next time: their rows are locked. */
const LATE = `select order_number as "number", last_day as "lastDay" from desk_orders d
  where stage in ('PACK', 'MOVE') and status = any($1::text[]) and last_day >= $2 and last_day < $3
    and order_number <> all($4::text[])
    and not exists (select from order_events where key = 'day passed ' || d.order_number || ' ' || d.last_day)
  order by due_key, order_number limit $5 for update skip locked`;

/** Once for each order and day, however many processes ask. */
const NOTE = `with noted as (
    insert into order_events (order_number, actor, kind, data, key)
    values ($1, 'shop', 'DAY_PASSED', jsonb_build_object('day', $2::text), 'day passed ' || $1 || ' ' || $2)
    on conflict (key) do nothing returning order_number)
  select data from orders join noted on number = order_number`;

type Late = { readonly number: string; readonly lastDay: string };
export type LateBatch = {
  /** How many were late, at most the limit. */
  readonly found: number;
  readonly told: number;
  /** Those that could not be told stay as they were. */
  readonly failed: readonly { readonly number: string; readonly error: unknown }[];
};

export function lateOrderStore(db: Database) {
  return {
    /** Calls `tell` for each order of which nobody was told, in the transaction that notes it. */
    tell: (
      { from, before }: PassedDays,
      { limit, except }: { readonly limit: number; readonly except: readonly string[] },
      tell: (tx: Queryable, late: Order) => Promise<void>,
    ): Promise<LateBatch> =>
      db.transaction(async (tx) => {
        const late = await tx.query<Late>(LATE, [COMING_STATUSES, from, before, except, limit], 'find late orders');
        const failed: { number: string; error: unknown }[] = [];
        let told = 0;
        for (const { number, lastDay } of late) {
          const tellOne = async (part: Queryable): Promise<void> => {
            const [noted] = await part.query<{ data: Order }>(NOTE, [number, lastDay], 'note late order');
            if (!noted) return;
            for (const order of await knowVariants(part, [noted.data])) await tell(part, order);
            told += 1;
          };
          await insideTransaction(db, tx)
            .transaction(tellOne)
            .catch((error: unknown) => failed.push({ number, error }));
        }
        return { found: late.length, told, failed };
      }),
  };
}
