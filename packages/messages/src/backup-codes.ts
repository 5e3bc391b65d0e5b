export const title = 'Backup codes';
export const intro = 'Each lets you in once when you do not have the app.';
export const keepThem = 'Keep these somewhere safe, but not on the same phone as the app. We only show them once.';
export const copyAll = 'Copy all';
export const copied = 'Copied';
export const allCopied = 'The backup codes are copied.';
export const download = 'Save as a file';
export const fileName = 'wattle-backup-codes.txt';
export const haveKept = 'I have saved them';
export const make = 'Make backup codes';
export const makeNew = 'Make new codes';
export const oldStop = 'New codes replace the old ones, which stop working.';

/** From here on it is time for new ones. */
const FEW = 3;

export function leftWords(left: number): string {
  if (left === 0) return 'No codes left. If you lose the app, you will not be able to sign in.';
  const codes = left === 1 ? '1 code left.' : `${left} codes left.`;
  return left <= FEW ? `Only ${codes} Make new ones before you run out.` : codes;
}

export const fileText = (shop: string, email: string, codes: readonly string[]): string =>
  [`${shop} backup codes`, email, '', ...codes, '', 'Each works once, with your password.'].join('\n');
