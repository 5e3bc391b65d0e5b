import { cleanEmail } from '@wattle/domain/forms';
import { forgiveAccount, isGuessingOwn } from '../challenges/guard-sign-in.ts';
import { addressee, deliveryTo, giveCode, isMailingTooOften, refuseCode, tryCode } from '../codes.ts';
import { isSame } from '../crypto/digest.ts';
import { verifierOf } from '../crypto/srp.ts';
import { findAccount, passwordOf, sealPassword } from '../find-account.ts';
import { passwordProblem } from '../password-policy.ts';
import { poolName } from '../pool-context.ts';
import { readTexts } from '../read-fields.ts';
import { attemptLimit, type Refused, refuse, tooManyRequests, wrongLogin } from '../refuse.ts';
import { addressBucket, forgive, isTooMany } from '../throttle.ts';
import { checkOwner } from '../tokens/check-access.ts';
import { answer, type Operation, refuseClient } from './operation.ts';

function refusePassword(password: string): Refused | undefined {
  const problem = passwordProblem(password);
  return problem ? refuse('InvalidPasswordException', `Password did not conform with policy: ${problem}`) : undefined;
}

/** Ends the user's other sign-ins. */
export const changePassword: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['AccessToken', 'PreviousPassword', 'ProposedPassword']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  const { user, family } = owner.value;
  const weak = refusePassword(read.value.ProposedPassword);
  if (weak) return weak;
  if (await isGuessingOwn(pool, user.sub, address)) return attemptLimit();
  const { salt, verifier } = passwordOf(pool, { sub: user.sub, user });
  const login = { pool: poolName(pool), user: user.sub, password: read.value.PreviousPassword };
  if (!user.password || !isSame(verifierOf(login, salt), verifier)) return wrongLogin();
  await forgiveAccount(pool, user.sub, { address });
  const password = sealPassword(pool, user.sub, read.value.ProposedPassword);
  await pool.store.changeUser(user.sub, { password }, pool.clock());
  await pool.store.signOutEverywhere(user.sub, family);
  pool.send({ kind: 'PASSWORD_CHANGED', ...addressee(user) });
  return answer();
};

/** Always claims that a code was sent, so that nobody can probe for accounts. */
export const forgotPassword: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['ClientId', 'Username']);
  if (read.status === 'REFUSED') return read;
  const unknownClient = refuseClient(pool, read.value.ClientId);
  if (unknownClient) return unknownClient;
  if (await isTooMany(pool, 'mailAddress', addressBucket(address))) return tooManyRequests();
  const account = await findAccount(pool, read.value.Username);
  if (await isMailingTooOften(pool, { sub: account.sub, address })) return attemptLimit();
  const mayReset = account.user?.enabled === true;
  await giveCode(pool, 'RESET_PASSWORD', mayReset ? account : { sub: account.sub, user: undefined });
  return answer(deliveryTo(account.user?.email ?? cleanEmail(read.value.Username)));
};

/** The mailed code also proves the address, so an unconfirmed account becomes confirmed. */
export const confirmForgotPassword: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['ClientId', 'Username', 'ConfirmationCode', 'Password']);
  if (read.status === 'REFUSED') return read;
  const { ClientId, Username, ConfirmationCode, Password } = read.value;
  const unknownClient = refuseClient(pool, ClientId);
  if (unknownClient) return unknownClient;
  const weak = refusePassword(Password);
  if (weak) return weak;
  if (await isTooMany(pool, 'codeAddress', addressBucket(address))) return tooManyRequests();
  const account = await findAccount(pool, Username);
  const result = await tryCode(pool, 'RESET_PASSWORD', { sub: account.sub, address, code: ConfirmationCode });
  if (result.status !== 'TAKEN') return refuseCode(result);
  const change = {
    password: sealPassword(pool, account.sub, Password),
    status: 'CONFIRMED',
    emailVerified: true,
  } as const;
  await pool.store.changeUser(account.sub, change, pool.clock());
  await pool.store.signOutEverywhere(account.sub, null);
  await forgive(pool, 'signInAccount', account.sub);
  if (account.user) pool.send({ kind: 'PASSWORD_CHANGED', ...addressee(account.user) });
  return answer();
};
