import type { PasskeyRecord, UserPoolStore } from '@wattle/providers/user-pool';
import type { Database } from '../database.ts';

type PasskeyRow = {
  credential_id: string;
  sub: string;
  relying_party_id: string;
  public_key: string;
  sign_count: number;
  name: string;
  transports: readonly string[];
  attachment: string | null;
  created_at: number;
};

const toPasskey = (row: PasskeyRow): PasskeyRecord => ({
  credentialId: row.credential_id,
  sub: row.sub,
  relyingPartyId: row.relying_party_id,
  publicKey: row.public_key,
  signCount: row.sign_count,
  name: row.name,
  transports: row.transports,
  attachment: row.attachment,
  createdAt: row.created_at,
});

const COLUMNS =
  'credential_id, sub, relying_party_id, public_key, sign_count, name, transports, attachment, created_at';

/** No row: somebody has the credential, or $2 has $10 passkeys. */
const ADD = `insert into pool_passkeys (${COLUMNS})
  select $1, $2, $3, $4, $5::bigint, $6, $7::text[], $8, $9::bigint
  where (select count(*) from pool_passkeys where sub = $2) < $10
  on conflict do nothing returning 1`;

type Passkeys = Pick<UserPoolStore, 'addPasskey' | 'listPasskeys' | 'usePasskey' | 'removePasskey'>;

export function poolPasskeys(db: Database): Passkeys {
  return {
    addPasskey: (passkey, limit) =>
      db.transaction(async (tx) => {
        // one at a time for each user, so that the count is right
        await tx.query('select 1 from pool_users where sub = $1 for update', [passkey.sub]);
        const added = await tx.query(ADD, [
          passkey.credentialId,
          passkey.sub,
          passkey.relyingPartyId,
          passkey.publicKey,
          passkey.signCount,
          passkey.name,
          passkey.transports,
          passkey.attachment,
          passkey.createdAt,
          limit,
        ]);
        if (added.length > 0) return 'ADDED';
        const taken = await tx.query('select 1 from pool_passkeys where credential_id = $1', [passkey.credentialId]);
        return taken.length > 0 ? 'TAKEN' : 'LIMIT';
      }),

    async listPasskeys(sub) {
      const sql = `select ${COLUMNS} from pool_passkeys where sub = $1 order by created_at desc, credential_id`;
      return (await db.query<PasskeyRow>(sql, [sub])).map(toPasskey);
    },

    async usePasskey(sub, credentialId, signCount, now) {
      const used = await db.query(
        `update pool_passkeys set sign_count = $3, last_used_at = $4
         where sub = $1 and credential_id = $2 and ($3 > sign_count or ($3 = 0 and sign_count = 0)) returning 1`,
        [sub, credentialId, signCount, now],
      );
      return used.length > 0;
    },

    async removePasskey(sub, credentialId) {
      const sql = 'delete from pool_passkeys where sub = $1 and credential_id = $2 returning 1';
      return (await db.query(sql, [sub, credentialId])).length > 0;
    },
  };
}
