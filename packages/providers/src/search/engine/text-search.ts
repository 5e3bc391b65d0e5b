import { LACKS_NOTHING, type MatchOptions, matchText, type TextMatch } from './match-text.ts';
import type { SynonymTable } from './synonym-table.ts';
import type { TextIndex } from './text-index.ts';
import { type Token, tokenise } from './tokenise.ts';
import { RANKS, topPlaces } from './top-documents.ts';
import type { EngineQuery } from './types.ts';

const WORDS_MAX = 12;
const TYPOS_MAX = 2;
const REMEMBERED_MAX = 16;

export type TextResult = TextMatch & {
  readonly words: readonly Token[];
  readonly queryAfterRemoval: string | null;
};

type Documents = Pick<MatchOptions, 'documentCount' | 'isAlive'> & {
  /** The place of a document among all, which no other has. */
  readonly rankOf: (document: number) => number;
};

/** Finds documents by words. Caches recent results, because one page searches the same words several times. */
export class TextSearch {
  private readonly index: TextIndex;
  private synonyms: SynonymTable;
  private remembered = new Map<string, TextResult>();
  private rememberedVersion = -1;

  /** Buffers shared by all searches, which run one at a time; as long as the document count. */
  private readonly scratches: Uint32Array[] = [];

  constructor(index: TextIndex, synonyms: SynonymTable) {
    this.index = index;
    this.synonyms = synonyms;
  }

  setSynonyms(synonyms: SynonymTable): void {
    this.synonyms = synonyms;
    this.remembered.clear();
  }

  /** Call after a removal: cached results may contain removed documents. */
  forget(): void {
    this.remembered.clear();
  }

  find(query: EngineQuery, documents: Documents): TextResult {
    if (this.rememberedVersion !== this.index.version) this.forget();
    this.rememberedVersion = this.index.version;
    const { typoTolerance, minWordSizefor1Typo, minWordSizefor2Typos, queryType, removeWordsIfNoResults } = query;
    const key = JSON.stringify([
      query.query,
      query.fillUpTo,
      query.addThingsBelow,
      typoTolerance,
      minWordSizefor1Typo,
      minWordSizefor2Typos,
      queryType,
      removeWordsIfNoResults,
      query.optionalWords,
      query.restrictSearchableAttributes,
    ]);
    const known = this.remembered.get(key);
    if (known) return known;
    const result = this.search(query, documents);
    this.remembered.set(key, result);
    if (this.remembered.size > REMEMBERED_MAX) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    return result;
  }

  private scratch(position: number, length: number): Uint32Array {
    const kept = this.scratches[position];
    if (kept && kept.length >= length) return kept;
    const larger = new Uint32Array(Math.ceil(length * 1.25));
    this.scratches[position] = larger;
    return larger;
  }

  private search(query: EngineQuery, documents: Documents): TextResult {
    const words = tokenise(query.query).slice(0, WORDS_MAX);
    const optional = new Set(query.optionalWords.flatMap((text) => tokenise(text).map(({ token }) => token)));
    const isOptional = (position: number): boolean => optional.has(words[position]?.token ?? '');
    const result = this.tolerate(query, words, isOptional, documents);
    if (words.length < 2) return result;
    const full = result.lacks.filter((lacks) => lacks < LACKS_NOTHING).length;
    if (full < query.fillUpTo) {
      return keepBest(
        this.tolerate(query, words, () => true, documents),
        query.fillUpTo,
        documents.rankOf,
      );
    }
    if (query.removeWordsIfNoResults !== 'none' && full < query.addThingsBelow) {
      const loose = this.tolerate(query, words, () => true, documents);
      const things = keep(loose, (i) => loose.isThing[i] === 1 || loose.answered[i] === words.length);
      if (things.documents.length > 0) return things;
    }
    return result.documents.length > 0 ? result : (this.withoutWords(query, words, isOptional, documents) ?? result);
  }

