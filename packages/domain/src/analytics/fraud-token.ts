import { readCookie } from './visitor-id.ts';

/** How the cookie is called that tells one browser's orders from another's. */
export const FRAUD_COOKIE = 'wattle_fraud';
/** 400 days, the longest that browsers keep a cookie [C-9-45]. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
const TOKEN = /^[\w-]{16,64}$/;

export type FraudToken = {
  readonly token: string;
  /** What keeps it, from now on for as long again. */
  readonly cookie: string;
};

/** The token that orders of this browser carry: the one that is kept, or another [C-7-25 C-9-45]. */
export function fraudTokenOf(
  cookies: string,
  generate: () => string,
  { isSecure }: { readonly isSecure: boolean },
): FraudToken {
  const kept = readCookie(cookies, FRAUD_COOKIE);
  const token = kept !== undefined && TOKEN.test(kept) ? kept : generate();
  const rules = `Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { token, cookie: `${FRAUD_COOKIE}=${token}; ${rules}` };
}
