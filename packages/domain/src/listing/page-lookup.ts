import type { Failed, Outcome } from '../results/outcome.ts';

export type PageLookup<T> =
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'REDIRECT'; readonly to: string }
  | { readonly status: 'NOT_FOUND' }
  | Pick<Failed, 'status' | 'code'>;

/** What looking up a category, or any page by its path, came to [D-4-01 D-4-02 D-4-03 D-4-04]. */
export function readPageLookup<T, C extends string>(outcome: Outcome<T, C>): PageLookup<T> {
  if (outcome.status === 'SUCCESS') return outcome;
  if (outcome.status === 'ERROR') return { status: 'ERROR', code: outcome.code };
  const to = outcome.reasons.find(({ code }) => code === 'REDIRECT_REQUIRED')?.params?.to;
  return typeof to === 'string' ? { status: 'REDIRECT', to } : { status: 'NOT_FOUND' };
}
