import { isPersonalPath } from '@wattle/domain/links';

/**
 * How the worker handles a request: cache hashed files and pictures, keep the last copy of public pages, or ignore it.
 */
export type CacheRule = 'asset' | 'picture' | 'page' | 'none';

export type RequestFacts = { readonly method: string; readonly url: string; readonly mode: string };

export function cacheRule({ method, url, mode }: RequestFacts, origin: string): CacheRule {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  const { pathname } = address;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/cdn-cgi/image/')) return 'picture';
  return mode === 'navigate' && !isPrivate(pathname) ? 'page' : 'none';
}

/** Personal pages and API calls are never cached. */
function isPrivate(pathname: string): boolean {
  return isPersonalPath(pathname) || /^\/(api|pcr|dev|idp|demo-id|adyen|checkoutshopper|captcha)(\/|$)/.test(pathname);
}

/** Caches a page only when the server marks it as public. */
export function mayKeepPage(response: { status: number; type: string; headers: Pick<Headers, 'get'> }): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return response.status === 200 && response.type === 'basic' && !/no-store|private/.test(control);
}
