import { createSearchIndex } from '../../../packages/providers/src/search/engine/create-search-index.ts';
import type { EngineAnswer, Filter, FilterLiteral } from '../../../packages/providers/src/search/engine/types.ts';
import {
  type BenchEngine,
  type Chosen,
  type Counts,
  isRange,
  type Listing,
  MAX_VALUES,
  PAGE_SIZE,
  SUGGESTED,
} from '../engine.ts';
import { OUR_QUERY } from '../our-query.ts';
import { SETTINGS } from './index-settings.ts';

const literal = (attribute: string, value: string): FilterLiteral => ({
  kind: 'facet',
  attribute,
  value,
  negated: false,
  score: 1,
});

const toGroup = (chosen: Chosen): readonly FilterLiteral[] =>
  isRange(chosen)
    ? [{ kind: 'range', attribute: chosen.facet, from: chosen.from, to: chosen.to, negated: false }]
    : chosen.values.map((value) => literal(chosen.facet, value));

const toFilter = (listing: Listing, without?: Chosen): Filter => [
  ...(listing.category === null ? [] : [[literal('categoryIds', listing.category)]]),
  ...listing.chosen.filter((chosen) => chosen !== without).map(toGroup),
];

/** The index itself, without the wire format: one query for the page and one per chosen facet. */
export function createOurs(): BenchEngine {
  const index = createSearchIndex(SETTINGS);
  return {
    name: 'ours',
    build(products) {
      index.replaceAll(products);
      index.readWords(products.length);
    },
    list(listing) {
      const base = { ...OUR_QUERY, query: listing.query, maxValuesPerFacet: MAX_VALUES };
      const page = {
        filter: toFilter(listing),
        facets: index.facetNames,
        offset: listing.page * PAGE_SIZE,
        length: PAGE_SIZE,
      };
      const main = index.query({ ...base, ...page });
      const further = listing.chosen.map((chosen) =>
        index.query({ ...base, filter: toFilter(listing, chosen), facets: [chosen.facet], length: 0 }),
      );
      const prices = further.find((answer) => answer.stats.has('price')) ?? main;
      return {
        nbHits: main.nbHits,
        ids: main.hits.map(({ record }) => record.objectID),
        priceStats: prices.stats.get('price') ?? null,
        counts: () => toCounts([main, ...further]),
      };
    },
    suggest: (typed) =>
      index.query({ ...OUR_QUERY, query: typed, length: SUGGESTED }).hits.map(({ record }) => record.objectID),
    save(product) {
      index.save([product]);
      index.readWords(1);
    },
    close() {},
  };
}

/** The later answers are for chosen facets and replace the first answer's counts for them. */
function toCounts(answers: readonly EngineAnswer[]): Counts {
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const { facets } of answers) {
    for (const [facet, values] of facets) counts.set(facet, new Map(values.map(({ value, count }) => [value, count])));
  }
  counts.delete('price');
  return counts;
}
