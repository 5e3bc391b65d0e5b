import type { Database } from './database.ts';

/** A gift card of staff that is locked until somebody else opens it. */
export type WaitingCard = { readonly code: string; readonly cents: number; readonly by: string; readonly since: Date };

/** Who made a card at the desk is in its log, which nobody changes. */
export function staffCardStore(db: Database) {
  return {
    /**
     * What somebody made alone in the last day, in cents. Until the transaction ends, nobody makes another in their
     * name: two at once do not both fit.
     */
    async madeAlone(actor: string): Promise<number> {
      await db.query(`select pg_advisory_xact_lock(hashtext('card-issue'), hashtext($1))`, [actor]);
      const [row] = await db.query<{ cents: number }>(
        `select coalesce(round(sum((after->>'amount')::numeric) * 100), 0)::int as cents from desk_audit
         where act = 'card-issue' and actor = $1 and at > now() - interval '24 hours'
           and coalesce((after->>'waits')::boolean, false) = false`,
        [actor],
      );
      return row?.cents ?? 0;
    },

    /** Who made a card; undefined: nobody at the desk. */
    async madeBy(code: string): Promise<string | undefined> {
      const [row] = await db.query<{ actor: string }>(
        `select actor from desk_audit where subject_kind = 'gift card' and subject_id = $1 and act = 'card-issue'`,
        [code],
      );
      return row?.actor;
    },

    /** Those of the last week, the newest first. */
    listWaiting: (): Promise<WaitingCard[]> =>
      db.query<WaitingCard>(
        `select v.code, v.amount_remaining_cents as cents, a.actor as by, a.at as since
         from desk_audit a join vouchers v on v.code = a.subject_id
         where a.act = 'card-issue' and a.at > now() - interval '7 days' and (a.after->>'waits')::boolean
           and v.suspended order by a.at desc limit 20`,
        [],
        'list waiting cards',
      ),
  };
}
