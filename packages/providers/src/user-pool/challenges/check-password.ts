import { isSame } from '../crypto/digest.ts';
import { verifierOf } from '../crypto/srp.ts';
import { findAccount, passwordOf } from '../find-account.ts';
import { type PoolContext, poolName } from '../pool-context.ts';
import type { PoolUser } from '../records.ts';
import { type Refused, wrongLogin } from '../refuse.ts';
import { forgiveAccount, guardAccount, guardAddress } from './guard-sign-in.ts';

type Given = {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly deviceKey?: string | undefined;
};

/** Checks a plain password. Neither the answer nor its timing reveals whether the user exists. */
export async function checkPassword(
  pool: PoolContext,
  { username, password, address, deviceKey }: Given,
): Promise<{ readonly status: 'SUCCESS'; readonly value: PoolUser } | Refused> {
  const crowd = await guardAddress(pool, { address, deviceKey }, username);
  if (crowd) return crowd;
  const account = await findAccount(pool, username);
  const guard = await guardAccount(pool, account.sub, { address, deviceKey });
  if (guard) return guard;
  const { salt, verifier } = passwordOf(pool, account);
  const isRight = isSame(verifierOf({ pool: poolName(pool), user: account.sub, password }, salt), verifier);
  if (!isRight || !account.user?.password) return wrongLogin();
  await forgiveAccount(pool, account.sub, { address, deviceKey });
  return { status: 'SUCCESS', value: account.user };
}
