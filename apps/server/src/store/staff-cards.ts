import type { Database } from './database.ts';

/** A gift card of staff that is locked until somebody else opens it. */
export type WaitingCard = {
  readonly code: string;
  readonly cents: number;
  readonly by: string;
  readonly sub: string;
  readonly since: Date;
};

export type CardMaker = { readonly sub: string | null; readonly by: string; readonly to: string };

/** Who made a card at the desk is in its log, which nobody changes. */
export function staffCardStore(db: Database) {
  /** What somebody made alone in the last day, in cents. */
  async function sumAlone(sub: string): Promise<number> {
    const [row] = await db.query<{ cents: number }>(
      `select coalesce(round(sum((after->>'amount')::numeric) * 100), 0)::int as cents from desk_audit
       where act = 'card-issue' and actor_sub = $1 and at > now() - interval '24 hours'
         and coalesce((after->>'waits')::boolean, false) = false`,
      [sub],
      'sum cards of staff',
    );
    return row?.cents ?? 0;
  }
  return {
    sumAlone,

    /**
     * What somebody made alone in the last day, in cents. Until the transaction ends, nobody makes another in their
     * name: two at once do not both fit.
     */
    async madeAlone(sub: string): Promise<number> {
      await db.query(`select pg_advisory_xact_lock(hashtext('card-issue'), hashtext($1))`, [sub]);
      return sumAlone(sub);
    },

    /** Who made a card by hand, and to whom it was mailed; no `sub`: at the command line. */
    async madeBy(code: string): Promise<CardMaker | undefined> {
      const [row] = await db.query<CardMaker>(
        `select actor_sub as sub, actor as by, coalesce(after->>'recipientEmail', '') as to from desk_audit
         where subject_kind = 'gift card' and subject_id = $1 and act = 'card-issue'`,
        [code],
      );
      return row;
    },

    /** Those of the last week, the newest first. */
    listWaiting: (): Promise<WaitingCard[]> =>
      db.query<WaitingCard>(
        `select v.code, v.amount_remaining_cents as cents, a.actor as by,
           coalesce(a.actor_sub, '') as sub, a.at as since from desk_audit a join vouchers v on v.code = a.subject_id
         where a.act = 'card-issue' and a.at > now() - interval '7 days' and (a.after->>'waits')::boolean
           and v.suspended order by a.at desc limit 20`,
        [],
        'list waiting cards',
      ),
  };
}
