import { findTotpStep, newTotpSecret } from '../crypto/totp.ts';
import type { PoolContext } from '../pool-context.ts';
import type { PoolUser } from '../records.ts';
import { invalidSession, type Refused, refuse } from '../refuse.ts';
import { openSession, useSession } from './challenge-session.ts';
import { totpAbout } from './check-factor.ts';
import type { Flow, Step } from './flow.ts';
import { forgiveFactor, guardFactor } from './guard-sign-in.ts';

/** Creates an authenticator secret, kept in the session until a code proves that the app has it. */
export async function beginTotpSetup(
  pool: PoolContext,
  channel: Flow['channel'],
  session: string,
): Promise<{ readonly status: 'SUCCESS'; readonly secret: string; readonly session: string } | Refused> {
  const used = await useSession(pool, { channel, clientId: null }, 'MFA_SETUP', session);
  if (!used || !(await used.finish())) return invalidSession();
  const secret = newTotpSecret();
  const next = await openSession(
    pool,
    { channel, clientId: used.clientId },
    { name: 'MFA_SETUP', sub: used.sub, data: { secret } },
  );
  return { status: 'SUCCESS', secret, session: next };
}

export async function proveTotpSetup(
  pool: PoolContext,
  channel: Flow['channel'],
  session: string,
  code: string,
): Promise<{ readonly status: 'SUCCESS'; readonly session: string } | Refused> {
  const used = await useSession(pool, { channel, clientId: null }, 'MFA_SETUP', session);
  const secret = used?.data.secret;
  if (!used || !secret) return invalidSession();
  const kept = await keepTotp(pool, used.sub, secret, code);
  if (kept) return kept;
  if (!(await used.finish())) return invalidSession();
  const place = { channel, clientId: used.clientId };
  const next = await openSession(pool, place, { name: 'MFA_SETUP', sub: used.sub, data: { proved: 'yes' } });
  return { status: 'SUCCESS', session: next };
}

/** Finishes a set-up during sign-in: needs a session whose authenticator has been verified. */
export async function finishTotpSetup(pool: PoolContext, flow: Flow, session: string): Promise<Step> {
  const used = await useSession(pool, flow, 'MFA_SETUP', session);
  if (used?.data.proved !== 'yes' || !(await used.finish())) return invalidSession();
  const user = await pool.store.findUser(used.sub);
  return user ? { status: 'DONE', user } : invalidSession();
}

/** Saves the secret if the code matches it; refuses otherwise. */
export async function keepTotp(
  pool: PoolContext,
  sub: string,
  secret: string,
  code: string,
): Promise<Refused | undefined> {
  const guard = await guardFactor(pool, sub);
  if (guard) return guard;
  const step = findTotpStep(secret, code.trim(), pool.clock());
  const user: PoolUser | undefined = await pool.store.findUser(sub);
  if (step === undefined || !user || !(await pool.store.useTotpStep(sub, step)))
    return refuse('EnableSoftwareTokenMFAException', 'Code mismatch');
  const mfaMethods = [...new Set([...user.mfaMethods, 'SOFTWARE_TOKEN_MFA' as const])];
  const isRequired = pool.settings.mfa === 'ON';
  await pool.store.changeUser(
    sub,
    { sealedTotpSecret: pool.secrets.seal(secret, totpAbout(sub)), ...(isRequired ? { mfaMethods } : {}) },
    pool.clock(),
  );
  await forgiveFactor(pool, sub);
  return undefined;
}
