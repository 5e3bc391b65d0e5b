import { z } from 'zod';
import { objectIdsBody, objectsBody, searchBody, searchesBody } from './search-bodies.ts';

/** The search calls, for the API documentation. Parameters and responses are those of Algolia's search API. */
export const searchCalls = [
  {
    path: '/api/search/indexes/*/queries',
    operationId: 'search',
    summary: 'Several searches at once, each with hits or an error in its own place',
    takes: ['requests', 'strategy'],
    body: searchesBody,
  },
  {
    path: '/api/search/indexes/{indexName}/query',
    operationId: 'searchIndex',
    summary: 'One search',
    takes: ['query', 'filters', 'facets', '…'],
    body: searchBody,
  },
  {
    path: '/api/search/indexes/{indexName}/objects',
    operationId: 'findObjects',
    summary: 'Records of an index by their ids; null for one that is not there',
    takes: ['objectIds', 'attributesToRetrieve'],
    body: objectIdsBody,
  },
  {
    path: '/api/search/indexes/*/objects',
    operationId: 'findObjectsOfIndexes',
    summary: 'Records of several indexes by their ids; null for one that is not there',
    takes: ['requests'],
    body: objectsBody,
  },
  {
    path: '/api/search/indexes/{indexName}/facets/{facetName}/query',
    operationId: 'searchFacetValues',
    summary: 'The values of a facet that match some letters',
    takes: ['facetQuery', 'maxFacetHits', '…'],
    body: searchBody,
  },
] as const;

const json = (schema: unknown) => ({ 'application/json': { schema } });
const faultSchema = {
  type: 'object',
  required: ['message', 'status'],
  properties: { message: { type: 'string' }, status: { type: 'integer' } },
};

/** The search calls as paths of the OpenAPI document. */
export function searchPaths() {
  return Object.fromEntries(
    searchCalls.map(({ path, operationId, summary, body }) => [
      path,
      {
        post: {
          operationId,
          summary,
          parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
            name,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: { content: json(z.toJSONSchema(body, { io: 'input' })) },
          responses: {
            200: { description: 'As Algolia’s search API answers.', content: json({ type: 'object' }) },
            default: { description: 'What is wrong.', content: json(faultSchema) },
          },
        },
      },
    ]),
  );
}
