import type { Database } from './database.ts';

export type TakenPermits = {
  /** Permits taken in this period, including these. */
  readonly used: number;
  /** Milliseconds until the period ends. */
  readonly endsInMs: number;
};

export type RateLimitStore = {
  /** Takes permits for a key in one statement. The first one starts a period. */
  take(key: string, permits: number, periodMs: number): Promise<TakenPermits>;
  /** Permits taken in the period that goes on; 0 when there is none. */
  used(key: string): Promise<number>;
  /** Ends a period. */
  forget(key: string): Promise<void>;
  /** Deletes periods that have ended. */
  forgetEnded(): Promise<void>;
};

export function rateLimitStore(db: Database): RateLimitStore {
  return {
    async take(key, permits, periodMs) {
      const [row] = await db.query<{ used: number; ms: number }>(
        `insert into rate_limits as known (key, used, ends_at)
         values ($1, $2, now() + $3 * interval '1 millisecond')
         on conflict (key) do update set
           used = excluded.used + case when known.ends_at > now() then known.used else 0 end,
           ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
         returning used, ceil(extract(epoch from ends_at - now()) * 1000)::float8 as ms`,
        [key, permits, periodMs],
        'take-rate-limit',
      );
      return { used: row?.used ?? permits, endsInMs: row?.ms ?? periodMs };
    },
    async used(key) {
      const [row] = await db.query<{ used: number }>(
        'select used from rate_limits where key = $1 and ends_at > now()',
        [key],
        'read-rate-limit',
      );
      return row?.used ?? 0;
    },
    async forget(key) {
      await db.query('delete from rate_limits where key = $1', [key], 'forget-rate-limit');
    },
    async forgetEnded() {
      await db.query(`delete from rate_limits where ends_at < now() - interval '1 minute'`);
    },
  };
}
