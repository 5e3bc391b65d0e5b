import { readCookie } from './visitor-id.ts';

/** Cookie that identifies a browser across its orders. */
export const FRAUD_COOKIE = 'wattle_fraud';
/** 400 days, the longest lifetime browsers allow [C-9-45]. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
const TOKEN = /^[\w-]{16,64}$/;

export type FraudToken = {
  readonly token: string;
  /** The cookie to set; renews the lifetime. */
  readonly cookie: string;
};

/** The fraud token for this browser's orders: the stored one, or a new one [C-7-25 C-9-45]. */
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
