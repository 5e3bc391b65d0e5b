import type { Client } from '@wattle/contract';
import { pageNotFound, pageValue } from '../../../page/page-value.ts';
import type { Listing } from './listing-types.ts';

export type ListingPlace = { readonly categoryId?: string; readonly brandId?: string };

/** The page of products that an address asks for. A page after the last one is not there. */
export async function loadListing(client: Client, place: ListingPlace, url: URL): Promise<Listing> {
  const listing = pageValue(await client.listProducts({ ...place, address: url.search }), url);
  if (listing.page > listing.pageCount) throw pageNotFound(url);
  return listing;
}
