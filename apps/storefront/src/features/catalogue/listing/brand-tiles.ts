import type { CallValue, Client } from '@wattle/contract';
import { CATEGORY_FACET } from '@wattle/domain';
import type { Listing } from './listing-types.ts';
import type { ListingPlace } from './load-listing.ts';

export type CategoryTile = CallValue<'loadFrame'>['categories'][number];

/** Of these categories, those in which a brand has something, with how much. */
export function brandTiles(categories: readonly CategoryTile[], { facets }: Pick<Listing, 'facets'>): CategoryTile[] {
  const facet = facets.find((one) => one.kind === 'options' && one.param === CATEGORY_FACET.param);
  if (facet?.kind !== 'options') return [];
  const counts = new Map(facet.options.map(({ value, count }) => [value, count]));
  return categories.flatMap((category) => {
    const count = counts.get(category.id);
    return count ? [{ ...category, count }] : [];
  });
}

/**
 * The list as it is before anything is filtered, sorted or turned: tiles and pictures stay while the list changes. It
 * is asked for beside the one that is shown.
 */
export async function loadWhole(
  client: Client,
  place: ListingPlace,
  url: URL,
  listed: Promise<Listing>,
): Promise<Listing> {
  if (url.search === '') return listed;
  const whole = await client.listProducts({ ...place, address: '' });
  return whole.status === 'SUCCESS' ? whole.value : listed;
}
