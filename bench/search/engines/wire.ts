import {
  createEmbeddedSearch,
  type SearchAnswer,
  type SearchRequest,
  type SearchResult,
} from '@wattle/providers/search';
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
import { SETTINGS } from './index-settings.ts';

const INDEX = 'products';

/** The same index through the wire format, as the shop uses it: shows the cost of parsing and serialising. */
export function createWire(): BenchEngine {
  const search = createEmbeddedSearch();
  const index = search.defineIndex(INDEX, SETTINGS);
  const ask = async (requests: readonly SearchRequest[]): Promise<SearchAnswer[]> =>
    (await search.search(requests)).results.map(toAnswer);
  return {
    name: 'ours, by wire',
    build(products) {
      index.replaceAll(products);
      index.readWords(products.length);
    },
    async list(listing) {
      const further = listing.chosen.map((chosen) => ({
        ...toRequest(listing, chosen),
        facets: [chosen.facet],
        hitsPerPage: 0,
      }));
      const page = { ...toRequest(listing), facets: ['*'], hitsPerPage: PAGE_SIZE, page: listing.page };
      const [main, ...others] = await ask([page, ...further]);
      if (!main) throw new Error('No answer.');
      const prices = others.find((answer) => answer.facets_stats?.price) ?? main;
      return {
        nbHits: main.nbHits,
        ids: main.hits.map(({ objectID }) => objectID),
        priceStats: prices.facets_stats?.price ?? null,
        counts: () => toCounts([main, ...others]),
      };
    },
    async suggest(typed) {
      const [answer] = await ask([{ indexName: INDEX, query: typed, hitsPerPage: SUGGESTED }]);
      return answer?.hits.map(({ objectID }) => objectID) ?? [];
    },
    save(product) {
      index.save([product]);
      index.readWords(1);
    },
    close() {},
  };
}

function toRequest(listing: Listing, without?: Chosen): SearchRequest {
  const chosen = listing.chosen.filter((candidate) => candidate !== without);
  return {
    indexName: INDEX,
    query: listing.query,
    facetFilters: [
      ...(listing.category === null ? [] : [`categoryIds:${listing.category}`]),
      ...chosen.flatMap((filter) =>
        isRange(filter) ? [] : [filter.values.map((value) => `${filter.facet}:${value}`)],
      ),
    ],
    numericFilters: chosen.flatMap((filter) => (isRange(filter) ? [`price:${filter.from} TO ${filter.to}`] : [])),
    maxValuesPerFacet: MAX_VALUES,
    attributesToHighlight: [],
  };
}

function toAnswer(result: SearchResult): SearchAnswer {
  if ('hits' in result && Array.isArray(result.hits)) return result as SearchAnswer;
  throw new Error(JSON.stringify(result));
}

function toCounts(answers: readonly SearchAnswer[]): Counts {
  return new Map(
    answers
      .flatMap(({ facets }) => Object.entries(facets ?? {}))
      .filter(([facet]) => facet !== 'price')
      .map(([facet, values]) => [facet, new Map(Object.entries(values))]),
  );
}
