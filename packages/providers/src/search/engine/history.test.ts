import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchRecord } from '../port.ts';
import { createSearchIndex } from './create-search-index.ts';
import { PLAIN_QUERY } from './testing/plain-query.ts';
import type { EngineQuery, IndexSettings, SearchIndex } from './types.ts';

const SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'values'],
  descriptiveAttributes: ['values'],
  attributesForFaceting: ['brand', 'price'],
  customRanking: ['desc(popularity)'],
  replicas: { by_price: ['asc(price)'] },
};

/** Few different values: most records tie with others in everything but their id. */
const recordOf = fc.record({
  objectID: fc.constantFrom(...'abcdefghijkl'),
  name: fc.constantFrom('black kettle', 'kettle', 'kettles', 'kettle black glass', 'toaster', 'toasted', 'glass'),
  values: fc.constantFrom([], ['black'], ['glass', 'black'], ['kettle glass']),
  brand: fc.constantFrom('Tarn', 'Orana'),
  price: fc.constantFrom(5, 9),
  popularity: fc.constantFrom(0, 1),
});

const TARN = { kind: 'facet', attribute: 'brand', value: 'Tarn', negated: false, score: 1 } as const;

const QUERIES: readonly EngineQuery[] = [
  PLAIN_QUERY,
  { ...PLAIN_QUERY, replica: 'by_price' },
  { ...PLAIN_QUERY, filter: [[TARN]] },
  ...['kettle', 'glas', 'black kettle', 'ketle', 'toastes', 'tosted', 'glass toaster'].flatMap((query) => [
    { ...PLAIN_QUERY, query },
    { ...PLAIN_QUERY, query, typoTolerance: 'min' as const, removeWordsIfNoResults: 'allOptional' as const },
    { ...PLAIN_QUERY, query, fillUpTo: 3, length: 3 },
    { ...PLAIN_QUERY, query, replica: 'by_price', length: 4 },
  ]),
].map((query) => ({ ...query, facets: ['brand', 'price'] }));

const answersOf = (index: SearchIndex) =>
  QUERIES.map((query) => {
    const { hits, nbHits, facets, stats, correctedQuery } = index.query(query);
    return [query.query, hits.map(({ record }) => record.objectID), nbHits, [...facets], [...stats], correctedQuery];
  });

it('answers the same whatever happened before: two servers with the same records agree', () => {
  const step = fc.oneof(fc.record({ save: recordOf }), fc.record({ remove: fc.constantFrom(...'abcdefghijkl') }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const old = createSearchIndex(SETTINGS);
      const records = new Map<string, SearchRecord>();
      for (const [at, one] of steps.entries()) {
        if ('save' in one) {
          old.save([one.save]);
          records.set(one.save.objectID, one.save);
        } else {
          old.remove([one.remove]);
          records.delete(one.remove);
        }
        // what is asked meanwhile changes nothing either
        if (at % 10 === 0) answersOf(old);
      }
      const fresh = createSearchIndex(SETTINGS);
      fresh.replaceAll([...records.values()].toSorted((a, b) => (a.objectID < b.objectID ? 1 : -1)));
      expect(answersOf(old)).toEqual(answersOf(fresh));
    }),
  );
});
