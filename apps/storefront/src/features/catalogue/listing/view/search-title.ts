import * as listingWords from '@wattle/messages/listing';
import type { Listing } from '../listing-types.ts';

type Search = Pick<Listing, 'q' | 'wholeTotal' | 'applied' | 'help'>;

/** Title of a search page, also used for the window. */
export function searchTitle({ q, wholeTotal, applied, help }: Search): string {
  if (q !== '') return wholeTotal > 0 || help.length > 0 ? listingWords.resultsFor(q) : listingWords.nothingFor(q);
  const [only, ...others] = applied;
  if (!only) return listingWords.whatAreYouLookingFor;
  return others.length === 0 ? only.label : listingWords.allProducts;
}
