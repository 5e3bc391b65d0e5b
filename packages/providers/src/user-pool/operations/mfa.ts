import { openSession, useSession } from '../challenges/challenge-session.ts';
import { beginTotpSetup, keepTotp, proveTotpSetup } from '../challenges/totp-setup.ts';
import { newTotpSecret } from '../crypto/totp.ts';
import { type Body, isBody, readTexts } from '../read-fields.ts';
import type { MfaMethod, PoolUser } from '../records.ts';
import { invalidSession, type Refused, refuse } from '../refuse.ts';
import { checkOwner } from '../tokens/check-access.ts';
import { answer, type Operation } from './operation.ts';

const PENDING_SECONDS = 900;
const pendingId = (sub: string): string => `totp-pending:${sub}`;

/** Authorised by the session during a sign-in, otherwise by the access token. */
export const associateSoftwareToken: Operation = async (pool, body) => {
  const read = readTexts(body, [], ['AccessToken', 'Session']);
  if (read.status === 'REFUSED') return read;
  if (read.value.Session) {
    const begun = await beginTotpSetup(pool, 'API', read.value.Session);
    return begun.status === 'REFUSED' ? begun : answer({ SecretCode: begun.secret, Session: begun.session });
  }
  const owner = await checkOwner(pool, read.value.AccessToken ?? '');
  if (owner.status === 'REFUSED') return owner;
  const { user, clientId } = owner.value;
  const secret = newTotpSecret();
  await openSession(
    pool,
    { channel: 'API', clientId },
    { name: 'TOTP_PENDING', sub: user.sub, data: { secret }, session: pendingId(user.sub), seconds: PENDING_SECONDS },
  );
  return answer({ SecretCode: secret });
};

export const verifySoftwareToken: Operation = async (pool, body) => {
  const read = readTexts(body, ['UserCode'], ['AccessToken', 'Session']);
  if (read.status === 'REFUSED') return read;
  const { UserCode, Session, AccessToken = '' } = read.value;
  if (Session) {
    const proved = await proveTotpSetup(pool, 'API', Session, UserCode);
    return proved.status === 'REFUSED' ? proved : answer({ Status: 'SUCCESS', Session: proved.session });
  }
  const owner = await checkOwner(pool, AccessToken);
  if (owner.status === 'REFUSED') return owner;
  const { user, clientId } = owner.value;
  const used = await useSession(pool, { channel: 'API', clientId }, 'TOTP_PENDING', pendingId(user.sub));
  if (!used) return refuse('EnableSoftwareTokenMFAException', 'Code mismatch');
  const refused = await keepTotp(pool, user.sub, used.data.secret ?? '', UserCode);
  if (refused) return refused;
  return (await used.finish()) ? answer({ Status: 'SUCCESS' }) : invalidSession();
};

const SETTINGS = [
  ['SoftwareTokenMfaSettings', 'SOFTWARE_TOKEN_MFA'],
  ['EmailMfaSettings', 'EMAIL_OTP'],
] as const satisfies readonly (readonly [string, MfaMethod])[];

function refusePreference(user: PoolUser, body: Body): Refused | undefined {
  const wants = (name: string): boolean => isBody(body[name]) && body[name].Enabled === true;
  if (wants('SMSMfaSettings')) return refuse('InvalidParameterException', 'No valid MFA method provided');
  if (wants('SoftwareTokenMfaSettings') && user.sealedTotpSecret === null)
    return refuse('InvalidParameterException', 'User has not verified software token mfa');
  if (wants('EmailMfaSettings') && !user.emailVerified)
    return refuse('InvalidParameterException', 'User does not have a verified email');
  return undefined;
}

/** Methods not named stay unchanged; a preferred method must be enabled. */
export const setUserMfaPreference: Operation = async (pool, body) => {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  if (pool.settings.mfa === 'OFF') return refuse('InvalidParameterException', 'MFA is not configured for this pool.');
  const { user } = owner.value;
  const refused = refusePreference(user, body);
  if (refused) return refused;
  const methods = new Set(user.mfaMethods);
  let preferred = user.preferredMfa;
  for (const [name, method] of SETTINGS) {
    const setting = body[name];
    if (!isBody(setting)) continue;
    if (setting.Enabled === true) methods.add(method);
    if (setting.Enabled === false) methods.delete(method);
    if (setting.PreferredMfa === true && methods.has(method)) preferred = method;
    if (setting.PreferredMfa === false && preferred === method) preferred = null;
  }
  const change = {
    mfaMethods: [...methods],
    preferredMfa: preferred && methods.has(preferred) ? preferred : null,
    // they stand in for the app, and go with it
    ...(methods.has('SOFTWARE_TOKEN_MFA') ? {} : { backupCodes: [] }),
  };
  await pool.store.changeUser(user.sub, change, pool.clock());
  return answer();
};
