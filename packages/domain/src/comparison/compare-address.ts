import type { AddressParams } from '../listing/read-listing-address.ts';
import { COMPARISON_MAX } from './comparison.ts';

const PATH = '/compare';
export const COMPARE_PARAM = 'ids';
/** Anyone can write a URL, so only this many ids are looked up. */
const IDS_READ = 4 * COMPARISON_MAX;
/** Rejects overlong ids and control characters. */
const ID = /^[^\p{Cc}]{1,100}$/u;

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** The ids in a URL to look up, whether they exist or not. */
export function idsInCompareAddress(params: Pick<AddressParams, 'getAll'>): readonly string[] {
  const ids = params.getAll(COMPARE_PARAM).flatMap((text) => text.split(','));
  return distinct(ids.map((id) => id.trim()).filter((id) => ID.test(id))).slice(0, IDS_READ);
}

/** The known products in a compare URL, four at most [C-9-07 D-9-25]. */
export function readCompareAddress(
  params: Pick<AddressParams, 'getAll'>,
  isKnown: (id: string) => boolean,
): readonly string[] {
  return idsInCompareAddress(params).filter(isKnown).slice(0, COMPARISON_MAX);
}

/** A URL that shows this comparison to anyone [C-9-07 D-9-25]. */
export function writeCompareAddress(productIds: readonly string[]): string {
  const ids = distinct(productIds).slice(0, COMPARISON_MAX).map(encodeURIComponent);
  return ids.length === 0 ? PATH : `${PATH}?${COMPARE_PARAM}=${ids.join(',')}`;
}
