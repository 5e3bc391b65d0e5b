import MiniSearch, { type SearchOptions } from 'minisearch';
import type { IcecatRecord } from '../icecat-index.ts';
import type { Ranker } from './ranker.ts';

const FIELDS = ['title', 'brand', 'codes', 'shortDescription', 'attributeTexts'];

/** Common settings: all words or any, prefixes, typos, title boost. */
const CONFIGURATIONS: Readonly<Record<string, SearchOptions>> = {
  'all words': { combineWith: 'AND' },
  'any word': {},
  'all words, prefix, fuzzy': { combineWith: 'AND', prefix: true, fuzzy: 0.2 },
  'any word, prefix, fuzzy': { prefix: true, fuzzy: 0.2 },
  'all words, boosts': { combineWith: 'AND', boost: { title: 3, brand: 2, codes: 2 } },
  'any word, boosts': { boost: { title: 3, brand: 2, codes: 2 } },
  'all words, prefix, fuzzy, boosts': { combineWith: 'AND', prefix: true, fuzzy: 0.2, boost: { title: 3, brand: 2 } },
  'any word, prefix, fuzzy, boosts': { prefix: true, fuzzy: 0.2, boost: { title: 3, brand: 2 } },
};

export function createMiniSearchRankers(records: readonly IcecatRecord[]): Ranker[] {
  const index = new MiniSearch<IcecatRecord>({
    fields: FIELDS,
    idField: 'objectID',
    extractField(record, field) {
      const value = record[field];
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    },
  });
  index.addAll(records);
  return Object.entries(CONFIGURATIONS).map(([name, options]) => ({
    name: `MiniSearch, ${name}`,
    rank: (query) => index.search(query, options).map(({ id }) => String(id)),
  }));
}
