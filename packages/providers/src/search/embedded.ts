import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { EmbeddedSearch } from './embedded-types.ts';
import { SearchFailure, type SearchRecord, type SearchResult } from './port.ts';
import { answerFacetRequest, answerFacetSearch, answerNothing, answerSearch } from './wire/answer-search.ts';
import { createIndexRegistry, type IndexRegistry } from './wire/index-registry.ts';
import { attributePicker } from './wire/pick-attributes.ts';
import {
  indexNameOf,
  isEnough,
  readFacetRequest,
  readObjectRequest,
  readRequests,
  readSearchRequest,
} from './wire/read-requests.ts';
import { oneOf } from './wire/read-values.ts';

export type EmbeddedSearchConfig = {
  /** The clock that decides which rules are active. */
  readonly now?: () => Date;
};

/** Other requests get their turn after this long, between two searches. */
const AT_A_STRETCH_MS = 10;

/** An in-process search service with Algolia's API [C-7-13 C-7-14 D-7-05 D-7-06]. */
export function createEmbeddedSearch({ now = () => new Date() }: EmbeddedSearchConfig = {}): EmbeddedSearch {
  const registry = createIndexRegistry(now);
  const { defineIndex, findIndex, setRules } = registry;
  return {
    name: 'embedded',
    defineIndex,
    findIndex,
    setRules,
    async search(requests, strategy = 'none') {
      const stops = oneOf('none', 'stopIfEnoughMatches')(strategy, 'strategy') === 'stopIfEnoughMatches';
      const results: SearchResult[] = [];
      let began = performance.now();
      for (const request of readRequests(requests)) {
        if (performance.now() - began > AT_A_STRETCH_MS) {
          await yieldToOthers();
          began = performance.now();
        }
        results.push(answerInPlace(registry, request, stops && results.some(isEnough)));
      }
      return { results };
    },
    async getObjects(requests) {
      return { results: readRequests(requests).map((request) => findObject(registry, request)) };
    },
    async searchFacetValues(indexName, facetName, parameters) {
      const { indexName: name, facet, raw } = readFacetRequest(indexName, facetName, parameters);
      return answerFacetSearch(registry.loadTarget(name), facet, raw);
    },
  };
}

/** Reports a bad request in its own slot; the others are still answered [C-7-14 D-7-06]. */
function answerInPlace(registry: IndexRegistry, request: unknown, isSkipped: boolean): SearchResult {
  try {
    return answerOne(registry, request, isSkipped);
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    return { index: indexNameOf(request), error: { message: error.message, status: error.status } };
  }
}

function answerOne(registry: IndexRegistry, request: unknown, isSkipped: boolean): SearchResult {
  const { indexName, facet, raw } = readSearchRequest(request);
  const target = registry.loadTarget(indexName);
  if (isSkipped) return answerNothing(target, raw);
  return facet === null ? answerSearch(target, raw) : answerFacetRequest(target, facet, raw);
}

/** [C-7-12] */
function findObject(registry: IndexRegistry, request: unknown): SearchRecord | null {
  const { indexName, objectID, attributesToRetrieve } = readObjectRequest(request);
  const record = registry.loadTarget(indexName).index.find(objectID);
  return record ? attributePicker(attributesToRetrieve ?? ['*'])(record) : null;
}
