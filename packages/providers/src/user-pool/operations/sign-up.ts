import { randomUUID } from 'node:crypto';
import { cleanEmail } from '@wattle/domain/forms';
import { isEmail, readAttributes, withoutEmail } from '../attributes.ts';
import { deliveryTo, giveCode, isMailingTooOften, refuseCode, tryCode } from '../codes.ts';
import { findAccount, sealPassword } from '../find-account.ts';
import { passwordProblem } from '../password-policy.ts';
import type { PoolContext } from '../pool-context.ts';
import { readTexts } from '../read-fields.ts';
import type { PoolUser } from '../records.ts';
import { attemptLimit, refuse, tooManyRequests } from '../refuse.ts';
import { addressBucket, isTooMany } from '../throttle.ts';
import { answer, type Operation, refuseClient } from './operation.ts';

export function newUser(
  pool: PoolContext,
  given: Pick<PoolUser, 'email' | 'status' | 'attributes'> & Partial<PoolUser>,
): PoolUser {
  const now = pool.clock();
  return {
    sub: randomUUID(),
    emailVerified: false,
    enabled: true,
    password: null,
    sealedTotpSecret: null,
    backupCodes: [],
    mfaMethods: [],
    preferredMfa: null,
    groups: [],
    createdAt: now,
    updatedAt: now,
    ...given,
  };
}

/**
 * The only answer that reveals that an account exists, because the sign-up form has to; hence the tight limit
 * per caller.
 */
export const signUp: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['ClientId', 'Username', 'Password']);
  if (read.status === 'REFUSED') return read;
  const { ClientId, Username, Password } = read.value;
  const unknownClient = refuseClient(pool, ClientId);
  if (unknownClient) return unknownClient;
  const attributes = readAttributes(body.UserAttributes);
  if (attributes.status === 'REFUSED') return attributes;
  const email = cleanEmail(Username);
  const isOther = cleanEmail(attributes.value.email ?? email) !== email;
  if (!isEmail(email) || isOther) return refuse('InvalidParameterException', 'Username should be an email.');
  const problem = passwordProblem(Password);
  if (problem) return refuse('InvalidPasswordException', `Password did not conform with policy: ${problem}`);
  if (await isTooMany(pool, 'signUpAddress', addressBucket(address))) return tooManyRequests();
  const user = newUser(pool, { email, status: 'UNCONFIRMED', attributes: withoutEmail(attributes.value) });
  const added = await pool.store.addUser({ ...user, password: sealPassword(pool, user.sub, Password) });
  if (added === 'EMAIL_TAKEN') return refuse('UsernameExistsException', 'User already exists');
  await giveCode(pool, 'SIGN_UP', { sub: user.sub, user });
  return answer({ UserConfirmed: false, UserSub: user.sub, ...deliveryTo(email) });
};

/** By the mailed code or the mailed link, which carries the code and the user. */
export const confirmSignUp: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['ClientId', 'Username', 'ConfirmationCode']);
  if (read.status === 'REFUSED') return read;
  const { ClientId, Username, ConfirmationCode } = read.value;
  const unknownClient = refuseClient(pool, ClientId);
  if (unknownClient) return unknownClient;
  if (await isTooMany(pool, 'codeAddress', addressBucket(address))) return tooManyRequests();
  const account = await findAccount(pool, Username);
  const result = await tryCode(pool, 'SIGN_UP', { sub: account.sub, address, code: ConfirmationCode });
  // only a caller who knows the code learns that it was used or is no longer needed
  const isPast = result.status === 'TAKEN' && account.user?.status !== 'UNCONFIRMED';
  if (result.status === 'ALREADY_TAKEN' || isPast)
    return refuse('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  if (result.status !== 'TAKEN') return refuseCode(result);
  await pool.store.changeUser(account.sub, { status: 'CONFIRMED', emailVerified: true }, pool.clock());
  return answer();
};

export const resendConfirmationCode: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['ClientId', 'Username']);
  if (read.status === 'REFUSED') return read;
  const unknownClient = refuseClient(pool, read.value.ClientId);
  if (unknownClient) return unknownClient;
  if (await isTooMany(pool, 'mailAddress', addressBucket(address))) return tooManyRequests();
  const account = await findAccount(pool, read.value.Username);
  if (await isMailingTooOften(pool, { sub: account.sub, address })) return attemptLimit();
  const isWaiting = account.user?.status === 'UNCONFIRMED';
  await giveCode(pool, 'SIGN_UP', isWaiting ? account : { sub: account.sub, user: undefined });
  return answer(deliveryTo(account.user?.email ?? cleanEmail(read.value.Username)));
};
