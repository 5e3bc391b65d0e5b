import { announcement, countWords, totalWords } from '@wattle/messages';
import { carriedParams } from '../listing-query.ts';
import type { Facet, Listing } from '../listing-types.ts';
import { arrangeFacets } from './arrange-facets.ts';
import type { ListingView } from './listing-view.ts';
import { pillWords } from './pill-words.ts';

const paramsOf = (facet: Facet): string[] =>
  facet.kind === 'range' ? [facet.minParam, facet.maxParam] : [facet.param];

/** Makes of a listing what its page shows. Runs where pages are made, so that browsers load none of it. */
export function presentListing(listing: Listing, search: string, noun = 'products'): ListingView {
  const { products, total, page, pageCount, sort, facets, applied, sideAirMm } = listing;
  return {
    products,
    total,
    page,
    pageCount,
    sort,
    noun,
    count: totalWords(listing, noun),
    announced: announcement(listing, noun),
    show: `Show ${countWords(total, noun)}`,
    sections: arrangeFacets(facets, sideAirMm),
    applied: applied.map((filter) => ({ ...filter, label: pillWords(filter, facets, sideAirMm) })),
    carried: carriedParams(search, new Set(facets.flatMap(paramsOf))),
  };
}
