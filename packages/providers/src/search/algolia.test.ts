import { describe, expect, it } from 'vitest';
import { createAlgoliaSearch } from './algolia.ts';
import { type Answer, openAnsweringServer, type Received } from './testing/answering-server.ts';

type Body = { requests: { indexName: string; query?: string }[] };
const requestsOf = ({ body }: Received) => (body as Body).requests;
const missing = (name: string): Answer => ({
  status: 404,
  body: { message: `Index ${name} does not exist`, status: 404 },
});

/** Like Algolia, fails the whole call when one index is missing. */
function answerLikeAlgolia(received: Received): Answer {
  const requests = requestsOf(received);
  const unknown = requests.find(({ indexName }) => indexName === 'nowhere');
  if (unknown) return missing(unknown.indexName);
  return {
    status: 200,
    body: { results: requests.map(({ indexName }) => ({ index: indexName, hits: [], nbHits: 0 })) },
  };
}

const open = async (answer: (received: Received) => Answer) => {
  const server = await openAnsweringServer(answer);
  const search = createAlgoliaSearch({ appId: 'APP1', apiKey: 'a1b2c3', hosts: [server.url] });
  return { server, search, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
};

describe('createAlgoliaSearch', () => {
  it('asks all searches in one call, parameters beside the index', async () => {
    await using at = await open(answerLikeAlgolia);
    const { results } = await at.search.search(
      [
        { indexName: 'products', params: { query: 'fridge', facets: ['brand'] } },
        { indexName: 'brands', params: 'query=fridge' },
        { indexName: 'stores', query: 'x' },
      ],
      'stopIfEnoughMatches',
    );
    expect(results.map(({ index }) => index)).toEqual(['products', 'brands', 'stores']);
    expect(at.server.received.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/1/indexes/*/queries',
        body: {
          requests: [
            { indexName: 'products', query: 'fridge', facets: ['brand'] },
            { indexName: 'brands', params: 'query=fridge' },
            { indexName: 'stores', query: 'x' },
          ],
          strategy: 'stopIfEnoughMatches',
        },
      },
    ]);
  });

  it('answers the searches that can be answered when one cannot [C-7-14]', async () => {
    await using at = await open(answerLikeAlgolia);
    const error = { message: 'Index nowhere does not exist', status: 404 };
    const { results } = await at.search.search([{ indexName: 'products' }, { indexName: 'nowhere' }]);
    expect(results).toEqual([
      { index: 'products', hits: [], nbHits: 0 },
      { index: 'nowhere', error },
    ]);
    expect((await at.search.search([{ indexName: 'nowhere' }])).results).toEqual([{ index: 'nowhere', error }]);
  });

  it('fails as a whole when the key is not valid', async () => {
    await using at = await open(() => ({ status: 403, body: { message: 'Invalid Application-ID or API key' } }));
    await expect(at.search.search([{ indexName: 'a' }, { indexName: 'b' }])).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    expect(at.server.received).toHaveLength(1);
  });

  it.each([{}, { results: [] }, { results: [{ index: 'products' }] }, [], null])(
    'does not take %j for a result',
    async (body) => {
      await using at = await open(() => ({ status: 200, body }));
      await expect(at.search.search([{ indexName: 'products' }])).rejects.toMatchObject({ status: 502 });
    },
  );

  it('gives objects in the order of their ids, null for one that is not there', async () => {
    await using at = await open((received) => ({
      status: 200,
      body: { results: requestsOf(received).map(({ indexName }, i) => (i === 1 ? null : { objectID: indexName })) },
    }));
    const requests = ['a', 'b', 'c'].map((indexName) => ({ indexName, objectID: '1' }));
    expect(await at.search.getObjects(requests)).toEqual({ results: [{ objectID: 'a' }, null, { objectID: 'c' }] });
    expect(at.server.received[0]).toMatchObject({ path: '/1/indexes/*/objects', body: { requests } });
  });

  it('searches the values of a facet, whatever its name', async () => {
    const answer = { facetHits: [{ value: 'x', highlighted: '<em>x</em>', count: 1 }], exhaustiveFacetsCount: true };
    await using at = await open(() => ({ status: 200, body: answer }));
    expect(await at.search.searchFacetValues('my index', 'a/b', { facetQuery: 'x' })).toEqual(answer);
    expect(at.server.received[0]).toMatchObject({
      path: '/1/indexes/my%20index/facets/a%2Fb/query',
      body: { facetQuery: 'x' },
    });
  });
});
