import type { TypedFastBitSet } from 'typedfastbitset';
import type { FacetStats, SearchRecord } from '../port.ts';
import type { DocumentTable } from './document-table.ts';
import { explainMatch } from './explain-match.ts';
import { toCounts, toStats } from './facets.ts';
import { filterDocuments } from './filter-documents.ts';
import { findAround, type Surroundings } from './geo.ts';
import { pinPromoted } from './pin-promoted.ts';
import { type Candidates, rankCandidates } from './rank-candidates.ts';
import type { TextResult } from './text-search.ts';
import type { EngineAnswer, EngineHit, EngineQuery, FacetCount } from './types.ts';

/** Runs one search: filters, matches, counts and ranks. */
export function runQuery(table: DocumentTable, query: EngineQuery): EngineAnswer {
  const allowed = filterDocuments(table.facets, query.filter, table.alive, table.documentCount);
  const promoted = takeOut(table, query, allowed);
  const text = query.query.trim() === '' ? null : table.text.find(query, documentsOf(table));
  const words = text && text.words.length > 0 ? text : null;
  const candidates = gather(table, query, allowed, words);
  const counted = promoted.length === 0 ? candidates.documents : withPromoted(candidates.documents, promoted);
  const places = rankCandidates(table, query, candidates, allowed);
  const pinned = pinPromoted(
    places.map((place) => ({ place })),
    promoted,
    query,
  );
  const hits = pinned.flatMap((hit) => toHit(table, candidates, hit) ?? []);
  const { facets, stats } = countFacets(table, query, counted);
  return {
    hits,
    nbHits: counted.length,
    facets,
    stats,
    automaticRadiusMetres: candidates.around?.automaticRadiusMetres ?? null,
    queryAfterRemoval: words?.queryAfterRemoval ?? null,
    ...explainMatch(table, words, query),
  };
}

const documentsOf = (table: DocumentTable) => {
  const isAlive = (document: number): boolean => table.alive.has(document);
  const rankOf = (document: number): number => table.orderOf(null).ranks(isAlive)[document] ?? 0;
  return { documentCount: table.documentCount, isAlive, rankOf };
};

/** Removes hidden documents for good and pinned ones until they are inserted later; neither is ranked. */
function takeOut(table: DocumentTable, query: EngineQuery, allowed: TypedFastBitSet): Promoted[] {
  for (const id of query.hide) {
    const document = table.documentOf(id);
    if (document !== undefined) allowed.remove(document);
  }
  const promoted = query.promote.flatMap(({ objectID, position }) => {
    const document = table.documentOf(objectID);
    return document !== undefined && allowed.has(document) ? [{ document, position }] : [];
  });
  for (const { document } of promoted) allowed.remove(document);
  return promoted;
}

type Promoted = { readonly document: number; readonly position: number };

const withPromoted = (documents: Uint32Array, promoted: readonly Promoted[]): Uint32Array =>
  Uint32Array.from([...documents, ...promoted.map(({ document }) => document)]);

/** The documents that pass the filter, match the words and lie around the point, if any. */
function gather(
  table: DocumentTable,
  { around }: EngineQuery,
  allowed: TypedFastBitSet,
  text: TextResult | null,
): Candidates {
  const found = text ? textPlaces(text, allowed) : null;
  const documents = text && found ? found.map((place) => text.documents[place] as number) : bitsToArray(allowed);
  if (!around) return { documents, text, textPlaces: found, around: null };
  const near = findAround(around, documents, (document) => table.recordOf(document));
  return keepNear({ documents, text, textPlaces: found, around: near }, near);
}

function textPlaces({ documents }: TextResult, allowed: TypedFastBitSet): Uint32Array {
  const places = new Uint32Array(documents.length);
  let count = 0;
  for (let place = 0; place < documents.length; place += 1) {
    if (allowed.has(documents[place] as number)) {
      places[count] = place;
      count += 1;
    }
  }
  return places.subarray(0, count);
}

function keepNear(candidates: Candidates, { distances }: Surroundings): Candidates {
  const isNear = Uint8Array.from(candidates.documents, (document) => (distances.has(document) ? 1 : 0));
  const keeps = (_: number, i: number): boolean => isNear[i] === 1;
  return {
    ...candidates,
    documents: candidates.documents.filter(keeps),
    textPlaces: candidates.textPlaces?.filter(keeps) ?? null,
  };
}

function toHit(
  table: DocumentTable,
  candidates: Candidates,
  hit: { readonly place: number } | Promoted,
): EngineHit | undefined {
  const isPromoted = 'document' in hit;
  const document = isPromoted ? hit.document : (candidates.documents[hit.place] as number);
  const record: SearchRecord | undefined = table.recordOf(document);
  if (!record) return undefined;
  const { text, textPlaces: places, around } = candidates;
  const place = isPromoted ? undefined : places?.[hit.place];
  const typed = text !== null && place !== undefined;
  return {
    record,
    rankingInfo: {
      nbTypos: typed ? (text.typos[place] as number) : 0,
      firstMatchedWord: typed ? (text.scores[place] as number) & 0xff : 0,
      proximityDistance: typed ? (text.proximity[place] as number) : 0,
      userScore: documentsOf(table).rankOf(document),
      geoDistance: around?.distances.get(document) ?? 0,
      geoPrecision: 1,
      nbExactWords: typed ? (text.exact[place] as number) : 0,
      words: typed ? (text.answered[place] as number) : 0,
      filters: 0,
      ...(isPromoted ? { promoted: true } : {}),
    },
  };
}

function countFacets(table: DocumentTable, query: EngineQuery, documents: Uint32Array) {
  const facets = new Map<string, FacetCount[]>();
  const stats = new Map<string, FacetStats>();
  for (const name of query.facets) {
    const column = table.facets.column(name);
    if (!column) continue;
    const counts = column.count(documents);
    facets.set(name, toCounts(column, counts, query.maxValuesPerFacet));
    const numbers = toStats(column, counts);
    if (numbers) stats.set(name, numbers);
  }
  return { facets, stats };
}

/** A bitmap's members, ascending. */
function bitsToArray(bits: TypedFastBitSet): Uint32Array {
  const members = new Uint32Array(bits.size());
  const { words } = bits;
  let at = 0;
  for (let i = 0; i < words.length; i += 1) {
    for (let word = words[i] as number; word !== 0; word &= word - 1) {
      members[at] = (i << 5) + 31 - Math.clz32(word & -word);
      at += 1;
    }
  }
  return members;
}
