import { cleanEmail } from '@wattle/domain/forms';
import { listAttributes, readAttributes, withoutEmail } from '../attributes.ts';
import { addressee, deliveryTo, giveCode, isMailingTooOften, refuseCode, tryCode } from '../codes.ts';
import { readTexts } from '../read-fields.ts';
import { attemptLimit, refuse } from '../refuse.ts';
import { isTooMany } from '../throttle.ts';
import { checkOwner } from '../tokens/check-access.ts';
import { answer, type Operation } from './operation.ts';

export const getUser: Operation = async (pool, body) => {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  const { user } = owner.value;
  return answer({
    Username: user.sub,
    UserAttributes: listAttributes(user),
    UserMFASettingList: user.mfaMethods,
    // not Cognito's
    BackupCodesLeft: user.backupCodes.length,
    ...(user.preferredMfa ? { PreferredMfaSetting: user.preferredMfa } : {}),
  });
};

/** A new email takes effect only after its mailbox confirms the code. */
export const updateUserAttributes: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  const given = readAttributes(body.UserAttributes);
  if (given.status === 'REFUSED') return given;
  const { user } = owner.value;
  const email = cleanEmail(given.value.email ?? user.email);
  const isNewEmail = email !== user.email;
  if (isNewEmail && (await isMailingTooOften(pool, { sub: user.sub, address }))) return attemptLimit();
  if (isNewEmail && (await isTooMany(pool, 'mailTarget', email))) return attemptLimit();
  const attributes = { ...user.attributes, ...withoutEmail(given.value) };
  await pool.store.changeUser(user.sub, { attributes }, pool.clock());
  if (!isNewEmail) return answer({ CodeDeliveryDetailsList: [] });
  await giveCode(pool, 'VERIFY_EMAIL', { sub: user.sub, user }, email);
  return answer({ CodeDeliveryDetailsList: [deliveryTo(email).CodeDeliveryDetails] });
};

export const getUserAttributeVerificationCode: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['AccessToken', 'AttributeName']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  if (read.value.AttributeName !== 'email')
    return refuse('InvalidParameterException', 'Only an email can be verified.');
  const { user } = owner.value;
  if (await isMailingTooOften(pool, { sub: user.sub, address })) return attemptLimit();
  await giveCode(pool, 'VERIFY_EMAIL', { sub: user.sub, user }, user.email);
  return answer(deliveryTo(user.email));
};

export const verifyUserAttribute: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['AccessToken', 'AttributeName', 'Code']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  if (read.value.AttributeName !== 'email')
    return refuse('InvalidParameterException', 'Only an email can be verified.');
  const { user } = owner.value;
  const result = await tryCode(pool, 'VERIFY_EMAIL', { sub: user.sub, address, code: read.value.Code });
  if (result.status !== 'TAKEN') return refuseCode(result);
  const email = result.target ?? user.email;
  const changed = await pool.store.changeUser(user.sub, { email, emailVerified: true }, pool.clock());
  if (changed === 'EMAIL_TAKEN') return refuse('AliasExistsException', 'An account with the email already exists.');
  if (email !== user.email) pool.send({ kind: 'EMAIL_CHANGED', ...addressee(user) });
  return answer();
};

export const deleteUser: Operation = async (pool, body) => {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  await pool.store.deleteUser(owner.value.user.sub);
  return answer();
};
