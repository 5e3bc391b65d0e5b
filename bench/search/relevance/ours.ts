import { INDEX_SETTINGS } from '../../../apps/server/src/search/index-settings.ts';
import { createSearchIndex } from '../../../packages/providers/src/search/engine/create-search-index.ts';
import type { EngineQuery } from '../../../packages/providers/src/search/engine/types.ts';
import { ICECAT_SETTINGS, ICECAT_SYNONYMS, type IcecatRecord } from '../icecat-index.ts';
import { OUR_QUERY } from '../our-query.ts';
import type { Ranker } from './ranker.ts';

/** What the shop's product index asks for by default. */
const SHOP = INDEX_SETTINGS.products.defaults as Partial<EngineQuery>;

/** Tops up full matches with partial ones, as deep as anyone pages. */
const FILL_UP_TO = 1000;

/** First with every feature; the others show what each feature is worth. */
export function createOurRankers(records: readonly IcecatRecord[]): Ranker[] {
  const index = createSearchIndex(ICECAT_SETTINGS);
  const plain = createSearchIndex(ICECAT_SETTINGS);
  index.replaceAll(records);
  plain.replaceAll(records);
  index.setSynonyms(ICECAT_SYNONYMS);
  const ranker = (name: string, asked: typeof index, fillUpTo: number, more: Partial<EngineQuery> = {}): Ranker => ({
    name,
    rank: (query) =>
      asked
        .query({ ...OUR_QUERY, ...more, query, fillUpTo, length: records.length })
        .hits.map(({ record }) => record.objectID),
  });
  return [
    ranker('ours', index, FILL_UP_TO),
    ranker('ours, with the shop’s own settings', index, 0, SHOP),
    ranker('ours, every word or nothing', index, 0),
    ranker('ours, without synonyms', plain, FILL_UP_TO),
    ranker('ours, without typos', index, FILL_UP_TO, { typoTolerance: 'false' }),
  ];
}
