import { addressee, maskEmail } from '../codes.ts';
import { newCode } from '../crypto/digest.ts';
import type { PoolContext } from '../pool-context.ts';
import type { MfaMethod, PoolUser } from '../records.ts';
import { refuse } from '../refuse.ts';
import { CHALLENGE_SECONDS } from '../settings.ts';
import { openSession } from './challenge-session.ts';
import type { Challenge, ChallengeName, Flow, Step } from './flow.ts';

async function challenge(
  pool: PoolContext,
  flow: Flow,
  name: ChallengeName,
  user: PoolUser,
  parameters: Challenge['parameters'],
  data: Readonly<Record<string, string>> = {},
): Promise<Challenge> {
  const session = await openSession(pool, flow, { name, sub: user.sub, data });
  return { status: 'CHALLENGE', name, session, parameters: { USER_ID_FOR_SRP: user.sub, ...parameters } };
}

/**
 * What follows a right password (or its equivalent): a block on the user, a new password, a second factor, or
 * nothing.
 */
export async function afterPassword(pool: PoolContext, flow: Flow, user: PoolUser): Promise<Step> {
  return (await beforeEntry(pool, flow, user)) ?? secondFactor(pool, flow, user);
}

/**
 * The same after a passkey. It is something that its owner has, and they proved to it who they are: that is two factors
 * already, as at Cognito with `MULTI_FACTOR_WITH_USER_VERIFICATION`.
 */
export async function afterPasskey(pool: PoolContext, flow: Flow, user: PoolUser): Promise<Step> {
  return (await beforeEntry(pool, flow, user)) ?? { status: 'DONE', user };
}

/** What stands in the way of an account, however somebody proved that it is theirs. */
async function beforeEntry(pool: PoolContext, flow: Flow, user: PoolUser): Promise<Step | undefined> {
  if (!user.enabled) return refuse('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') return refuse('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED')
    return refuse('PasswordResetRequiredException', 'Password reset required for the user');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const userAttributes = JSON.stringify({ email: user.email, ...user.attributes });
    return challenge(pool, flow, 'NEW_PASSWORD_REQUIRED', user, { requiredAttributes: '[]', userAttributes });
  }
  return undefined;
}

export async function secondFactor(pool: PoolContext, flow: Flow, user: PoolUser): Promise<Step> {
  const methods = pool.settings.mfa === 'OFF' ? [] : user.mfaMethods;
  const [only] = methods;
  if (!only) {
    if (pool.settings.mfa !== 'ON') return { status: 'DONE', user };
    return challenge(pool, flow, 'MFA_SETUP', user, { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
  }
  const chosen = methods.length === 1 ? only : user.preferredMfa;
  if (chosen && methods.includes(chosen)) return askFactor(pool, flow, user, chosen);
  return challenge(pool, flow, 'SELECT_MFA_TYPE', user, { MFAS_CAN_CHOOSE: JSON.stringify(methods) });
}

export async function askFactor(pool: PoolContext, flow: Flow, user: PoolUser, method: MfaMethod): Promise<Challenge> {
  if (method === 'SOFTWARE_TOKEN_MFA')
    return challenge(pool, flow, method, user, {
      FRIENDLY_DEVICE_NAME: 'Authenticator app',
      // not Cognito's: says that a backup code does too
      BACKUP_CODES: String(user.backupCodes.length > 0),
    });
  return askMailedCode(pool, flow, method, { sub: user.sub, user }, user.email);
}

/** Mails a code; for an unknown user it only claims to. */
export async function askMailedCode(
  pool: PoolContext,
  flow: Flow,
  name: 'EMAIL_OTP' | 'CUSTOM_CHALLENGE',
  account: { readonly sub: string; readonly user: PoolUser | undefined },
  email: string,
): Promise<Challenge> {
  const code = newCode();
  const session = await openSession(pool, flow, { name, sub: account.sub, data: { code } });
  const expiresAt = pool.clock() + CHALLENGE_SECONDS * 1000;
  if (account.user) pool.send({ kind: 'SIGN_IN_CODE', code, expiresAt, ...addressee(account.user) });
  const parameters = {
    USERNAME: account.sub,
    CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
    CODE_DELIVERY_DESTINATION: maskEmail(email),
  };
  return { status: 'CHALLENGE', name, session, parameters };
}
