import type { PoolUser, UserChange, UserPoolStore } from '@wattle/providers/user-pool';
import type { Database } from '../database.ts';
import { sqlStateOf } from '../database-error.ts';

type UserRow = {
  sub: string;
  email: string;
  email_verified: boolean;
  status: PoolUser['status'];
  enabled: boolean;
  attributes: PoolUser['attributes'];
  password: PoolUser['password'];
  sealed_totp_secret: string | null;
  backup_codes: PoolUser['backupCodes'];
  mfa_methods: PoolUser['mfaMethods'];
  preferred_mfa: PoolUser['preferredMfa'];
  groups: PoolUser['groups'];
  created_at: number;
  updated_at: number;
};

const toUser = (row: UserRow): PoolUser => ({
  sub: row.sub,
  email: row.email,
  emailVerified: row.email_verified,
  status: row.status,
  enabled: row.enabled,
  attributes: row.attributes,
  password: row.password,
  sealedTotpSecret: row.sealed_totp_secret,
  backupCodes: row.backup_codes,
  mfaMethods: row.mfa_methods,
  preferredMfa: row.preferred_mfa,
  groups: row.groups,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The column of each field that may change, with a cast where text must be converted. */
const COLUMNS: Readonly<Record<keyof UserChange, string>> = {
  email: 'email = $%',
  emailVerified: 'email_verified = $%',
  status: 'status = $%',
  enabled: 'enabled = $%',
  attributes: 'attributes = $%::jsonb',
  password: 'password = $%::jsonb',
  sealedTotpSecret: 'sealed_totp_secret = $%',
  backupCodes: 'backup_codes = $%::text[]',
  mfaMethods: 'mfa_methods = $%::text[]',
  preferredMfa: 'preferred_mfa = $%',
  groups: 'groups = $%::text[]',
};
const IN_JSON: readonly string[] = ['attributes', 'password'];
const UNIQUE_VIOLATION = '23505';

const toParameter = (field: string, value: unknown): unknown =>
  IN_JSON.includes(field) && value !== null ? JSON.stringify(value) : value;

/** Revokes a user's token families except for one, and deletes pending sign-ins. */
const END_ALL = `
  with ended as (update pool_families set revoked = true where sub = $1 and family is distinct from $2 returning 1),
    sessions as (delete from pool_sessions where sub = $1 returning 1)
  delete from pool_authorization_codes where sub = $1 and times_taken = 0`;

type Users = Pick<
  UserPoolStore,
  | 'addUser'
  | 'findUser'
  | 'findUserByEmail'
  | 'changeUser'
  | 'deleteUser'
  | 'findUserByIdentity'
  | 'linkIdentity'
  | 'useTotpStep'
  | 'useBackupCode'
  | 'signOutEverywhere'
>;

export function poolUsers(db: Database): Users {
  const findBy = async (name: string, where: string, params: readonly string[]): Promise<PoolUser | undefined> => {
    const [row] = await db.query<UserRow>(
      `select * from pool_users where ${where}`,
      params,
      `find pool user by ${name}`,
    );
    return row && toUser(row);
  };
  return {
    async addUser(user) {
      const added = await db.query(
        `insert into pool_users (sub, email, email_verified, status, enabled, attributes, password, sealed_totp_secret,
           backup_codes, mfa_methods, preferred_mfa, groups, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9::text[], $10::text[], $11, $12::text[], $13, $14)
         on conflict do nothing returning sub`,
        [
          user.sub,
          user.email,
          user.emailVerified,
          user.status,
          user.enabled,
          JSON.stringify(user.attributes),
          toParameter('password', user.password),
          user.sealedTotpSecret,
          user.backupCodes,
          user.mfaMethods,
          user.preferredMfa,
          user.groups,
          user.createdAt,
          user.updatedAt,
        ],
      );
      return added.length > 0 ? 'ADDED' : 'EMAIL_TAKEN';
    },
    findUser: (sub) => findBy('sub', 'sub = $1', [sub]),
    findUserByEmail: (email) => findBy('email', 'email = $1', [email]),
    findUserByIdentity: (provider, subject) =>
      findBy('identity', 'sub = (select sub from pool_identities where provider = $1 and subject = $2)', [
        provider,
        subject,
      ]),

    async changeUser(sub, change, now) {
      const fields = Object.keys(COLUMNS).filter((field) => change[field as keyof UserChange] !== undefined);
      const values = fields.map((field) => toParameter(field, change[field as keyof UserChange]));
      const sets = fields.map((field, at) => COLUMNS[field as keyof UserChange].replace('%', String(at + 3)));
      try {
        const changed = await db.query(
          `update pool_users set ${[...sets, 'updated_at = $2'].join(', ')} where sub = $1 returning sub`,
          [sub, now, ...values],
        );
        return changed.length > 0 ? 'CHANGED' : 'NOT_FOUND';
      } catch (error) {
        if (sqlStateOf(error) === UNIQUE_VIOLATION) return 'EMAIL_TAKEN';
        throw error;
      }
    },

    async deleteUser(sub) {
      await db.transaction(async (tx) => {
        await tx.query(END_ALL, [sub, null]);
        await tx.query('delete from pool_codes where sub = $1', [sub]);
        await tx.query('delete from pool_devices where sub = $1', [sub]);
        await tx.query('delete from pool_users where sub = $1', [sub]);
      });
    },

    async linkIdentity(provider, subject, sub) {
      const linked = await db.query(
        'insert into pool_identities (provider, subject, sub) values ($1, $2, $3) on conflict do nothing returning sub',
        [provider, subject, sub],
      );
      return linked.length > 0;
    },

    async useTotpStep(sub, step) {
      const used = await db.query(
        'update pool_users set totp_step = $2 where sub = $1 and totp_step < $2 returning sub',
        [sub, step],
      );
      return used.length > 0;
    },

    async useBackupCode(sub, hash) {
      const used = await db.query(
        `update pool_users set backup_codes = array_remove(backup_codes, $2)
         where sub = $1 and $2 = any(backup_codes) returning sub`,
        [sub, hash],
      );
      return used.length > 0;
    },

    async signOutEverywhere(sub, exceptFamily) {
      await db.query(END_ALL, [sub, exceptFamily]);
    },
  };
}

/** Everybody in a group, by address. */
export const listPoolGroups = (
  db: Database,
  group: string,
): Promise<{ readonly email: string; readonly groups: readonly string[] }[]> =>
  db.query('select email, groups from pool_users where $1 = any(groups) order by email', [group]);
