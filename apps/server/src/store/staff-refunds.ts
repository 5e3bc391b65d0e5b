import type { Database } from './database.ts';

/** What somebody at the desk gave back in a day for goods that are with their shoppers. */
export type StaffRefunds = {
  readonly by: string;
  readonly count: number;
  readonly cents: number;
  readonly since: Date;
};

export function staffRefundStore(db: Database) {
  return {
    /** Who gave back more than this in one of the last three days, by the shop's clock; the most first. */
    listLarge: (cents: number, timeZone: string): Promise<StaffRefunds[]> =>
      db.query<StaffRefunds>(
        `select max(actor) as by, count(*)::int as count, max(at) as since,
           sum((after #>> '{gave,cents}')::bigint)::float8 as cents
         from desk_audit
         where act in ('order.refund', 'order.return') and at > now() - interval '3 days'
           and (after #>> '{gave,hadLeft}')::boolean
         group by actor_sub, (at at time zone $2)::date
         having sum((after #>> '{gave,cents}')::bigint) > $1 order by cents desc limit 20`,
        [cents, timeZone],
        'list large refunds',
      ),
  };
}
