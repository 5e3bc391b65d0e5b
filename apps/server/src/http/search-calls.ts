import { json } from './describe-answers.ts';
import type { Components } from './describe-call.ts';
import { plainInput } from './plain-input.ts';
import {
  facetHitsSchema,
  foundObjectsSchema,
  searchAnswerSchema,
  searchAnswersSchema,
  searchFaultSchema,
} from './search-answers.ts';
import { objectIdsBody, objectsBody, searchBody, searchesBody } from './search-bodies.ts';

/** The search calls, for the API documentation. Parameters and responses are those of Algolia's search API. */
export const searchCalls = [
  {
    path: '/api/search/indexes/*/queries',
    operationId: 'search',
    summary: 'Several searches at once, each with hits or an error in its own place',
    takes: ['requests', 'strategy'],
    body: searchesBody,
    answer: searchAnswersSchema,
  },
  {
    path: '/api/search/indexes/{indexName}/query',
    operationId: 'searchIndex',
    summary: 'One search',
    takes: ['query', 'filters', 'facets', '…'],
    body: searchBody,
    answer: searchAnswerSchema,
  },
  {
    path: '/api/search/indexes/{indexName}/objects',
    operationId: 'findObjects',
    summary: 'Records of an index by their ids; null for one that is not there',
    takes: ['objectIds', 'attributesToRetrieve'],
    body: objectIdsBody,
    answer: foundObjectsSchema,
  },
  {
    path: '/api/search/indexes/*/objects',
    operationId: 'findObjectsOfIndexes',
    summary: 'Records of several indexes by their ids; null for one that is not there',
    takes: ['requests'],
    body: objectsBody,
    answer: foundObjectsSchema,
  },
  {
    path: '/api/search/indexes/{indexName}/facets/{facetName}/query',
    operationId: 'searchFacetValues',
    summary: 'The values of a facet that match some letters',
    takes: ['facetQuery', 'maxFacetHits', '…'],
    body: searchBody,
    answer: facetHitsSchema,
  },
] as const;

const STATUSES = {
  400: 'What is wrong with the input, or that it asks for too much.',
  404: 'There is no such index.',
  413: 'The body is larger than this call takes.',
  415: 'The call does not take this kind of body.',
  429: 'Too many requests. Try again in a minute.',
  431: 'The address and the headers are larger than we take.',
  500: 'Something went wrong.',
  501: 'This server has no index.',
  502: 'The search service gave no answer.',
  503: 'We cannot answer right now.',
  504: 'The search service took too long.',
};

/** The search calls as paths of the OpenAPI document. */
export function searchPaths(all: Components) {
  const fault = json(all.named('SearchFault', searchFaultSchema));
  const faults = Object.entries(STATUSES).map(([status, description]) => [status, { description, content: fault }]);
  return Object.fromEntries(
    searchCalls.map(({ path, operationId, summary, body, answer }) => [
      path,
      {
        post: {
          operationId,
          tags: ['Search'],
          summary,
          parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
            ...{ name, in: 'path', required: true, schema: plainInput({ type: 'string', minLength: 1 }) },
          })),
          requestBody: { required: true, content: json(plainInput(all.schemaOf(body))) },
          responses: {
            200: {
              description: 'As Algolia’s search API answers.',
              content: json(all.named(`${partOf(operationId)}Result`, answer)),
            },
            ...Object.fromEntries(faults),
          },
        },
      },
    ]),
  );
}

const partOf = (name: string): string => name.replace(/^./, (first) => first.toUpperCase());
