import { isFaulty, SearchFailure, type SearchProvider } from '@wattle/providers/search';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { objectIdsBody, objectsBody, searchBody, searchesBody } from './search-bodies.ts';
import { sendError, sendFault, sendNoCall } from './search-fault.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const BODY_TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
/** The shop's own form, and the one a search client makes when its host is `<shop>/api/search`. */
const ROOTS = ['/indexes', '/1/indexes'];

type Named = { readonly indexName: string };
type Faceted = Named & { readonly facetName: string };

function parse<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  throw new SearchFailure([field, issue?.message].filter(Boolean).join(': '), 400);
}

/** The search wire over a provider: a client that can talk to Algolia can talk to the shop [C-7-11 .. C-7-14]. */
export function registerSearch(app: FastifyInstance, search: SearchProvider): void {
  app.register(
    async (scope) => {
      readJson(scope);
      scope.setErrorHandler(sendError);
      scope.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      for (const root of ROOTS) registerIndexes(scope, root, search);
      for (const url of ['/', '/*']) scope.all(url, sendNoCall);
    },
    { prefix: '/api/search' },
  );
}

/** A body is JSON whatever it is called: browsers' clients say text/plain, which needs no preflight. */
function readJson(scope: FastifyInstance): void {
  const parser = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(BODY_TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, parser);
}

function registerIndexes(scope: FastifyInstance, root: string, search: SearchProvider): void {
  // a search changes nothing: the limit on writes is not for it
  const options = { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: false as const } };

  scope.post<{ Params: Named }>(`${root}/:indexName/queries`, options, async (request, reply) => {
    if (request.params.indexName !== '*') return sendNoCall(request, reply);
    const { requests, strategy } = parse(searchesBody, request.body);
    return search.search(requests, strategy);
  });

  scope.post<{ Params: Named }>(`${root}/:indexName/query`, options, async (request, reply) => {
    const parameters = parse(searchBody, request.body);
    return sendOne(reply, await search.search([{ ...parameters, indexName: request.params.indexName }]));
  });

  scope.post<{ Params: Named }>(`${root}/:indexName/objects`, options, (request) =>
    search.getObjects(objectRequests(request)),
  );

  scope.post<{ Params: Faceted }>(`${root}/:indexName/facets/:facetName/query`, options, (request) => {
    const { indexName, facetName } = request.params;
    return search.searchFacetValues(indexName, facetName, parse(searchBody, request.body));
  });
}

function objectRequests({ params, body }: FastifyRequest<{ Params: Named }>) {
  if (params.indexName === '*') return parse(objectsBody, body).requests;
  const { attributesToRetrieve, ...given } = parse(objectIdsBody, body);
  const ids = 'objectIds' in given ? given.objectIds : given.objectIDs;
  const only = attributesToRetrieve && { attributesToRetrieve };
  return ids.map((objectID) => ({ indexName: params.indexName, objectID, ...only }));
}

/** A search on its own has no place of its own to say what is wrong: the answer's status says it. */
function sendOne(reply: FastifyReply, { results }: Awaited<ReturnType<SearchProvider['search']>>) {
  const result = results[0];
  if (!result) throw new SearchFailure('The search service gave no answer.', 502);
  return isFaulty(result) ? sendFault(reply, result.error.status, result.error.message) : result;
}
