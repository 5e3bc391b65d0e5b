import { isPublicCall, type RouteName, routeOf, routes } from '@wattle/contract';
import { type CallSchema, keySchema, type Problem, schemas } from '@wattle/contract/schemas';
import type { CallCode } from '@wattle/domain/errors';
import type { Outcome } from '@wattle/domain/results';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldProblem, refusalFor, sendProblem } from '../answers/problem.ts';
import type { VerifyToken } from '../identity/verify-token.ts';
import { callLimits } from './call-limits.ts';
import { hasTag } from './etag.ts';
import { httpStatus } from './http-status.ts';
import { identifyCaller } from './identify-caller.ts';
import type { Ask } from './in-process-client.ts';
import { bodyOf } from './kept-answers.ts';

/** Converts `/api/menu/{categoryId}` to the router's syntax. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is in the address of a read, and otherwise in the body; undefined: the body is no object. */
function inputOf({ method, query, body, params }: FastifyRequest): Record<string, unknown> | undefined {
  const given = method === 'GET' || method === 'HEAD' ? query : body === undefined ? {} : body;
  return isRecord(given) ? { ...given, ...(params as object) } : undefined;
}

/** For public GETs: the same for everyone, and at most a few seconds old. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

const NO_OBJECT: FieldProblem = { field: 'input', message: 'must be an object' };

type Keys = { readonly 'Idempotency-Key'?: string; readonly 'Order-Attempt'?: string };

/** The keys that the call reads, or what is wrong with one: who sends a key relies on it. */
function keysOf({ headers }: FastifyRequest, { keys = [] }: CallSchema): Keys | FieldProblem {
  const given = keys.flatMap(({ header }) => {
    const value = headers[header.toLowerCase()];
    return value === undefined ? [] : [[header, value] as const];
  });
  for (const [field, value] of given) {
    const { error } = keySchema.safeParse(value);
    if (error) return { field, message: error.issues[0]?.message ?? '' };
  }
  return Object.fromEntries(given);
}

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
  const refuse = (problem: FieldProblem) => sendProblem(request, reply, refusalFor(400), [problem]);
  const keys = keysOf(request, schemas[name]);
  if ('field' in keys) return refuse(keys);
  const input = inputOf(request);
  if (!input) return refuse(NO_OBJECT);
  const context = {
    idempotencyKey: keys['Idempotency-Key'],
    attemptKey: keys['Order-Attempt'],
    caller,
    address: request.ip,
    origin: originOf(request),
  };
  const result = await ask(name, input, context);
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
  return reply.send(problemOf(outcome, status, request.id));
}

function problemOf(
  outcome: Exclude<Outcome<unknown, CallCode>, { status: 'SUCCESS' }>,
  status: number,
  requestId: string,
): Problem {
  if (outcome.status === 'ERROR') {
    const { code: errorCode, retryable } = outcome;
    return { status: 'ERROR', errorCode, message: refusalFor(status).message, reasons: [], retryable, requestId };
  }
  const [reason] = outcome.reasons;
  // some refusals are identified by their message
  const message = reason?.params?.message;
  return {
    ...{ status: 'REJECTED', reasons: [...outcome.reasons], errorCode: reason?.code ?? 'UNKNOWN_ERROR' },
    ...(message !== undefined && { message: String(message) }),
    requestId,
  };
}

/** Sends a public response, or 304 when the client already has it. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const { bytes, etag } = bodyOf(value);
  reply.header('cache-control', PUBLIC_CACHE).header('etag', etag);
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}
