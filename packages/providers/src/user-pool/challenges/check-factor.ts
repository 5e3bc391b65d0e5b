import { readBackupCode } from '@wattle/domain/identity';
import { addressee } from '../codes.ts';
import { isSame } from '../crypto/digest.ts';
import { findTotpStep } from '../crypto/totp.ts';
import type { PoolContext } from '../pool-context.ts';
import type { PoolUser } from '../records.ts';
import { invalidSession, type Refused, refuse } from '../refuse.ts';
import { useSession } from './challenge-session.ts';
import type { Flow } from './flow.ts';
import { forgiveFactor, guardFactor } from './guard-sign-in.ts';

export const totpAbout = (sub: string): string => `totp:${sub}`;
const mismatch = (): Refused => refuse('CodeMismatchException', 'Invalid code received for user');

/** True when an authenticator code is right and has not been used before. */
export async function isFreshTotp(pool: PoolContext, user: PoolUser, code: string): Promise<boolean> {
  const secret = user.sealedTotpSecret && pool.secrets.open(user.sealedTotpSecret, totpAbout(user.sub));
  const step = secret ? findTotpStep(secret, code, pool.clock()) : undefined;
  return step !== undefined && (await pool.store.useTotpStep(user.sub, step));
}

/** True for one of the user's backup codes, which is then used up. The user is notified. */
async function isBackupCode(pool: PoolContext, user: PoolUser, typed: string): Promise<boolean> {
  const code = readBackupCode(typed);
  if (code === null || !(await pool.store.useBackupCode(user.sub, backupHash(pool, user.sub, code)))) return false;
  pool.send({ kind: 'BACKUP_CODE_USED', ...addressee(user) });
  return true;
}

export const backupHash = (pool: PoolContext, sub: string, code: string): string =>
  pool.secrets.hash(`backup:${sub}:${code}`);

type Factor = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP' | 'CUSTOM_CHALLENGE';

/** Checks the answer to a code challenge. A wrong one costs an attempt of both the session and the account. */
export async function checkFactor(
  pool: PoolContext,
  flow: Flow,
  name: Factor,
  session: string,
  code: string,
): Promise<{ readonly status: 'SUCCESS'; readonly value: PoolUser } | Refused> {
  const used = await useSession(pool, flow, name, session);
  if (!used) return invalidSession();
  const guard = await guardFactor(pool, used.sub);
  if (guard) return guard;
  const user = await pool.store.findUser(used.sub);
  const given = code.trim();
  const isRight =
    name === 'SOFTWARE_TOKEN_MFA'
      ? user !== undefined && ((await isFreshTotp(pool, user, given)) || (await isBackupCode(pool, user, given)))
      : isSame(used.data.code ?? '', given);
  if (!isRight || !user) return mismatch();
  if (!(await used.finish())) return invalidSession();
  await forgiveFactor(pool, used.sub);
  return { status: 'SUCCESS', value: user };
}
