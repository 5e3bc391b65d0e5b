import { type RouteName, routes } from '@wattle/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasTag } from './etag.ts';
import type { Handlers } from './handlers.ts';
import { httpStatus } from './http-status.ts';
import { refusalFor, sendProblem } from './problem.ts';
import { isReadByPost } from './read-calls.ts';
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

/** Public data, which only a GET asks for: the same for everybody, and never older than a few seconds. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^[\w-]{8,100}$/.exec(String(headers['idempotency-key'] ?? ''))?.[0];

/** Anybody may make these, and what they bring is kept: fewer a minute from one address than other writes, and small. */
const FORM_CALLS: readonly RouteName[] = ['subscribe', 'sendEnquiry'];
const FORM_BODY_BYTES = 16 * 1024;
const FORM_LIMIT_PER_MINUTE = 20;

/** Every page looked at says so: counted apart, so that looking around takes nobody's chance to order. */
const EVENTS_FOR_A_WRITE = 10;
const EVENT_BODY_BYTES = 64 * 1024;

/** Puts every call of the contract on HTTP. */
export function registerCalls(app: FastifyInstance, handlers: Handlers, writeLimitPerMinute: number): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    app.route({
      method,
      url: routerPath(path),
      // the limit on writes is not for what only reads
      ...(isReadByPost(name) && { config: { rateLimit: false as const } }),
      ...(FORM_CALLS.includes(name) && formLimits(writeLimitPerMinute)),
      ...(name === 'recordProductEvents' && eventLimits(writeLimitPerMinute)),
      handler: (request, reply) => answer(handlers, name, request, reply),
    });
  }
}

const eventLimits = (writeLimitPerMinute: number) => ({
  bodyLimit: EVENT_BODY_BYTES,
  config: { rateLimit: { max: EVENTS_FOR_A_WRITE * writeLimitPerMinute, timeWindow: '1 minute' } },
});

export const formLimits = (writeLimitPerMinute: number) => ({
  bodyLimit: FORM_BODY_BYTES,
  config: { rateLimit: { max: Math.min(FORM_LIMIT_PER_MINUTE, writeLimitPerMinute), timeWindow: '1 minute' } },
});

async function answer(handlers: Handlers, name: RouteName, request: FastifyRequest, reply: FastifyReply) {
  const result = await runCall(handlers, name, inputOf(request), { idempotencyKey: keyOf(request) });
  if (result.kind === 'invalid') return sendProblem(request, reply, refusalFor(400), result.problems);
  const { outcome } = result;
  reply.code(httpStatus(outcome));
  if (outcome.status === 'SUCCESS' && routes[name].method === 'GET') return sendPublic(request, reply, outcome.value);
  reply.header('cache-control', 'no-store');
  if (outcome.status === 'SUCCESS') return reply.send(outcome.value);
  if (outcome.status === 'ERROR') return reply.send({ ...outcome, errorCode: outcome.code, requestId: request.id });
  return reply.send({ ...outcome, errorCode: outcome.reasons[0]?.code ?? 'UNKNOWN_ERROR', requestId: request.id });
}

/** Sends nothing again to whoever has it. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, value: unknown) {
  const body = JSON.stringify(value);
  const etag = etagOf(body);
  reply.header('cache-control', PUBLIC_CACHE).header('etag', etag);
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
