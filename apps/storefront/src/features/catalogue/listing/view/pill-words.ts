import { spaceAcross } from '@wattle/domain';
import type { AppliedFilter, Facet, RangeFacet } from '../listing-types.ts';
import { isStars, isWidth } from './range-kind.ts';

/** What a pill says: a width is the space it was asked for, stars have only a lower end; the rest speaks for itself. */
export function pillWords(
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
    return `Fits ${spaceAcross(range.to, sideAirMm)} mm`;
  if (range && isStars(range) && range.to === null && range.from !== null) return `${range.from} stars and more`;
  return label;
}
