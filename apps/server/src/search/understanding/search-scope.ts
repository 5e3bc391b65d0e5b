import { AS_SPELT, type ChosenFilter, scopeFilters, TYPE_FACET, wireFilters } from '@wattle/domain/listing';
import { PRODUCT_INDEX_BY_SORT } from '@wattle/domain/search';
import type { Kind, SearchAnswer, SearchProvider, SearchRequest } from '@wattle/providers/search';
import { askSearch } from '../ask-search.ts';

/** What a trial search asks: words that all have to match as they are spelt, in a kind or anywhere. */
export type Trial = {
  readonly query: string;
  readonly kind: Kind | null;
  readonly filters?: readonly ChosenFilter[];
  readonly facets?: readonly string[];
  /** Only what names a product counts, not what describes it. */
  readonly isNamed?: boolean;
  /** Words with typos match where none are as they are spelt. */
  readonly isTolerant?: boolean;
  /** The last word may be unfinished. */
  readonly isTyped?: boolean;
};

/** The attributes that say what a product is. */
const NAMES = ['name', 'brand.name', 'productSku', 'variants.code', 'family.name'];

const VALUES_MAX = 1000;

const requestOf = ({
  query,
  kind,
  filters = [],
  facets = [],
  isNamed,
  isTolerant,
  isTyped = true,
}: Trial): SearchRequest => ({
  indexName: PRODUCT_INDEX_BY_SORT.recommended,
  params: {
    query,
    analytics: false,
    enableRules: false,
    hitsPerPage: 1,
    attributesToRetrieve: ['categoryIds', TYPE_FACET.attribute],
    attributesToHighlight: [],
    facets: [TYPE_FACET.attribute, ...facets],
    maxValuesPerFacet: VALUES_MAX,
    ...wireFilters(kindFilters(kind), filters),
    ...AS_SPELT,
    ...(isTolerant ? { typoTolerance: 'min' } : {}),
    ...(isTyped ? {} : { queryType: 'prefixNone' }),
    ...(isNamed ? { restrictSearchableAttributes: NAMES } : {}),
  },
});

const kindFilters = (kind: Kind | null) => scopeFilters({ kind: kind?.anyOf });

export const tryAll = (search: SearchProvider, trials: readonly Trial[]): Promise<readonly SearchAnswer[]> =>
  trials.length === 0 ? Promise.resolve([]) : askSearch(search, trials.map(requestOf));

/** Whether the first product that a search found is of this kind. */
export function leadsTo({ hits: [first] }: SearchAnswer, { anyOf }: Kind): boolean {
  return anyOf.some((filter) => {
    const colon = filter.indexOf(':');
    const value = first?.[filter.slice(0, colon)];
    return Array.isArray(value) ? value.includes(filter.slice(colon + 1)) : value === filter.slice(colon + 1);
  });
}
