import type { DeskStaff } from '@wattle/contract/desk';
import type { Database, Queryable } from './database.ts';

/** Somebody who does nothing for this long signs in again. */
const IDLE_MINUTES = 120;
/** Writing on every request would cost more than it tells. */
const SEEN_EVERY_SECONDS = 60;

/** What a person of the shop's own pool signs in with: another password or second step, another value. */
const CREDENTIAL = `encode(sha256(convert_to(concat_ws('|', u.password::text, u.sealed_totp_secret, u.mfa_methods::text,
  u.preferred_mfa), 'UTF8')), 'hex')`;

/**
 * A session of the shop's own pool lives as long as the sign-in that began it and what the person signed in with. One of
 * a hosted pool can ask it again. $1: whether the pool is the shop's own.
 */
const IS_LIVE = `s.expires_at > now() and s.seen_at > now() - make_interval(mins => ${IDLE_MINUTES})
  and case when not $1::boolean then s.sealed_refresh is not null else exists (
    select 1 from pool_families f join pool_users u on u.sub = f.sub
    where f.family = s.family and f.sub = s.sub and not f.revoked and f.expires_at > extract(epoch from now()) * 1000
      and u.enabled and u.email_verified and u.status <> 'RESET_REQUIRED' and u.groups @> (s.roles || 'staff'::text)
      and ${CREDENTIAL} = s.credential) end`;

/** The sign-in at the shop's own pool, or for asking a hosted one again. */
export type SessionOrigin =
  | { readonly kind: 'OWN'; readonly family: string }
  | { readonly kind: 'HOSTED'; readonly sealedRefresh: string };

export type NewSession = {
  readonly idHash: string;
  readonly staff: DeskStaff;
  readonly hours: number;
  readonly origin: SessionOrigin;
  readonly device: string;
};

export type FoundSession = {
  readonly staff: DeskStaff;
  /** Of a hosted pool. */
  readonly sealedRefresh: string | null;
  /** Since the hosted pool said so last. */
  readonly confirmedSecondsAgo: number;
};

export type ListedSession = {
  readonly idHash: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
};

/** Ends a session; whose it was. */
export async function endDeskSession(db: Queryable, idHash: string): Promise<string | undefined> {
  const sql = 'delete from desk_sessions where id_hash = $1 returning email';
  const [ended] = await db.query<{ email: string }>(sql, [idHash]);
  return ended?.email;
}

export function deskSessionStore(db: Database) {
  return {
    async add({ idHash, staff, hours, origin, device }: NewSession): Promise<void> {
      const { sub, email, name, roles } = staff;
      const [family, sealed] = origin.kind === 'OWN' ? [origin.family, null] : [null, origin.sealedRefresh];
      await db.query(
        `insert into desk_sessions (id_hash, sub, email, name, roles, expires_at, family, credential, sealed_refresh,
           confirmed_at, device)
         values ($1, $2, $3, $4, $5::text[], now() + make_interval(hours => $6), $7,
           (select ${CREDENTIAL} from pool_users u where u.sub = $2), $8, now(), $9)`,
        [idHash, sub, email, name, roles, hours, family, sealed, device],
      );
      await db.query('delete from desk_sessions where expires_at < now()');
    },

    /** Who is at the desk with this session, unless it has ended; and that they are there. */
    async find(idHash: string, isOwnPool: boolean): Promise<FoundSession | undefined> {
      const [row] = await db.query<DeskStaff & Omit<FoundSession, 'staff'> & { isStale: boolean }>(
        `select s.sub, s.email, s.name, s.roles, s.sealed_refresh as "sealedRefresh",
           extract(epoch from now() - s.confirmed_at)::float8 as "confirmedSecondsAgo",
           s.seen_at < now() - make_interval(secs => $3) as "isStale"
         from desk_sessions s where s.id_hash = $2 and ${IS_LIVE}`,
        [isOwnPool, idHash, SEEN_EVERY_SECONDS],
        'find desk session',
      );
      if (!row) return undefined;
      const { isStale, sealedRefresh, confirmedSecondsAgo, ...staff } = row;
      if (isStale) await db.query('update desk_sessions set seen_at = now() where id_hash = $1', [idHash]);
      return { staff, sealedRefresh, confirmedSecondsAgo };
    },

    /** The hosted pool still knows them: who they are now, and for asking it the next time. */
    async confirm(idHash: string, { email, name, roles }: DeskStaff, sealedRefresh: string): Promise<void> {
      await db.query(
        `update desk_sessions set confirmed_at = now(), email = $2, name = $3, roles = $4::text[], sealed_refresh = $5
         where id_hash = $1`,
        [idHash, email, name, roles, sealedRefresh],
      );
    },

    /** Where somebody is signed in, the last used first. */
    listOf: (sub: string, isOwnPool: boolean): Promise<ListedSession[]> =>
      db.query<ListedSession>(
        `select s.id_hash as "idHash", coalesce(s.device, '') as device, s.created_at as "createdAt",
           s.seen_at as "seenAt"
         from desk_sessions s where s.sub = $2 and ${IS_LIVE} order by s.seen_at desc, s.id_hash`,
        [isOwnPool, sub],
      ),

    end: (idHash: string): Promise<string | undefined> => endDeskSession(db, idHash),

    /** Whose roles changed signs in again. */
    async endAllOf(sub: string): Promise<void> {
      await db.query('delete from desk_sessions where sub = $1', [sub]);
    },

    /** Ends one of somebody's sessions, or all of them, but never the one that is kept. The devices. */
    async endOthers(sub: string, kept: string, only: string | null): Promise<string[]> {
      const ended = await db.query<{ device: string }>(
        `delete from desk_sessions where sub = $1 and id_hash <> $2 and ($3::text is null or id_hash = $3)
         returning coalesce(device, '') as device`,
        [sub, kept, only],
      );
      return ended.map(({ device }) => device);
    },
  };
}
