import { isSame } from '../crypto/digest.ts';
import type { PoolContext } from '../pool-context.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import type { HostedRequest } from './hosted-request.ts';

/** Tells one browser from another before anyone has signed in. */
export const BROWSER_COOKIE = 'wattle_pool_browser';
export const SESSION_COOKIE = 'wattle_pool_session';

export function cookie({ settings }: PoolContext, name: string, value: string, seconds: number): string {
  const { protocol, pathname } = new URL(settings.hostedUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export type Browser = { readonly id: string; readonly cookies: readonly string[] };

const BROWSER_SECONDS = 3600;

/** This browser, with the cookie to set if it is new here. */
export function knowBrowser(pool: PoolContext, request: HostedRequest): Browser {
  const kept = request.cookies[BROWSER_COOKIE];
  return kept && /^[\w-]{64}$/.test(kept) ? { id: kept, cookies: [] } : newBrowser(pool);
}

export function newBrowser(pool: PoolContext): Browser {
  const id = newToken();
  return { id, cookies: [cookie(pool, BROWSER_COOKIE, id, BROWSER_SECONDS)] };
}

/** Whether a form was sent by the browser that it was made for: another site can post, but cannot know this. */
export function isOwnForm(pool: PoolContext, request: HostedRequest): boolean {
  const kept = request.cookies[BROWSER_COOKIE];
  const token = request.form.get('csrf');
  return kept !== undefined && token !== null && isSame(pool.secrets.formToken(kept), token);
}
