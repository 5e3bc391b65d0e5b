import { isFaulty, measureWork, SearchFailure, type SearchProvider } from '@wattle/providers/search';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { clientNetwork } from '../answers/client-network.ts';
import { objectIdsBody, objectsBody, searchBody, searchesBody } from './search-bodies.ts';
import { NO_INDEX, sendError, sendFault, sendNoSearch } from './search-fault.ts';
import { knowsSearchKey } from './search-key.ts';
import { createWorkBudget } from './work-budget.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Work of one call, in hits (`measureWork`): one page of a thousand hits with everything, or fifty pages of twenty. */
const WORK_MAX = 5_000;
/** Search work a client may cause per minute, per allowed write. */
const WORK_FOR_A_WRITE = 2_000;
/** The products of a page of a thousand with all that is known of them take four million. */
const ANSWER_MAX_BYTES = 5_000_000;
const ANSWER_TOO_LARGE =
  'This answer would be too large: ask for fewer hits, or name attributesToRetrieve and attributesToHighlight.';
const BODY_TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
/** Our own path, and the one a search client builds when its host is `<shop>/api/search`. */
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

export type SearchRoutesParts = {
  readonly search: SearchProvider;
  readonly writeLimitPerMinute: number;
  /** For web servers of this shop, who show the key: as they ask, and as much as they ask. */
  readonly own?: { readonly key: string | undefined; readonly search: SearchProvider | undefined };
};

/** Algolia's search API over a provider: any Algolia client can search the shop [C-7-11 .. C-7-14]. */
export function registerSearch(app: FastifyInstance, parts: SearchRoutesParts): void {
  const { search, writeLimitPerMinute, own } = parts;
  const isOwn = knowsSearchKey(own?.key);
  const limitAnyone = workLimit(WORK_FOR_A_WRITE * writeLimitPerMinute);
  const routes: Routes = {
    searchFor: (request) => {
      if (!isOwn(request)) return search;
      if (own?.search) return own.search;
      throw new SearchFailure(NO_INDEX, 501);
    },
    limitWork: (request, reply, units) => {
      if (!isOwn(request)) limitAnyone(request, reply, units);
    },
    send: (request, reply, answer) => {
      const body = JSON.stringify(answer);
      if (!isOwn(request) && Buffer.byteLength(body) > ANSWER_MAX_BYTES) throw new SearchFailure(ANSWER_TOO_LARGE, 400);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
  app.register(
    async (scope) => {
      readJson(scope);
      scope.setErrorHandler(sendError);
      scope.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      for (const root of ROOTS) registerIndexes(scope, root, routes);
      for (const url of ['/', '/*']) scope.all(url, sendNoSearch);
    },
    { prefix: '/api/search' },
  );
}

/** Parses any body as JSON: browser clients send text/plain, which needs no preflight. */
function readJson(scope: FastifyInstance): void {
  const parser = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(BODY_TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, parser);
}

type LimitWork = (request: FastifyRequest, reply: FastifyReply, units: number) => void;

/** Refuses calls that are too expensive, and clients over their budget. */
function workLimit(unitsPerMinute: number): LimitWork {
  const budget = createWorkBudget(unitsPerMinute);
  return (request, reply, units) => {
    if (units > WORK_MAX) throw new SearchFailure('This call asks for too much: fewer searches, hits or facets.', 400);
    const seconds = budget.spend(clientNetwork(request.ip), units);
    if (seconds === 0) return;
    reply.header('retry-after', String(seconds));
    throw new SearchFailure('Too many requests. Try again in a minute.', 429);
  };
}

const sum = (units: readonly number[]): number => units.reduce((total, one) => total + one, 0);

type Routes = {
  readonly searchFor: (request: FastifyRequest) => SearchProvider;
  readonly limitWork: LimitWork;
  /** Writes the answer, if it is not too large. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, answer: object) => FastifyReply;
};

function registerIndexes(scope: FastifyInstance, root: string, { searchFor, limitWork, send }: Routes): void {
  // searches are reads: their work is limited, not their number
  const options = { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: false as const } };

  scope.post<{ Params: Named }>(`${root}/:indexName/queries`, options, async (request, reply) => {
    if (request.params.indexName !== '*') return sendNoSearch(request, reply);
    const { requests, strategy } = parse(searchesBody, request.body);
    limitWork(request, reply, sum(requests.map(measureWork)));
    return send(request, reply, await searchFor(request).search(requests, strategy));
  });

  scope.post<{ Params: Named }>(`${root}/:indexName/query`, options, async (request, reply) => {
    const parameters = parse(searchBody, request.body);
    limitWork(request, reply, measureWork(parameters));
    const search = { ...parameters, indexName: request.params.indexName };
    const result = only(await searchFor(request).search([search]));
    return isFaulty(result)
      ? sendFault(reply, result.error.status, result.error.message)
      : send(request, reply, result);
  });

  scope.post<{ Params: Named }>(`${root}/:indexName/objects`, options, async (request, reply) => {
    const wanted = objectRequests(request);
    limitWork(request, reply, wanted.length);
    return send(request, reply, await searchFor(request).getObjects(wanted));
  });

  scope.post<{ Params: Faceted }>(`${root}/:indexName/facets/:facetName/query`, options, (request, reply) => {
    const { indexName, facetName } = request.params;
    const parameters = parse(searchBody, request.body);
    limitWork(request, reply, measureWork(parameters));
    return searchFor(request).searchFacetValues(indexName, facetName, parameters);
  });
}

function objectRequests({ params, body }: FastifyRequest<{ Params: Named }>) {
  if (params.indexName === '*') return parse(objectsBody, body).requests;
  const { attributesToRetrieve, ...given } = parse(objectIdsBody, body);
  const ids = 'objectIds' in given ? given.objectIds : given.objectIDs;
  const only = attributesToRetrieve && { attributesToRetrieve };
  return ids.map((objectID) => ({ indexName: params.indexName, objectID, ...only }));
}

/** A single search reports its error as the response status. */
function only({ results: [result] }: Awaited<ReturnType<SearchProvider['search']>>) {
  if (!result) throw new SearchFailure('The search service gave no answer.', 502);
  return result;
}
