import { isSame } from '../crypto/digest.ts';
import type { PoolContext } from '../pool-context.ts';
import { cookie } from '../pool-cookies.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import type { HostedRequest } from './hosted-request.ts';

/** Identifies a browser before anyone has signed in. */
export const BROWSER_COOKIE = 'wattle_pool_browser';
export const SESSION_COOKIE = 'wattle_pool_session';

export type Browser = { readonly id: string; readonly cookies: readonly string[] };

const BROWSER_SECONDS = 3600;

/** The browser's id, with a cookie to set if it is new. */
export function knowBrowser(pool: PoolContext, request: HostedRequest): Browser {
  const kept = request.cookies[BROWSER_COOKIE];
  return kept && /^[\w-]{64}$/.test(kept) ? { id: kept, cookies: [] } : newBrowser(pool);
}

export function newBrowser(pool: PoolContext): Browser {
  const id = newToken();
  return { id, cookies: [cookie(pool, BROWSER_COOKIE, id, BROWSER_SECONDS)] };
}

/** CSRF check: true when the form was rendered for this browser. Another site can post, but cannot know the token. */
export function isOwnForm(pool: PoolContext, request: HostedRequest): boolean {
  const kept = request.cookies[BROWSER_COOKIE];
  const token = request.form.get('csrf');
  return kept !== undefined && token !== null && isSame(pool.secrets.formToken(kept), token);
}
