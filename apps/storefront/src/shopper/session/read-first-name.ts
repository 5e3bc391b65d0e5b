import { readText } from '../identity/json.ts';
import { createTokenStore } from '../identity/token-store.ts';
import { readClaims } from '../identity/tokens.ts';

/** The first name in the stored ID token; for display, so unverified. */
export function readFirstName(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage): string {
  const tokens = createTokenStore(storage).get();
  return tokens ? readText(readClaims(tokens.idToken), 'given_name').trim() : '';
}
