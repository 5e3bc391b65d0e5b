import type { Client } from '@wattle/contract';
import { pageNotFound, pageValue } from '../../../page/page-value.ts';
import type { Listing } from './listing-types.ts';

export type ListingPlace = { readonly categoryId?: string; readonly brandId?: string };

/** Loads the page of products that an address asks for. A page past the last is a 404. */
export async function loadListing(client: Client, place: ListingPlace, url: URL): Promise<Listing> {
  const listing = pageValue(await client.listProducts({ ...place, address: url.search }), url);
  if (listing.page > listing.pageCount) throw pageNotFound(url);
  return listing;
}
