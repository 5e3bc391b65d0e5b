import type { CallValue, Client } from '@wattle/contract';
import { CATEGORY_FACET } from '@wattle/domain/listing';
import type { Listing } from './listing-types.ts';
import type { ListingPlace } from './load-listing.ts';

export type CategoryTile = CallValue<'loadFrame'>['categories'][number];

/** The categories in which a brand has products, with their counts. */
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
 * The list without filters, sort or paging, loaded alongside the one shown, so that tiles and pictures stay the same
 * while the list changes.
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
