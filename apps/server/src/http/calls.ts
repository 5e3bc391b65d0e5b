import { isPublicCall, type RouteName, routeOf, routes } from '@wattle/contract';
import type { CallCode } from '@wattle/domain/errors';
import type { Outcome } from '@wattle/domain/results';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor, sendProblem } from '../answers/problem.ts';
import type { VerifyToken } from '../identity/verify-token.ts';
import { callLimits } from './call-limits.ts';
import { hasTag } from './etag.ts';
import { httpStatus } from './http-status.ts';
import { identifyCaller } from './identify-caller.ts';
import type { Ask } from './in-process-client.ts';
import { bodyOf } from './kept-answers.ts';

/** Converts `/api/menu/{categoryId}` to the router's syntax. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const inputOf = (request: FastifyRequest): Record<string, unknown> => ({
  ...asRecord(request.query),
  ...asRecord(request.body),
  ...asRecord(request.params),
});

/** For public GETs: the same for everyone, and at most a few seconds old. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

const keyOf = ({ headers }: FastifyRequest, name: 'idempotency-key' | 'order-attempt'): string | undefined =>
  /^[\w-]{8,100}$/.exec(String(headers[name] ?? ''))?.[0];

export type CallParts = {
  readonly ask: Ask;
  readonly verifyToken: VerifyToken;
  readonly writeLimitPerMinute: number;
  /** Where the shopper's browser is. */
  readonly originOf: (request: FastifyRequest) => string | undefined;
};

/** Registers an HTTP route for every call of the contract. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routeOf(name);
    app.route({
      method,
      url: routerPath(path),
      ...callLimits(routeOf(name), parts.writeLimitPerMinute),
      handler: (request, reply) => answer(parts, name, request, reply),
    });
  }
}

async function answer(
  { ask, verifyToken, originOf }: CallParts,
  name: RouteName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const identified = await identifyCaller(verifyToken, name, request);
  if (identified.kind === 'refused') return sendPersonal(request, reply, identified.outcome);
  const { caller } = identified;
  const context = {
    idempotencyKey: keyOf(request, 'idempotency-key'),
    attemptKey: keyOf(request, 'order-attempt'),
    caller,
    address: request.ip,
    origin: originOf(request),
  };
  const result = await ask(name, inputOf(request), context);
  if (result.kind === 'invalid') return sendProblem(request, reply, refusalFor(400), result.problems);
  const { outcome } = result;
  if (isPublicCall(name) && outcome.status === 'SUCCESS') return sendPublic(request, reply, outcome.value);
  return sendPersonal(request, reply, outcome);
}

/** Sends a personal response, which no cache may keep. */
function sendPersonal(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<unknown, CallCode>): FastifyReply {
  const status = httpStatus(outcome);
  reply.code(status).header('cache-control', 'no-store');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (outcome.status === 'SUCCESS') return reply.send(outcome.value);
  if (outcome.status === 'ERROR') return reply.send({ ...outcome, errorCode: outcome.code, requestId: request.id });
  const [reason] = outcome.reasons;
  // some refusals are identified by their message
  const message = reason?.params?.message;
  return reply.send({
    ...outcome,
    errorCode: reason?.code ?? 'UNKNOWN_ERROR',
    ...(message !== undefined && { message }),
    requestId: request.id,
  });
}

/** Sends a public response, or 304 when the client already has it. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const { bytes, etag } = bodyOf(value);
  reply.header('cache-control', PUBLIC_CACHE).header('etag', etag);
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}
