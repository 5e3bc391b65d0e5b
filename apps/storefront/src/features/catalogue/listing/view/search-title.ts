import type { Listing } from '../listing-types.ts';

type Search = Pick<Listing, 'q' | 'wholeTotal' | 'applied'>;

/** What a search is called on its page and in the window's title. */
export function searchTitle({ q, wholeTotal, applied }: Search): string {
  if (q !== '') return wholeTotal > 0 ? `Results for “${q}”` : `Nothing for “${q}”`;
  const [only, ...others] = applied;
  if (!only) return 'What are you looking for?';
  return others.length === 0 ? only.label : 'All products';
}
