import type { FacetDefinition } from './facet-definition.ts';
import type { ListingAddress } from './read-listing-address.ts';
import { CLOSING_FACETS, LEADING_FACETS } from './standard-facets.ts';

/** A listing's facets in display order: those on offer, plus any that the URL uses. */
export function facetsInOrder(
  offeredByFamilies: readonly FacetDefinition[],
  { filters }: Pick<ListingAddress, 'filters'>,
): FacetDefinition[] {
  const offered = new Set([...LEADING_FACETS, ...offeredByFamilies, ...CLOSING_FACETS].map((facet) => facet.attribute));
  const furtherChosen = filters.map(({ facet }) => facet).filter(({ attribute }) => !offered.has(attribute));
  return [...LEADING_FACETS, ...offeredByFamilies, ...furtherChosen, ...CLOSING_FACETS];
}
