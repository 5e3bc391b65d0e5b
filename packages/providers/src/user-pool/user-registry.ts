import { cleanEmail } from '@wattle/domain/forms';
import { sealPassword } from './find-account.ts';
import { newUser } from './operations/sign-up.ts';
import type { PoolContext } from './pool-context.ts';
import type { PoolUser } from './records.ts';

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  /** Set for an account that other records already refer to; otherwise generated. */
  readonly sub?: string;
  readonly attributes?: PoolUser['attributes'];
  /** The password works for one sign-in, which then requires a new one. */
  readonly mustChangePassword?: boolean;
  readonly groups?: readonly string[];
};

/** User management for our own server code: demo accounts, staff, blocked customers. Not reachable from outside. */
export type UserRegistry = {
  addUser(
    account: NewAccount,
  ): Promise<{ readonly status: 'ADDED'; readonly sub: string } | { readonly status: 'EMAIL_TAKEN' }>;
  setEnabled(sub: string, enabled: boolean): Promise<boolean>;
  requireReset(sub: string): Promise<boolean>;
  /** Who proved that the address is theirs. */
  findVerified(email: string): Promise<{ readonly sub: string; readonly groups: readonly string[] } | undefined>;
  /** Whoever was in others is in these only, and signs in again. */
  setGroups(sub: string, groups: readonly string[]): Promise<boolean>;
};

export function createUserRegistry(pool: PoolContext): UserRegistry {
  const change = async (sub: string, wanted: Parameters<typeof pool.store.changeUser>[1]): Promise<boolean> =>
    (await pool.store.changeUser(sub, wanted, pool.clock())) === 'CHANGED';
  return {
    async addUser({ email, password, sub, attributes = {}, mustChangePassword = false, groups = [] }) {
      const status = mustChangePassword ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED';
      const known = {
        email: cleanEmail(email),
        status,
        attributes,
        groups,
        emailVerified: true,
        ...(sub && { sub }),
      } as const;
      // an account of the demo is there from the second start on, and a password takes long to seal
      if (await pool.store.findUserByEmail(known.email)) return { status: 'EMAIL_TAKEN' };
      const user = newUser(pool, known);
      const added = await pool.store.addUser({ ...user, password: sealPassword(pool, user.sub, password) });
      return added === 'ADDED' ? { status: added, sub: user.sub } : { status: added };
    },
    setEnabled: (sub, enabled) => change(sub, { enabled }),
    async findVerified(email) {
      const user = await pool.store.findUserByEmail(cleanEmail(email));
      return user?.emailVerified ? { sub: user.sub, groups: user.groups } : undefined;
    },
    async setGroups(sub, groups) {
      const isThere = await change(sub, { groups });
      if (isThere) await pool.store.signOutEverywhere(sub, null);
      return isThere;
    },
    requireReset: (sub) => change(sub, { status: 'RESET_REQUIRED' }),
  };
}
