import type { SearchProvider } from '@wattle/providers/search';

const isAboutPlaces = (request: { readonly indexName?: unknown }): boolean => request?.indexName === 'localities';

/** Places are indexed last at start-up: a search for one waits until then. */
export function waitForPlaces(search: SearchProvider, whenPlaced: () => Promise<void>): SearchProvider {
  const waitFor = async (requests: unknown): Promise<void> => {
    if (Array.isArray(requests) && requests.some(isAboutPlaces)) await whenPlaced();
  };
  return {
    name: search.name,
    async search(requests, strategy) {
      await waitFor(requests);
      return search.search(requests, strategy);
    },
    async getObjects(requests) {
      await waitFor(requests);
      return search.getObjects(requests);
    },
    async searchFacetValues(indexName, facetName, parameters) {
      await waitFor([{ indexName }]);
      return search.searchFacetValues(indexName, facetName, parameters);
    },
  };
}
