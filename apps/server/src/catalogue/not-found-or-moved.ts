import { type Rejected, rejected } from '@wattle/domain/results';
import type { Store } from '../store/store.ts';

/** No page has this path: a redirect, inside or outside the shop, if one is known; otherwise not found [D-4-06]. */
export async function notFoundOrMoved<C extends string>(
  store: Store,
  path: string,
  code: C,
): Promise<Rejected<C | 'REDIRECT_REQUIRED'>> {
  const redirect = await store.redirects.find(path);
  if (!redirect) return rejected({ code });
  const params = redirect.external
    ? { to: redirect.to, kind: 'external' }
    : { to: `/${redirect.to.replace(/^\/+/, '')}`, kind: 'internal' };
  return rejected({ code: 'REDIRECT_REQUIRED', params });
}
