import type { TypedFastBitSet } from 'typedfastbitset';
import type { DocumentTable } from './document-table.ts';
import { documentsOf } from './filter-documents.ts';
import type { Surroundings } from './geo.ts';
import type { TextResult } from './text-search.ts';
import { RANKS, topPlaces } from './top-documents.ts';
import type { EngineQuery, Filter } from './types.ts';

/** The matching documents before ranking. */
export type Candidates = {
  readonly documents: Uint32Array;
  readonly text: TextResult | null;
  /** By candidate: its index in the text match's lists. */
  readonly textPlaces: Uint32Array | null;
  readonly around: Surroundings | null;
};

const LACKS = 128;
const FILTER_SCORES = 1 << 16;
const GEO_BUCKETS = 1 << 21;
/** A set larger than 1/8 of the index is walked in the precomputed order instead of being sorted. */
const LARGE_PART = 8;

/**
 * Indexes of the candidates a page needs, best first: by typos, distance, words, filters, relevance, custom
 * ranking.
 */
export function rankCandidates(
  table: DocumentTable,
  query: EngineQuery,
  candidates: Candidates,
  allowed: TypedFastBitSet,
): number[] {
  const wanted = Math.min(candidates.documents.length, query.offset + query.length);
  if (wanted === 0 || query.length === 0) return [];
  const isAlive = (document: number): boolean => table.alive.has(document);
  const order = table.orderOf(query.replica);
  const isPlain = !candidates.text && !candidates.around && query.optionalFilters.length === 0;
  if (isPlain && candidates.documents.length * LARGE_PART > table.documentCount) {
    return walkOrder(order.all(isAlive), candidates.documents, allowed, wanted);
  }
  const ranks = order.ranks(isAlive);
  const count = candidates.documents.length;
  const second = new Float64Array(count);
  for (let i = 0; i < count; i += 1) second[i] = ranks[candidates.documents[i] as number] as number;
  const first = new Float64Array(count);
  if (query.replica === null) addRelevance(table, query, candidates, first, second);
  return topPlaces({ first, second }, wanted);
}

function addRelevance(
  table: DocumentTable,
  query: EngineQuery,
  { documents, text, textPlaces, around }: Candidates,
  first: Float64Array,
  second: Float64Array,
): void {
  const scores = query.optionalFilters.length > 0 ? scoreFilters(table, query.optionalFilters, documents) : null;
  const precision = query.around?.precisionMetres ?? 1;
  for (let i = 0; i < documents.length; i += 1) {
    const place = textPlaces?.[i];
    const typos = place === undefined ? 0 : (text?.typos[place] ?? 0);
    const lacks = place === undefined ? 0 : (text?.lacks[place] ?? 0);
    const metres = around?.distances.get(documents[i] as number) ?? 0;
    const bucket = Math.min(GEO_BUCKETS - 1, Math.floor(metres / precision));
    const filters = FILTER_SCORES - 1 - Math.min(FILTER_SCORES - 1, scores?.[i] ?? 0);
    first[i] = ((typos * GEO_BUCKETS + bucket) * LACKS + Math.min(LACKS - 1, lacks)) * FILTER_SCORES + filters;
    if (place !== undefined) second[i] = (text?.scores[place] ?? 0) * RANKS + (second[i] as number);
  }
}

/** By document, the sum of matching optional filters; a group counts its best literal. */
function scoreFilters(table: DocumentTable, filter: Filter, documents: Uint32Array): Float64Array {
  const total = new Float64Array(documents.length);
  for (const group of filter) {
    const best = new Float64Array(documents.length);
    for (const literal of group) {
      const found = documentsOf(table.facets, literal, table.alive, table.documentCount);
      const score = literal.kind === 'facet' ? literal.score : 1;
      for (let i = 0; i < documents.length; i += 1) {
        if (found.has(documents[i] as number)) best[i] = Math.max(best[i] as number, score);
      }
    }
    for (let i = 0; i < documents.length; i += 1) total[i] = (total[i] as number) + (best[i] as number);
  }
  return total;
}

/** The first allowed documents of an order, as indexes into the ascending candidates. */
function walkOrder(order: Uint32Array, documents: Uint32Array, allowed: TypedFastBitSet, wanted: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < order.length && places.length < wanted; i += 1) {
    const document = order[i] as number;
    if (allowed.has(document)) places.push(placeIn(documents, document));
  }
  return places;
}

function placeIn(documents: Uint32Array, document: number): number {
  let low = 0;
  let high = documents.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
