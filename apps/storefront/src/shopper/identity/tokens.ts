import { fromBase64Url } from './bytes.ts';
import { type Json, parseJson, readText } from './json.ts';

export type Tokens = {
  readonly username: string;
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Milliseconds since epoch, by the browser's clock. */
  readonly expiresAt: number;
  /** Signed in at the hosted pages, which have their own session. */
  readonly isHosted: boolean;
};

type Names = readonly [access: string, id: string, refresh: string, expires: string];
const POOL_NAMES: Names = ['AccessToken', 'IdToken', 'RefreshToken', 'ExpiresIn'];
const HOSTED_NAMES: Names = ['access_token', 'id_token', 'refresh_token', 'expires_in'];

/** Reads the tokens in a response; keeps the earlier refresh token when there is no new one. */
export function readTokens(json: Json, nowMs: number, isHosted: boolean, earlier?: Tokens): Tokens | undefined {
  const [access, id, refresh, expires] = namesIn(json);
  const accessToken = readText(json, access);
  const idToken = readText(json, id);
  const refreshToken = readText(json, refresh) || (earlier?.refreshToken ?? '');
  const seconds = json[expires];
  if (accessToken === '' || idToken === '' || typeof seconds !== 'number') return undefined;
  const username = readText(readClaims(idToken), 'cognito:username') || (earlier?.username ?? '');
  return { username, accessToken, idToken, refreshToken, expiresAt: nowMs + seconds * 1000, isHosted };
}

/** The pool and its hosted pages use different names. */
const namesIn = (json: Json): Names => ('access_token' in json ? HOSTED_NAMES : POOL_NAMES);

/** A token's claims, unverified: for display only, the server verifies. */
export const readClaims = (token: string): Json => parseJson(decode(token.split('.')[1] ?? ''));

function decode(part: string): string | null {
  try {
    return new TextDecoder().decode(fromBase64Url(part));
  } catch {
    return null;
  }
}
