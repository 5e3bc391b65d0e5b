import type { AuthorizationCodeRecord, RefreshResult, TokenFamily, UserPoolStore } from '@wattle/providers/user-pool';
import type { Database } from '../database.ts';

type FamilyRow = {
  family: string;
  sub: string;
  client_id: string;
  scope: string;
  auth_time: number;
  device_key: string | null;
  expires_at: number;
};
type CodeRow = Omit<FamilyRow, 'device_key'> & {
  code_hash: string;
  redirect_uri: string;
  code_challenge: string;
  nonce: string | null;
  times_taken: number;
};

const toFamily = (row: FamilyRow): TokenFamily => ({
  family: row.family,
  sub: row.sub,
  clientId: row.client_id,
  scope: row.scope,
  authTime: row.auth_time,
  deviceKey: row.device_key,
  expiresAt: row.expires_at,
});

const toCode = (row: CodeRow): AuthorizationCodeRecord => ({
  codeHash: row.code_hash,
  clientId: row.client_id,
  redirectUri: row.redirect_uri,
  codeChallenge: row.code_challenge,
  nonce: row.nonce,
  scope: row.scope,
  sub: row.sub,
  authTime: row.auth_time,
  family: row.family,
  expiresAt: row.expires_at,
});

/** The token family of $1 if it is live at $2. */
const LIVE = `select f.*, t.used_at from pool_refresh_tokens t join pool_families f using (family)
  where t.token_hash = $1 and not f.revoked and f.expires_at > $2`;

type Families = Pick<
  UserPoolStore,
  | 'beginFamily'
  | 'findRefresh'
  | 'rotateRefresh'
  | 'isFamilyLive'
  | 'revokeFamilyOf'
  | 'putAuthorizationCode'
  | 'takeAuthorizationCode'
>;

export function poolFamilies(db: Database): Families {
  return {
    async beginFamily({ family, sub, clientId, scope, authTime, deviceKey, expiresAt }, tokenHash) {
      // a replay may have revoked the family before it started: leave `revoked` alone
      await db.query(
        `with begun as (
           insert into pool_families (family, sub, client_id, scope, auth_time, device_key, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (family) do update set sub = excluded.sub, client_id = excluded.client_id,
             scope = excluded.scope, auth_time = excluded.auth_time, device_key = excluded.device_key,
             expires_at = excluded.expires_at
           returning family)
         insert into pool_refresh_tokens (token_hash, family) select $8, family from begun`,
        [family, sub, clientId, scope, authTime, deviceKey, expiresAt, tokenHash],
      );
    },

    async findRefresh(tokenHash, now): Promise<RefreshResult> {
      const [row] = await db.query<FamilyRow>(LIVE, [tokenHash, now], 'find refresh token');
      return row ? { status: 'LIVE', family: toFamily(row) } : { status: 'INVALID' };
    },

    async rotateRefresh(oldHash, newHash, now, graceMs): Promise<RefreshResult> {
      // lock both rows, so that concurrent refreshes run one after the other
      const [row] = await db.query<FamilyRow & { is_reused: boolean }>(
        `with found as (
             select *, coalesce($2::bigint > used_at + $4::bigint, false) as is_reused from (${LIVE} for update) live),
           ended as (update pool_families f set revoked = true from found where f.family = found.family and is_reused),
           used as (update pool_refresh_tokens t set used_at = $2
             from found where t.token_hash = $1 and t.used_at is null and not is_reused),
           added as (insert into pool_refresh_tokens (token_hash, family)
             select $3, family from found where not is_reused)
         select * from found`,
        [oldHash, now, newHash, graceMs],
      );
      if (!row) return { status: 'INVALID' };
      return row.is_reused ? { status: 'REUSED' } : { status: 'LIVE', family: toFamily(row) };
    },

    async isFamilyLive(family, now) {
      const sql = 'select 1 from pool_families where family = $1 and not revoked and expires_at > $2';
      return (await db.query(sql, [family, now], 'is family live')).length > 0;
    },

    async revokeFamilyOf(tokenHash, clientId) {
      const revoked = await db.query(
        `update pool_families f set revoked = true from pool_refresh_tokens t
         where t.token_hash = $1 and t.family = f.family and f.client_id = $2 returning f.family`,
        [tokenHash, clientId],
      );
      return revoked.length > 0;
    },

    async putAuthorizationCode(code) {
      await db.query(
        `insert into pool_authorization_codes (code_hash, client_id, redirect_uri, code_challenge, nonce, scope, sub,
           auth_time, family, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          code.codeHash,
          code.clientId,
          code.redirectUri,
          code.codeChallenge,
          code.nonce,
          code.scope,
          code.sub,
          code.authTime,
          code.family,
          code.expiresAt,
        ],
      );
    },

    async takeAuthorizationCode(codeHash, now) {
      // a second use of the code ends the family, whether or not its tokens were issued
      const [row] = await db.query<CodeRow>(
        `with taken as (
             update pool_authorization_codes set times_taken = times_taken + 1
             where code_hash = $1 and expires_at > $2 returning *),
           ended as (
             insert into pool_families (family, sub, client_id, scope, auth_time, expires_at, revoked)
             select family, sub, client_id, scope, auth_time, expires_at, true from taken where times_taken > 1
             on conflict (family) do update set revoked = true)
         select * from taken`,
        [codeHash, now],
      );
      if (!row) return { status: 'INVALID' };
      return row.times_taken > 1 ? { status: 'REPLAYED' } : { status: 'TAKEN', record: toCode(row) };
    },
  };
}
