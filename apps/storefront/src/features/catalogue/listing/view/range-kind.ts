import type { RangeFacet } from '../listing-types.ts';

/** Whether a range is the width of a product that has to fit a space. */
export function isWidth({ maxParam, suffix }: Pick<RangeFacet, 'maxParam' | 'suffix'>): boolean {
  return /^max_?width/i.test(maxParam) && suffix.trim() === 'mm';
}

/** Whether a range is an energy star rating. */
export function isStars({ suffix }: Pick<RangeFacet, 'suffix'>): boolean {
  return suffix.trim() === 'stars';
}
