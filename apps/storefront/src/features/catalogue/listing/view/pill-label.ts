import { spaceAcross } from '@wattle/domain/fit';
import * as listingWords from '@wattle/messages/listing';
import type { AppliedFilter, Facet, RangeFacet } from '../listing-types.ts';
import { isStars, isWidth } from './range-kind.ts';

/** Label of a filter pill: a width reads as the space asked for, stars as a minimum, anything else as it is. */
export function pillLabel(
  { label, remove }: AppliedFilter,
  facets: readonly Facet[],
  sideAirMm: number | null,
): string {
  const params = new Set(remove.map(({ param }) => param));
  const range = facets.find(
    (facet): facet is RangeFacet =>
      facet.kind === 'range' && (params.has(facet.minParam) || params.has(facet.maxParam)),
  );
  if (range && isWidth(range) && sideAirMm !== null && range.from === null && range.to !== null)
    return listingWords.fitsSpace(spaceAcross(range.to, sideAirMm));
  if (range && isStars(range) && range.to === null && range.from !== null) return listingWords.starsAndUp(range.from);
  return label;
}
