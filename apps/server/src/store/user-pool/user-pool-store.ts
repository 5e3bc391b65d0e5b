import type { DeviceRecord, SigningKeyRecord, UserPoolStore } from '@wattle/providers/user-pool';
import type { Database } from '../database.ts';
import { poolCodes } from './pool-codes.ts';
import { poolFamilies } from './pool-families.ts';
import { poolPasskeys } from './pool-passkeys.ts';
import { poolUsers } from './pool-users.ts';

type DeviceRow = {
  sub: string;
  device_key: string;
  name: string;
  created_at: number;
  last_authenticated_at: number;
};
type KeyRow = {
  kid: string;
  public_jwk: SigningKeyRecord['publicJwk'];
  sealed_private_jwk: string;
  created_at: number;
};

const toDevice = (row: DeviceRow): DeviceRecord => ({
  sub: row.sub,
  deviceKey: row.device_key,
  name: row.name,
  createdAt: row.created_at,
  lastAuthenticatedAt: row.last_authenticated_at,
});

const toKey = (row: KeyRow): SigningKeyRecord => ({
  kid: row.kid,
  publicJwk: row.public_jwk,
  sealedPrivateJwk: row.sealed_private_jwk,
  createdAt: row.created_at,
});

/** Forgets devices of $1, with the token families that started on them. */
const forget = (which: string): string => `
  with gone as (delete from pool_devices where sub = $1 and device_key in (${which}) returning device_key),
    ended as (update pool_families set revoked = true where sub = $1 and device_key in (select device_key from gone))
  select device_key from gone`;
const FORGET_ONE = forget('$2');
const FORGET_PAST = forget(`select device_key from pool_devices where sub = $1
  order by last_authenticated_at desc, device_key offset $2`);

type Devices = Pick<UserPoolStore, 'keepDevice' | 'listDevices' | 'forgetDevice'>;

function poolDevices(db: Database): Devices {
  return {
    async keepDevice({ sub, deviceKey, name, createdAt, lastAuthenticatedAt }, limit) {
      await db.transaction(async (tx) => {
        await tx.query(
          `insert into pool_devices (sub, device_key, name, created_at, last_authenticated_at)
           values ($1, $2, $3, $4, $5)
           on conflict (sub, device_key) do update set name = excluded.name, created_at = excluded.created_at,
             last_authenticated_at = excluded.last_authenticated_at`,
          [sub, deviceKey, name, createdAt, lastAuthenticatedAt],
        );
        await tx.query(FORGET_PAST, [sub, limit]);
      });
    },
    async listDevices(sub) {
      const sql = 'select * from pool_devices where sub = $1 order by last_authenticated_at desc, device_key';
      return (await db.query<DeviceRow>(sql, [sub])).map(toDevice);
    },
    forgetDevice: async (sub, deviceKey) => (await db.query(FORGET_ONE, [sub, deviceKey])).length > 0,
  };
}

/** Storage of the embedded user pool, in the shop's database. */
export function userPoolStore(db: Database): UserPoolStore {
  const listSigningKeys = async () =>
    (await db.query<KeyRow>('select * from pool_signing_keys order by created_at desc, kid')).map(toKey);
  return {
    ...poolUsers(db),
    ...poolCodes(db),
    ...poolFamilies(db),
    ...poolDevices(db),
    ...poolPasskeys(db),
    listSigningKeys,
    async keepFirstSigningKey({ kid, publicJwk, sealedPrivateJwk, createdAt }) {
      await db.query(
        `insert into pool_signing_keys (kid, public_jwk, sealed_private_jwk, created_at, is_first)
         values ($1, $2::jsonb, $3, $4, true) on conflict do nothing`,
        [kid, JSON.stringify(publicJwk), sealedPrivateJwk, createdAt],
      );
      return listSigningKeys();
    },
    async purge(now) {
      for (const table of ['pool_codes', 'pool_sessions', 'pool_authorization_codes', 'pool_families']) {
        await db.query(`delete from ${table} where expires_at <= $1`, [now]);
      }
      await db.query('delete from pool_throttles where ends_at <= $1', [now]);
    },
  };
}
