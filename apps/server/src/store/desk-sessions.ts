import type { DeskStaff } from '@wattle/contract/desk';
import type { Database } from './database.ts';

/** Somebody who does nothing for this long signs in again. */
const IDLE_MINUTES = 120;
/** Writing on every request would cost more than it tells. */
const SEEN_EVERY_SECONDS = 60;

export function deskSessionStore(db: Database) {
  return {
    async add(idHash: string, { sub, email, name, roles }: DeskStaff, hours: number): Promise<void> {
      await db.query(
        `insert into desk_sessions (id_hash, sub, email, name, roles, expires_at)
         values ($1, $2, $3, $4, $5::text[], now() + make_interval(hours => $6))`,
        [idHash, sub, email, name, roles, hours],
      );
      await db.query('delete from desk_sessions where expires_at < now()');
    },

    /** Who is at the desk with this session, unless it has ended; and that they are there. */
    async find(idHash: string): Promise<DeskStaff | undefined> {
      const [row] = await db.query<DeskStaff & { isStale: boolean }>(
        `select sub, email, name, roles, seen_at < now() - make_interval(secs => $2) as "isStale" from desk_sessions
         where id_hash = $1 and expires_at > now() and seen_at > now() - make_interval(mins => $3)`,
        [idHash, SEEN_EVERY_SECONDS, IDLE_MINUTES],
        'find desk session',
      );
      if (!row) return undefined;
      const { isStale, ...staff } = row;
      if (isStale) await db.query('update desk_sessions set seen_at = now() where id_hash = $1', [idHash]);
      return staff;
    },

    async end(idHash: string): Promise<void> {
      await db.query('delete from desk_sessions where id_hash = $1', [idHash]);
    },

    /** Whose roles changed signs in again. */
    async endAllOf(sub: string): Promise<void> {
      await db.query('delete from desk_sessions where sub = $1', [sub]);
    },
  };
}
