import type { SearchProvider } from '@wattle/providers/search';
import { describe, expect, it } from 'vitest';
import { listLocalities } from '../features/stores/list-localities.ts';
import { openSampleListing } from '../testing/sample-listing.ts';
import { askSearch } from './ask-search.ts';

/** A service that answers every search with an error. */
const failing = (status: number): SearchProvider => ({
  ...openSampleListing().search,
  search: async (requests) => ({
    results: requests.map(({ indexName }) => ({ index: indexName, error: { message: 'Broken filter', status } })),
  }),
});

describe('a search result that is an error', () => {
  it('is thrown, with its words and status [D-8-14]', async () => {
    const asked = askSearch(failing(400), [{ indexName: 'products' }]);
    await expect(asked).rejects.toMatchObject({ name: 'SearchResultError', message: 'Broken filter', status: 400 });
  });

  it('is no empty list to who asked for suburbs [D-8-14]', async () => {
    await expect(listLocalities(failing(400))({ query: 'richmond' })).rejects.toThrow('Broken filter');
  });
});
