import type { EnteredAddress, Locality } from '@wattle/domain';

const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * A suburb that is known with another state or postcode only: as it is known, to ask about. A suburb that nobody knows
 * is no reason to doubt: lists of suburbs are never complete.
 */
export function findDoubt(
  { suburb, state, postcode }: Pick<EnteredAddress, 'suburb' | 'state' | 'postcode'>,
  known: readonly Locality[],
): Locality | undefined {
  const same = known.filter((locality) => folded(locality.suburb) === folded(suburb));
  const isRight = same.some((locality) => locality.state === state && locality.postcode === postcode);
  if (isRight) return undefined;
  return same.find((locality) => locality.state === state) ?? same[0];
}
