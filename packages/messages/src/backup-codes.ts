export const title = 'Backup codes';
export const intro = 'Each lets you in once when you do not have the app.';
export const keepThem =
  'Keep these somewhere safe, not on the phone with the app. We show them only now: what we keep cannot be read back.';
export const copyAll = 'Copy all';
export const copied = 'Copied';
export const allCopied = 'The backup codes are copied.';
export const download = 'Save as a file';
export const fileName = 'wattle-backup-codes.txt';
export const haveKept = 'I have kept them';
export const make = 'Make backup codes';
export const makeNew = 'Make new codes';
export const oldStop = 'New codes replace the old ones, which stop working.';

export function leftWords(left: number): string {
  if (left === 0) return 'None left. Without the app and without a code you could not sign in.';
  return left === 1 ? '1 code left.' : `${left} codes left.`;
}

export const fileText = (shop: string, email: string, codes: readonly string[]): string =>
  [`${shop} backup codes`, email, '', ...codes, '', 'Each works once, with your password.'].join('\n');
