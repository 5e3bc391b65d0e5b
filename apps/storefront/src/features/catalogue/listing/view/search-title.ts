import { FEATURED_FACET } from '@wattle/domain/listing';
import * as listingWords from '@wattle/messages/listing';
import type { Listing } from '../listing-types.ts';

type Search = Pick<Listing, 'q' | 'wholeTotal' | 'applied' | 'help'>;

/** Title of a search page, also used for the window. */
export function searchTitle({ q, wholeTotal, applied, help }: Search): string {
  if (q !== '') return wholeTotal > 0 || help.length > 0 ? listingWords.resultsFor(q) : listingWords.nothingFor(q);
  const [only, ...others] = applied;
  if (!only) return listingWords.whatAreYouLookingFor;
  const campaigns = applied.filter(({ remove }) => remove.some(({ param }) => param === FEATURED_FACET.param));
  // whatever else narrows it, a campaign keeps its name
  if (campaigns[0] && campaigns.length === 1) return campaigns[0].label;
  return others.length === 0 ? only.label : listingWords.allProducts;
}
