import type { CodeResult, SessionRecord, UserPoolStore } from '@wattle/providers/user-pool';
import type { Database } from '../database.ts';

type CodeRow = { is_known: boolean; is_live: boolean; times_taken: number; target: string | null };
type SessionRow = {
  id_hash: string;
  client_id: string;
  step: string;
  sub: string;
  data: string;
  attempts_left: number;
  expires_at: number;
};

const toSession = (row: SessionRow): SessionRecord => ({
  idHash: row.id_hash,
  clientId: row.client_id,
  step: row.step,
  sub: row.sub,
  data: row.data,
  attemptsLeft: row.attempts_left,
  expiresAt: row.expires_at,
});

/** The result of a counted attempt. */
function resultOf({ is_known, is_live, times_taken, target }: CodeRow): CodeResult {
  if (!is_known) return { status: 'MISMATCH' };
  if (is_live && times_taken === 1) return { status: 'TAKEN', target };
  return { status: times_taken > 0 ? 'ALREADY_TAKEN' : 'EXPIRED' };
}

type Codes = Pick<
  UserPoolStore,
  | 'putCode'
  | 'takeCode'
  | 'putSession'
  | 'useSession'
  | 'endSession'
  | 'countThrottle'
  | 'readThrottle'
  | 'clearThrottle'
>;

export function poolCodes(db: Database): Codes {
  return {
    async putCode({ purpose, sub, hash, target, attemptsLeft, expiresAt }) {
      await db.query(
        `insert into pool_codes (purpose, sub, hash, target, attempts_left, expires_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (purpose, sub) do update set hash = excluded.hash, target = excluded.target,
           attempts_left = excluded.attempts_left, expires_at = excluded.expires_at, times_taken = 0`,
        [purpose, sub, hash, target, attemptsLeft, expiresAt],
      );
    },

    async takeCode({ purpose, sub, hash }, blank, now) {
      // an unknown code has an empty hash, which no input can produce
      const [row] = await db.query<CodeRow>(
        `insert into pool_codes as code (purpose, sub, hash, target, attempts_left, expires_at)
         values ($1, $2, '', null, $4 - 1, $5)
         on conflict (purpose, sub) do update set attempts_left = code.attempts_left - 1,
           times_taken = code.times_taken + (code.hash <> '' and code.hash = $3 and code.expires_at > $6)::integer
         where code.attempts_left >= 1
         returning hash <> '' and hash = $3 as is_known, expires_at > $6 as is_live, times_taken, target`,
        [purpose, sub, hash, blank.attemptsLeft, blank.expiresAt, now],
      );
      return row ? resultOf(row) : { status: 'LIMIT' };
    },

    async putSession({ idHash, clientId, step, sub, data, attemptsLeft, expiresAt }) {
      await db.query(
        `insert into pool_sessions (id_hash, client_id, step, sub, data, attempts_left, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (id_hash) do update set client_id = excluded.client_id, step = excluded.step, sub = excluded.sub,
           data = excluded.data, attempts_left = excluded.attempts_left, expires_at = excluded.expires_at`,
        [idHash, clientId, step, sub, data, attemptsLeft, expiresAt],
      );
    },

    async useSession(idHash, now) {
      const [row] = await db.query<SessionRow>(
        `update pool_sessions set attempts_left = attempts_left - 1
         where id_hash = $1 and attempts_left >= 1 and expires_at > $2 returning *`,
        [idHash, now],
      );
      return row && toSession({ ...row, attempts_left: row.attempts_left + 1 });
    },

    async endSession(idHash) {
      const ended = await db.query('delete from pool_sessions where id_hash = $1 returning id_hash', [idHash]);
      return ended.length > 0;
    },

    async countThrottle(key, now, windowMs) {
      const [row] = await db.query<{ count: number }>(
        `insert into pool_throttles as throttle (key, count, ends_at) values ($1, 1, $2::bigint + $3::bigint)
         on conflict (key) do update set
           count = case when throttle.ends_at > $2 then throttle.count + 1 else 1 end,
           ends_at = case when throttle.ends_at > $2 then throttle.ends_at else excluded.ends_at end
         returning count`,
        [key, now, windowMs],
      );
      return row?.count ?? 1;
    },

    async readThrottle(key, now) {
      const [row] = await db.query<{ count: number }>(
        'select count from pool_throttles where key = $1 and ends_at > $2',
        [key, now],
      );
      return row?.count ?? 0;
    },

    async clearThrottle(key) {
      await db.query('delete from pool_throttles where key = $1', [key]);
    },
  };
}
