import type { Failed, Outcome } from '../results/outcome.ts';

/** Within the shop, or to another site. */
export type RedirectKind = 'internal' | 'external';

export type PageLookup<T> =
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'REDIRECT'; readonly to: string; readonly kind: RedirectKind }
  | { readonly status: 'NOT_FOUND' }
  | Pick<Failed, 'status' | 'code'>;

/** The result of looking up a category, an article or any page [D-4-01 D-4-02 D-4-03 D-4-04 D-4-05 D-4-06 D-4-07]. */
export function readPageLookup<T, C extends string>(outcome: Outcome<T, C>): PageLookup<T> {
  if (outcome.status === 'SUCCESS') return outcome;
  if (outcome.status === 'ERROR') return { status: 'ERROR', code: outcome.code };
  const { to, kind } = outcome.reasons.find(({ code }) => code === 'REDIRECT_REQUIRED')?.params ?? {};
  if (typeof to !== 'string') return { status: 'NOT_FOUND' };
  return { status: 'REDIRECT', to, kind: kind === 'external' ? 'external' : 'internal' };
}
