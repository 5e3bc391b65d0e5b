import { fromBase64Url } from './bytes.ts';
import { type Json, parseJson, readText } from './json.ts';

export type Tokens = {
  readonly username: string;
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Milliseconds since epoch, by this browser's clock. */
  readonly expiresAt: number;
  /** Signed in at the hosted pages: they have a session of their own. */
  readonly isHosted: boolean;
};

type Names = readonly [access: string, id: string, refresh: string, expires: string];
const POOL_NAMES: Names = ['AccessToken', 'IdToken', 'RefreshToken', 'ExpiresIn'];
const HOSTED_NAMES: Names = ['access_token', 'id_token', 'refresh_token', 'expires_in'];

/** The tokens of an answer; a refresh that brings no new refresh token keeps the earlier one. */
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

/** The pool and its hosted pages name the same things differently. */
const namesIn = (json: Json): Names => ('access_token' in json ? HOSTED_NAMES : POOL_NAMES);

/** What a token says, unchecked: only for showing, the server checks. */
export const readClaims = (token: string): Json => parseJson(decode(token.split('.')[1] ?? ''));

function decode(part: string): string | null {
  try {
    return new TextDecoder().decode(fromBase64Url(part));
  } catch {
    return null;
  }
}
