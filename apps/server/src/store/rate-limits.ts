import type { Database } from './database.ts';

export type TakenTurns = {
  /** How many turns have been taken in this period, with these. */
  readonly used: number;
  /** Milliseconds until the period ends. */
  readonly endsInMs: number;
};

export type RateLimitStore = {
  /** Takes some turns of a key, in one statement. Its first turn begins a period. */
  take(key: string, turns: number, periodMs: number): Promise<TakenTurns>;
  /** Deletes periods that have ended. */
  forgetEnded(): Promise<void>;
};

export function rateLimitStore(db: Database): RateLimitStore {
  return {
    async take(key, turns, periodMs) {
      const [row] = await db.query<{ used: number; ms: number }>(
        `insert into rate_limits as known (key, used, ends_at)
         values ($1, $2, now() + $3 * interval '1 millisecond')
         on conflict (key) do update set
           used = excluded.used + case when known.ends_at > now() then known.used else 0 end,
           ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
         returning used, ceil(extract(epoch from ends_at - now()) * 1000)::int as ms`,
        [key, turns, periodMs],
        'take-rate-limit',
      );
      return { used: row?.used ?? turns, endsInMs: row?.ms ?? periodMs };
    },
    async forgetEnded() {
      await db.query(`delete from rate_limits where ends_at < now() - interval '1 minute'`);
    },
  };
}
