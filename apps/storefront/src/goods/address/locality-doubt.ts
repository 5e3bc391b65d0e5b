import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Locality } from '@wattle/domain/stores';

const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Returns the known place when a suburb exists only with another state or postcode. An unknown suburb raises no doubt,
 * because suburb lists are never complete.
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