  /** Drops words until something is found. */
  private withoutWords(
    query: EngineQuery,
    words: readonly Token[],
    isOptional: (position: number) => boolean,
    documents: Documents,
  ): TextResult | undefined {
    switch (query.removeWordsIfNoResults) {
      case 'none':
        return undefined;
      case 'allOptional':
        return this.tolerate(query, words, () => true, documents);
      default: {
        for (let left = words.length - 1; left > 0; left -= 1) {
          const fewer = query.removeWordsIfNoResults === 'lastWords' ? words.slice(0, left) : words.slice(-left);
          const result = this.tolerate(query, fewer, isOptional, documents);
          if (result.documents.length === 0) continue;
          const text = query.query;
          const from = fewer[0]?.start ?? 0;
          const to = fewer.at(-1)?.end ?? 0;
          return { ...result, queryAfterRemoval: text.slice(from, to) };
        }
        return undefined;
      }
    }
  }

  /** Searches the words as typed; adds typo-tolerant matches when asked to or when nothing is found. */
  private tolerate(
    query: EngineQuery,
    words: readonly Token[],
    isOptional: (position: number) => boolean,
    documents: Documents,
  ): TextResult {
    const match = (maxTypos: number): TextResult => this.match(query, words, isOptional, documents, maxTypos);
    if (query.typoTolerance === 'false') return match(0);
    if (query.typoTolerance === 'true') return match(TYPOS_MAX);
    for (let typos = 0; typos < TYPOS_MAX; typos += 1) {
      const result = match(typos);
      if (result.documents.length === 0) continue;
      if (query.typoTolerance === 'min') return keepFewestTypos(result, 0);
      return keepFewestTypos(match(Math.min(TYPOS_MAX, typos + 1)), 1);
    }
    return keepFewestTypos(match(TYPOS_MAX), query.typoTolerance === 'strict' ? 1 : 0);
  }

  private match(
    query: EngineQuery,
    words: readonly Token[],
    isOptional: (position: number) => boolean,
    documents: Documents,
    maxTypos: number,
  ): TextResult {
    const { queryType, restrictSearchableAttributes: only } = query;
    const match = matchText(this.index, this.synonyms, words, {
      ...documents,
      maxTypos,
      minWordSizefor1Typo: query.minWordSizefor1Typo,
      minWordSizefor2Typos: query.minWordSizefor2Typos,
      isOptional,
      scratch: (position) => this.scratch(position, documents.documentCount),
      isPrefix: (position) =>
        queryType === 'prefixAll' || (queryType === 'prefixLast' && position === words.length - 1),
      mayStandIn: only && Uint8Array.from(this.index.attributes, ({ name }) => (only.includes(name) ? 1 : 0)),
    });
    return { ...match, words, queryAfterRemoval: null };
  }
}

/** Keeps documents with the fewest typos, plus `more`. */
function keepFewestTypos(result: TextResult, more: number): TextResult {
  const fewest = result.typos.reduce((least, typos) => Math.min(least, typos), 255);
  const most = result.typos.reduce((highest, typos) => Math.max(highest, typos), 0);
  return most <= fewest + more ? result : keep(result, (i) => (result.typos[i] as number) <= fewest + more);
}

/** Keeps all documents that match every word, topped up with the best of the rest to `count`. */
function keepBest(result: TextResult, count: number, rankOf: Documents['rankOf']): TextResult {
  const { documents, words, answered, typos, lacks, scores } = result;
  const first = Float64Array.from(documents, (_, i) => (typos[i] as number) * 256 + (lacks[i] as number));
  const second = Float64Array.from(documents, (document, i) => (scores[i] as number) * RANKS + rankOf(document));
  const best = new Set(topPlaces({ first, second }, count));
  return keep(result, (i) => best.has(i) || answered[i] === words.length);
}

function keep(result: TextResult, keeps: (place: number) => boolean): TextResult {
  const by = (_: number, place: number): boolean => keeps(place);
  return {
    ...result,
    documents: result.documents.filter(by),
    typos: result.typos.filter(by),
    lacks: result.lacks.filter(by),
    answered: result.answered.filter(by),
    exact: result.exact.filter(by),
    isThing: result.isThing.filter(by),
    proximity: result.proximity.filter(by),
    scores: result.scores.filter(by),
  };
}
