import { breadcrumbData, itemListData } from '@wattle/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../../page/page-meta.ts';
import type { Crumb } from '../../../../ui/breadcrumbs.tsx';
import { withPage } from '../listing-query.ts';
import type { Listing } from '../listing-types.ts';

type ListingHead = {
  readonly title: string;
  readonly description: string;
  readonly url: URL;
  readonly listing: Listing;
  /** Below the front page. */
  readonly crumbs: readonly Crumb[];
  /** Kept out of search engines, as results of a search are. */
  readonly hidden?: boolean;
};

/** What a list says about itself: its one address, the pages before and after, the way to it, and its products. */
export function listingHead({
  title,
  description,
  url,
  listing,
  crumbs,
  hidden = false,
}: ListingHead): MetaDescriptor[] {
  const { page, pageCount } = listing;
  const place = `${url.origin}${url.pathname}`;
  // sorting and narrowing show the same things in another way
  const canonical = `${place}${!hidden && page > 1 ? `?page=${page}` : ''}`;
  const turn = (rel: string, to: number): MetaDescriptor[] =>
    to >= 1 && to <= pageCount ? [{ tagName: 'link', rel, href: `${place}${withPage(url.search, to)}` }] : [];
  const isCanonical = `${place}${withPage(url.search, page)}` === canonical;
  return [
    ...pageMeta({ title: page > 1 ? `${title}, page ${page}` : title, description, canonical, hidden }),
    ...turn('prev', page - 1),
    ...turn('next', page + 1),
    { 'script:ld+json': breadcrumbData(crumbs, url.origin, canonical) },
    // a list that stands for another one would only repeat a part of it
    ...(isCanonical ? [{ 'script:ld+json': itemListData(listing, url.origin) }] : []),
  ];
}
