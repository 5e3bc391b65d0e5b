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
};

/** User management for our own server code: demo accounts, blocked customers. Not reachable from outside. */
export type UserRegistry = {
  addUser(
    account: NewAccount,
  ): Promise<{ readonly status: 'ADDED'; readonly sub: string } | { readonly status: 'EMAIL_TAKEN' }>;
  setEnabled(sub: string, enabled: boolean): Promise<boolean>;
  requireReset(sub: string): Promise<boolean>;
};

export function createUserRegistry(pool: PoolContext): UserRegistry {
  const change = async (sub: string, wanted: Parameters<typeof pool.store.changeUser>[1]): Promise<boolean> =>
    (await pool.store.changeUser(sub, wanted, pool.clock())) === 'CHANGED';
  return {
    async addUser({ email, password, sub, attributes = {}, mustChangePassword = false }) {
      const status = mustChangePassword ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED';
      const known = { email: cleanEmail(email), status, attributes, emailVerified: true, ...(sub && { sub }) } as const;
      const user = newUser(pool, known);
      const added = await pool.store.addUser({ ...user, password: sealPassword(pool, user.sub, password) });
      return added === 'ADDED' ? { status: added, sub: user.sub } : { status: added };
    },
    setEnabled: (sub, enabled) => change(sub, { enabled }),
    requireReset: (sub) => change(sub, { status: 'RESET_REQUIRED' }),
  };
}
