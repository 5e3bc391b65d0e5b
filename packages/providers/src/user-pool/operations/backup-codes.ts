import { randomInt } from 'node:crypto';
import { BACKUP_CODE_ALPHABET, BACKUP_CODE_COUNT, BACKUP_CODE_LENGTH, showBackupCode } from '@wattle/domain/identity';
import { backupHash } from '../challenges/check-factor.ts';
import { readTexts } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { checkOwner } from '../tokens/check-access.ts';
import { answer, type Operation } from './operation.ts';

const newBackupCode = (): string =>
  Array.from({ length: BACKUP_CODE_LENGTH }, () => BACKUP_CODE_ALPHABET[randomInt(BACKUP_CODE_ALPHABET.length)]).join(
    '',
  );

/** Codes for who has lost the authenticator app, in place of any earlier ones. Not an operation of Cognito. */
export const createBackupCodes: Operation = async (pool, body) => {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  const { user } = owner.value;
  if (!user.mfaMethods.includes('SOFTWARE_TOKEN_MFA'))
    return refuse('SoftwareTokenMFANotFoundException', 'Software token MFA is not enabled.');
  const codes = Array.from({ length: BACKUP_CODE_COUNT }, newBackupCode);
  const backupCodes = codes.map((code) => backupHash(pool, user.sub, code));
  await pool.store.changeUser(user.sub, { backupCodes }, pool.clock());
  return answer({ BackupCodes: codes.map(showBackupCode) });
};
