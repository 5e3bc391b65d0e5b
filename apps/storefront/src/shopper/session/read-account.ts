import { readText } from '../identity/json.ts';
import { createTokenStore } from '../identity/token-store.ts';
import { readClaims } from '../identity/tokens.ts';

/** Whose account it is, by the stored ID token; '' if it cannot be read, which is no account that was ever synced. */
export function readAccount(): string {
  const tokens = createTokenStore(localStorage).get();
  return tokens ? readText(readClaims(tokens.idToken), 'sub') : '';
}
