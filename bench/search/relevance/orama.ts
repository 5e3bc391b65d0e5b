import { create, insertMultiple, search } from '@orama/orama';
import type { IcecatRecord } from '../icecat-index.ts';
import type { Ranker } from './ranker.ts';

const SCHEMA = {
  title: 'string',
  brand: 'string',
  codes: 'string',
  shortDescription: 'string',
  attributeTexts: 'string',
} as const;
const BOOST = { title: 3, brand: 2, codes: 2 };

/** `threshold` 0 requires all words, 1 any of them; English words are stemmed. */
const CONFIGURATIONS = {
  'all words': { threshold: 0 },
  'any word': { threshold: 1 },
  'all words, boosts': { threshold: 0, boost: BOOST },
  'any word, boosts': { threshold: 1, boost: BOOST },
  'any word, boosts, typos': { threshold: 1, boost: BOOST, tolerance: 1 },
} as const;

export async function createOramaRankers(records: readonly IcecatRecord[]): Promise<Ranker[]> {
  const db = create({ schema: SCHEMA, components: { tokenizer: { language: 'english', stemming: true } } });
  const documents = records.map((record) => ({
    id: record.objectID,
    title: record.title,
    brand: record.brand,
    codes: record.codes.join(' '),
    shortDescription: record.shortDescription,
    attributeTexts: record.attributeTexts.join(' '),
  }));
  await insertMultiple(db, documents, 1000);
  return Object.entries(CONFIGURATIONS).map(([name, options]) => ({
    name: `Orama, ${name}`,
    rank: async (query) =>
      (await search(db, { term: query, limit: records.length, ...options })).hits.map(({ id }) => id),
  }));
}
