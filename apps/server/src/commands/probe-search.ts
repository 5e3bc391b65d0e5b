import type { Config } from '../config/config.ts';

/** Searches for something that must be there: in an index of one record, or at Algolia. Fails when it is not found. */
export async function probeSearch({ algolia }: Pick<Config, 'algolia'>): Promise<void> {
  const { createAlgoliaSearch, createEmbeddedSearch, isFaulty } = await import('@wattle/providers/search');
  const indexName = 'products';
  if (algolia) {
    const search = createAlgoliaSearch({ ...algolia, apiKey: algolia.searchKey });
    const [result] = (await search.search([{ indexName, query: '', hitsPerPage: 0 }])).results;
    if (result && isFaulty(result)) throw new Error(`${result.error.message}; npm run shop -- push-search fills it`);
    return;
  }
  const search = createEmbeddedSearch();
  const settings = { searchableAttributes: ['name'], attributesForFaceting: [], customRanking: [] };
  search.defineIndex(indexName, settings).save([{ objectID: '1', name: 'Kettle' }]);
  const [result] = (await search.search([{ indexName, query: 'kettel' }])).results;
  if (!result || isFaulty(result) || result.nbHits !== 1) throw new Error('it does not find what is there');
}
