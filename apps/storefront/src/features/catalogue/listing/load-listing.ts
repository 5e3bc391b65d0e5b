import type { CallValue, Client } from '@wattle/contract';
import { pageNotFound, pageValue } from '../../../page/page-value.ts';
import { readListingAddress } from './listing-address.ts';

export type Listing = CallValue<'listProducts'>;

/** The page of products that an address asks for. A page after the last one is not there. */
export async function loadListing(
  client: Client,
  scope: { categoryId?: string; brandId?: string },
  url: URL,
): Promise<Listing> {
  const { q, sort, page, filter } = readListingAddress(url.searchParams);
  const listing = pageValue(
    await client.listProducts({
      ...scope,
      sort,
      page,
      ...(q === '' ? {} : { q }),
      ...(filter ? { filter: filter.filter } : {}),
    }),
    url,
  );
  if (page > listing.pageCount) throw pageNotFound(url);
  return listing;
}

/** The address that stands for this listing: sorting and narrowing show the same things in another way. */
export function listingCanonical(url: URL): string {
  const { page } = readListingAddress(url.searchParams);
  return `${url.origin}${url.pathname}${page > 1 ? `?page=${page}` : ''}`;
}
