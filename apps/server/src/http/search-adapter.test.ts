import { createAlgoliaSearch, createEmbeddedSearch } from '@wattle/providers/search';
import { describeSearchProvider, fillConformance } from '@wattle/providers/search/conformance';
import Fastify from 'fastify';
import { registerSearch } from './search-routes.ts';

// adapter and service test each other: the service understands what the adapter sends to Algolia
describeSearchProvider('Algolia’s adapter over HTTP', async () => {
  const embedded = createEmbeddedSearch();
  fillConformance(embedded);
  const app = Fastify({ logger: false });
  registerSearch(app, { search: embedded, writeLimitPerMinute: 100_000 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const search = createAlgoliaSearch({
    appId: 'any',
    apiKey: 'any',
    hosts: [`${address}/api/search`],
    timeoutMs: 20_000,
  });
  return { search, close: () => app.close() };
});
