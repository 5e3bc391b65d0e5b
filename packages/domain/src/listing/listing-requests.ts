import { PRODUCT_INDEX_BY_SORT } from '../search/index-names.ts';
import type { FacetDefinition } from './facet-definition.ts';
import { LISTING } from './listing-constants.ts';
import {
  AS_SPELT,
  type FilterGroup,
  facetFilter,
  type ListingScope,
  ruleContexts,
  scopeFilters,
} from './listing-scope.ts';
import { PRODUCT_SUMMARY_FIELDS } from './product-summary-fields.ts';
import type { ChosenFilter, ListingAddress } from './read-listing-address.ts';
import { CATEGORY_FACET, TYPE_FACET } from './standard-facets.ts';

export type ListingRequest = {
  readonly indexName: string;
  readonly params: Readonly<Record<string, unknown>>;
};

export type ListingRequests = {
  readonly main: ListingRequest;
  /** The count before filters. */
  readonly whole: ListingRequest;
  /** By attribute, for facets in use: the same listing without that facet's own filter. */
  readonly withoutOwn: ReadonlyMap<string, ListingRequest>;
  /** The facets before filters; asked for where the filters leave nothing. */
  readonly offered: ListingRequest;
};

/** The search requests behind a listing and all its facet counts, for one call [D-7-17 D-7-18]. */
export function listingRequests(
  scope: ListingScope,
  address: ListingAddress,
  facets: readonly FacetDefinition[],
): ListingRequests {
  const { filters } = address;
  const counted = [...new Set(facets.map(({ attribute }) => attribute))];
  const main = request(scope, address, filters, {
    hitsPerPage: LISTING.pageSize,
    page: address.page - 1,
    facets: counted,
    attributesToRetrieve: PRODUCT_SUMMARY_FIELDS,
  });
  const withoutOwn = filters.filter(hidesOwnChoices).map((own) => {
    const others = filters.filter((filter) => filter !== own);
    const { attribute } = own.facet;
    return [attribute, request(scope, address, others, { ...COUNT_ONLY, facets: [attribute] })] as const;
  });
  return {
    main,
    whole: request(scope, address, [], COUNT_ONLY),
    withoutOwn: new Map(withoutOwn),
    offered: request(scope, address, [], { ...COUNT_ONLY, facets: counted }),
  };
}

/** Finds the families in a listing, which must be known before their facets. */
export function familiesRequest(scope: ListingScope, address: ListingAddress): ListingRequest {
  const narrowing = address.filters.filter(({ facet }) => facet === TYPE_FACET || facet === CATEGORY_FACET);
  return request(scope, address, narrowing, { ...COUNT_ONLY, facets: [TYPE_FACET.attribute] });
}

const COUNT_ONLY = { hitsPerPage: 0, analytics: false, attributesToRetrieve: [] } as const;

/** A choice in a disjunctive facet hides its other values, so their counts need a separate request. */
function hidesOwnChoices({ kind, facet }: ChosenFilter): boolean {
  return kind === 'range' || (facet.kind === 'options' && facet.disjunctive);
}

function request(
  scope: ListingScope,
  address: ListingAddress,
  filters: readonly ChosenFilter[],
  further: Readonly<Record<string, unknown>>,
): ListingRequest {
  return {
    indexName: PRODUCT_INDEX_BY_SORT[address.sort],
    params: {
      query: address.q,
      ...wireFilters(scopeFilters(scope), filters),
      ...(scope.isAsSpelt ? AS_SPELT : {}),
      ruleContexts: ruleContexts(scope),
      maxValuesPerFacet: LISTING.facetValuesMax,
      attributesToHighlight: [],
      ...further,
    },
  };
}

/** Filters as search parameters. */
export const wireFilters = (scope: readonly FilterGroup[], filters: readonly ChosenFilter[]) => ({
  facetFilters: [...scope, ...filters.flatMap(facetFilters)],
  numericFilters: filters.flatMap(numericFilters),
});

/** Inner lists are ORed, outer entries ANDed. */
function facetFilters(filter: ChosenFilter): (string | readonly string[])[] {
  if (filter.kind === 'range') return [];
  if (filter.kind === 'toggle') return [facetFilter(filter.facet.attribute, 'true')];
  const each = filter.values.map(({ stored }) => facetFilter(filter.facet.attribute, stored));
  return filter.facet.disjunctive ? [each] : each;
}

function numericFilters(filter: ChosenFilter): string[] {
  if (filter.kind !== 'range') return [];
  const { attribute } = filter.facet;
  return [
    ...(filter.from === null ? [] : [`${attribute}>=${filter.from}`]),
    ...(filter.to === null ? [] : [`${attribute}<=${filter.to}`]),
  ];
}
