import type { Locality } from '@wattle/domain/stores';
import type { SearchProvider } from '@wattle/providers/search';
import { answerAt, askSearch } from './ask-search.ts';
import { LOCALITY_ATTRIBUTES, readLocalities } from './locality-hits.ts';

/** Places of one name are in several states: the first is the one nearest to a capital. */
const PLACES = 5;

/** The suburb or postcode that these words name in full; null: none, or a brand is called so. */
export async function findPlace(search: SearchProvider, words: string): Promise<Locality | null> {
  const place = plain(words);
  if (place === '') return null;
  const asTyped = {
    query: place,
    typoTolerance: 'false',
    queryType: 'prefixNone',
    removeWordsIfNoResults: 'none',
    attributesToHighlight: [],
  };
  const answers = await askSearch(search, [
    {
      indexName: 'localities',
      params: { ...asTyped, hitsPerPage: PLACES, attributesToRetrieve: LOCALITY_ATTRIBUTES },
    },
    { indexName: 'brands', params: { ...asTyped, hitsPerPage: 0 } },
  ]);
  if (answerAt(answers, 1).nbHits > 0) return null;
  const isNamed = ({ suburb, postcode }: Locality): boolean => plain(suburb) === place || postcode === place;
  return readLocalities(answerAt(answers, 0).hits).find(isNamed) ?? null;
}

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
