import { setImmediate as nextTurn } from 'node:timers/promises';
import { AS_SPELT, scopeFilters, wireFilters } from '@wattle/domain/listing';
import { PRODUCT_INDEX_BY_SORT } from '@wattle/domain/search';
import { isFaulty, type SearchProvider, type SearchRequest, type SearchResult } from '@wattle/providers/search';
import { questionOf } from '../find-help.ts';
import type { Understand } from './create-understanding.ts';
import type { Understood } from './understand-query.ts';

const PRODUCT_INDEXES: ReadonlySet<string> = new Set(Object.values(PRODUCT_INDEX_BY_SORT));

/**
 * Algolia's clients get what the shop's own pages get: their searches for products are understood first. A client that
 * sets how typos or missing words are handled, or `understand: false`, is taken at its word.
 */
export function understandRequests(search: SearchProvider, understand: Understand): SearchProvider {
  return {
    ...search,
    async search(requests, strategy) {
      const prepared: Prepared[] = [];
      for (const request of requests) {
        // understanding takes many small searches: others come in between
        await nextTurn();
        prepared.push(await prepare(request, understand));
      }
      const { results } = await search.search(
        prepared.map(({ request }) => request),
        strategy,
      );
      return { results: results.map((result, at) => tell(result, prepared[at])) };
    },
  };
}

type Prepared = { readonly request: SearchRequest; readonly query: string; readonly understood: Understood | null };

async function prepare(request: SearchRequest, understand: Understand): Promise<Prepared> {
  const { params, understand: _, ...outer } = withParams(request);
  const { query, understand: __, facetFilters, numericFilters, ...others } = params;
  const plain = {
    ...outer,
    params: { ...others, ...(query === undefined ? {} : { query }), ...given({ facetFilters, numericFilters }) },
  };
  if (!isForUs(request, params)) return { request: plain, query: '', understood: null };
  const text = String(query);
  const understood = asAsked(text, await understand(text));
  const own = wireFilters(ownScope(understood, facetFilters, others.filters), understood.chosen);
  return {
    request: {
      ...plain,
      params: {
        ...plain.params,
        ...AS_SPELT,
        query: understood.query,
        facetFilters: [...listOf(facetFilters), ...own.facetFilters],
        numericFilters: [...listOf(numericFilters), ...own.numericFilters],
      },
    },
    query: text,
    understood,
  };
}

/** The words of a question are no product's, so none of them is left out or filtered by: as in the shop's own suggestions. */
function asAsked(text: string, understood: Understood): Understood {
  const spelt = understood.corrected ?? text;
  if (understood.kind !== null || questionOf(spelt, understood) === null) return understood;
  return { ...understood, query: spelt, filters: [], chosen: [], unused: [] };
}

/** The kind, and what the shop's own search may show, unless the client says itself what is to be seen. */
function ownScope({ kind }: Understood, ...filters: readonly unknown[]) {
  const scope = scopeFilters({ kind: kind?.anyOf });
  return JSON.stringify(filters).includes('visibleIn.') ? scope.slice(1) : scope;
}

const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** All parameters in one place: clients send them beside the index's name, or inside `params` as text or as an object. */
function withParams({ params = {}, indexName, type, ...beside }: SearchRequest) {
  const inner = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params;
  const all: Record<string, unknown> = { ...beside, ...inner };
  const { understand, ...rest } = all;
  return {
    indexName,
    ...(type ? { type } : {}),
    understand,
    params: { ...rest, understand } as Record<string, unknown>,
  };
}

const LONGEST_QUERY_BYTES = 512;
const OWN_WAYS = [
  'typoTolerance',
  'removeWordsIfNoResults',
  'optionalWords',
  'restrictSearchableAttributes',
  'fillUpTo',
  'addThingsBelow',
];

function isForUs({ indexName, type }: SearchRequest, params: Readonly<Record<string, unknown>>): boolean {
  const { query, understand } = params;
  if (!PRODUCT_INDEXES.has(indexName) || type === 'facet') return false;
  if (typeof query !== 'string' || query.trim() === '' || String(understand) === 'false') return false;
  // what the engine refuses is for it to say
  if (Buffer.byteLength(query) >= LONGEST_QUERY_BYTES) return false;
  if (!isList(params.facetFilters) || !isList(params.numericFilters)) return false;
  return !OWN_WAYS.some((name) => params[name] !== undefined);
}

function isList(value: unknown): boolean {
  if (typeof value !== 'string') return value === undefined || Array.isArray(value);
  try {
    return Array.isArray(listOf(value));
  } catch {
    return false;
  }
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value === '') return [];
  const text = value.trim();
  return text.startsWith('[') ? (JSON.parse(text) as unknown[]) : [text];
}

/** Says on the wire what was understood. */
function tell(result: SearchResult, prepared: Prepared | undefined): SearchResult {
  if (!prepared?.understood || isFaulty(result)) return result;
  const { corrected, unused, absentBrand, filters, kind } = prepared.understood;
  return {
    ...result,
    query: prepared.query,
    ...(corrected === null ? {} : { correctedQuery: corrected }),
    ...(unused.length === 0 ? {} : { queryAfterRemoval: prepared.understood.query }),
    understood: { kind: kind?.label || null, filters, unused, absentBrand },
  };
}
