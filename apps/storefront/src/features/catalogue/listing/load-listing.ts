import type { Client } from '@wattle/contract';
import { pageValue } from '../../../page/page-value.ts';
import { Redirect } from '../../../router/page-answer.ts';
import { withPage } from './listing-query.ts';
import type { Listing } from './listing-types.ts';

export type ListingPlace = { readonly categoryId?: string; readonly brandId?: string };

/** Loads the page of products that an address asks for. A page past the last leads to the last: goods were sold since. */
export async function loadListing(client: Client, place: ListingPlace, url: URL): Promise<Listing> {
  const listing = pageValue(await client.listProducts({ ...place, address: url.search }), url);
  if (listing.page > listing.pageCount) throw new Redirect(`${url.pathname}${withPage(url.search, listing.pageCount)}`);
  return listing;
}
