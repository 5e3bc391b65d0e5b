import { type Rejected, rejected } from '@wattle/domain';
import type { Store } from '../store/store.ts';

/** A path that nothing answers to: moved, within the shop or out of it, if the shop knows where to; else not there [D-4-06]. */
export async function notFoundOrMoved<C extends string>(
  store: Store,
  path: string,
  code: C,
): Promise<Rejected<C | 'REDIRECT_REQUIRED'>> {
  const redirect = await store.findRedirect(path);
  if (!redirect) return rejected({ code });
  const params = redirect.external
    ? { to: redirect.to, kind: 'external' }
    : { to: `/${redirect.to.replace(/^\/+/, '')}`, kind: 'internal' };
  return rejected({ code: 'REDIRECT_REQUIRED', params });
}
