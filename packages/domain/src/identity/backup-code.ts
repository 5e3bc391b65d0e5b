/** Letters and digits that nobody mistakes for each other: no I, L, O or U. */
export const BACKUP_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BACKUP_CODE_LENGTH = 10;
/** How many an account gets at once. */
export const BACKUP_CODE_COUNT = 10;

const HALF = BACKUP_CODE_LENGTH / 2;
const WHOLE = new RegExp(`^[${BACKUP_CODE_ALPHABET}]{${BACKUP_CODE_LENGTH}}$`);

/** A typed backup code as it is compared: without gaps, in capitals, letters that are not used read as digits. */
export function readBackupCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return WHOLE.test(code) ? code : null;
}

/** In two halves, as shoppers copy it. */
export const showBackupCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`;
