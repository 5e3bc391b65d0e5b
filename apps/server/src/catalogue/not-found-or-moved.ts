import { type Rejected, rejected } from '@wattle/domain';
import type { Store } from '../store/store.ts';

/** A path that nothing answers to: moved, if the shop knows where to; else not there. */
export async function notFoundOrMoved<C extends string>(
  store: Store,
  path: string,
  code: C,
): Promise<Rejected<C | 'REDIRECT_REQUIRED'>> {
  const redirect = await store.findRedirect(path);
  if (!redirect) return rejected({ code });
  const to = redirect.external ? redirect.to : `/${redirect.to.replace(/^\/+/, '')}`;
  return rejected({ code: 'REDIRECT_REQUIRED', params: { to } });
}
