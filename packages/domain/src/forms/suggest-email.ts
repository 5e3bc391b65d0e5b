/** Mail hosts that most Australian shoppers use. */
const COMMON = [
  'gmail.com',
  'outlook.com',
  'outlook.com.au',
  'hotmail.com',
  'hotmail.com.au',
  'live.com',
  'live.com.au',
  'icloud.com',
  'yahoo.com',
  'yahoo.com.au',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'iinet.net.au',
  'tpg.com.au',
] as const;

/** Hosts of their own that look like a slip of the finger. */
const REAL: ReadonlySet<string> = new Set([
  ...COMMON,
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'me.com',
  'bigpond.com.au',
]);

/** The address the shopper probably meant, when its host is one slip away from a common one; otherwise null. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  if (at < 1 || host === '' || REAL.has(host)) return null;
  const meant = COMMON.find((one) => isOneSlip(host, one));
  return meant ? `${email.slice(0, at + 1)}${meant}` : null;
}

/** One character more, less or other, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < meant.length && typed[from] === meant[from]) from += 1;
  const [left, right] = [typed.slice(from), meant.slice(from)];
  if (typed.length > meant.length) return left.slice(1) === right;
  if (typed.length < meant.length) return left === right.slice(1);
  if (left.slice(1) === right.slice(1)) return left !== right;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}
