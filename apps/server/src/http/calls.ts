import { type RouteName, routes } from '@wattle/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from './handlers.ts';
import { httpStatus } from './http-status.ts';
import { refusalFor, sendProblem } from './problem.ts';
import { runCall } from './run-call.ts';

/** `/api/menu/{categoryId}` as the router writes it. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const inputOf = (request: FastifyRequest): Record<string, unknown> => ({
  ...asRecord(request.query),
  ...asRecord(request.body),
  ...asRecord(request.params),
});

/** Public catalogue data: the same for everybody, and never older than a few seconds. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

/** Puts every call of the contract on HTTP. */
export function registerCalls(app: FastifyInstance, handlers: Handlers): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    app.route({ method, url: routerPath(path), handler: (request, reply) => answer(handlers, name, request, reply) });
  }
}

async function answer(handlers: Handlers, name: RouteName, request: FastifyRequest, reply: FastifyReply) {
  const result = await runCall(handlers, name, inputOf(request));
  if (result.kind === 'invalid') return sendProblem(request, reply, refusalFor(400), result.problems);
  const { outcome } = result;
  reply.code(httpStatus(outcome));
  if (outcome.status === 'SUCCESS') return reply.header('cache-control', PUBLIC_CACHE).send(outcome.value);
  reply.header('cache-control', 'no-store');
  if (outcome.status === 'ERROR') return reply.send({ ...outcome, errorCode: outcome.code, requestId: request.id });
  return reply.send({ ...outcome, errorCode: outcome.reasons[0]?.code ?? 'UNKNOWN_ERROR', requestId: request.id });
}
