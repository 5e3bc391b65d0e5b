import { breadcrumbData, itemListData } from '@wattle/domain/structured-data';
import * as listingWords from '@wattle/messages/listing';
import { pageMeta } from '../../../../page/page-meta.ts';
import type { HeadEntry } from '../../../../router/head.ts';
import type { Crumb } from '../../../../ui/breadcrumbs.tsx';
import { withPage } from '../listing-query.ts';
import type { Listing } from '../listing-types.ts';

type ListingHead = {
  readonly title: string;
  readonly description: string;
  readonly url: URL;
  readonly listing: Listing;
  /** Below the home page. */
  readonly crumbs: readonly Crumb[];
  /** Excluded from search engines, as search results are. */
  readonly hidden?: boolean;
};

/** Head entries of a list: canonical URL, previous and next page, breadcrumbs and products. */
export function listingHead({ title, description, url, listing, crumbs, hidden = false }: ListingHead): HeadEntry[] {
  const { page, pageCount } = listing;
  const place = `${url.origin}${url.pathname}`;
  // sorting and filtering show the same products in another way
  const canonical = `${place}${!hidden && page > 1 ? `?page=${page}` : ''}`;
  const pageLink = (rel: 'prev' | 'next', to: number): HeadEntry[] =>
    to >= 1 && to <= pageCount ? [{ rel, href: `${place}${withPage(url.search, to)}` }] : [];
  const isCanonical = `${place}${withPage(url.search, page)}` === canonical;
  return [
    ...pageMeta({ title: page > 1 ? listingWords.titleOfPage(title, page) : title, description, canonical, hidden }),
    ...pageLink('prev', page - 1),
    ...pageLink('next', page + 1),
    { jsonLd: breadcrumbData(crumbs, url.origin, canonical) },
    // a non-canonical list would only repeat part of the canonical one
    ...(isCanonical ? [{ jsonLd: itemListData(listing, url.origin) }] : []),
  ];
}
