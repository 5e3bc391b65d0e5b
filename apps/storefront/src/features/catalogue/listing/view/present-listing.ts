import * as listingWords from '@wattle/messages/listing';
import { announcement, countWords, totalWords } from '@wattle/messages/listing-counts';
import type { Piece } from '../../../../page/piece.ts';
import { carriedParams } from '../listing-query.ts';
import type { Facet, Listing } from '../listing-types.ts';
import { arrangeFacets } from './arrange-facets.ts';
import type { FacetSection, ListingView } from './listing-view.ts';
import { pillLabel } from './pill-label.ts';

const paramsOf = (facet: Facet): string[] =>
  facet.kind === 'range' ? [facet.minParam, facet.maxParam] : [facet.param];

const arranged = new WeakMap<Listing, readonly FacetSection[]>();

/** The same sections for the same listing, by which their HTML is kept. */
function sectionsOf(listing: Listing): readonly FacetSection[] {
  const sections = arranged.get(listing) ?? arrangeFacets(listing.facets, listing.sideAirMm);
  arranged.set(listing, sections);
  return sections;
}

/** Turns a listing into what its page shows. Server only, so that browsers load none of it. */
export function presentListing(
  listing: Listing,
  cards: readonly Piece[],
  search: string,
  noun = 'products',
  /** What there is without filters, where that takes more words. */
  whole?: string,
): ListingView {
  const { total, page, pageCount, sort, facets, applied, sideAirMm, understood } = listing;
  return {
    cards,
    total,
    page,
    pageCount,
    sort,
    noun,
    count: (applied.length === 0 && whole) || totalWords(listing, noun),
    announced: announcement(listing, noun),
    show: listingWords.showTotal(countWords(total, noun)),
    sections: sectionsOf(listing),
    applied: applied.map((filter) => ({ ...filter, label: pillLabel(filter, facets, sideAirMm) })),
    base: understood?.address ?? search,
    areFiltersAbove: understood?.hasFilters === true,
    carried: carriedParams(understood?.address ?? search, new Set(facets.flatMap(paramsOf))),
  };
}
