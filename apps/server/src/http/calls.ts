import { isPublicCall, type RouteName, routes } from '@wattle/contract';
import type { CallCode, Outcome } from '@wattle/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VerifyToken } from '../identity/verify-token.ts';
import { etagOf, hasTag } from './etag.ts';
import type { Handlers } from './handlers.ts';
import { httpStatus } from './http-status.ts';
import { identifyCaller } from './identify-caller.ts';
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
const FORM_CALLS: readonly RouteName[] = ['subscribe', 'sendEnquiry', 'findGuestOrder'];
const FORM_BODY_BYTES = 16 * 1024;
const FORM_LIMIT_PER_MINUTE = 20;

/** Counted apart from writes, so that looking around takes nobody's chance to order. */
const OFTEN_FOR_A_WRITE = 10;
/** Every page looked at says so. */
const EVENT_BODY_BYTES = 64 * 1024;
/** Each letter that is typed may ask. */
const ADDRESS_CALLS: readonly RouteName[] = ['suggestAddresses', 'findAddress'];
const ADDRESS_BODY_BYTES = 4 * 1024;
/** A cart asks at every change; without a limit, codes could be guessed for ever. */
const CART_CALLS: readonly RouteName[] = [
  'checkoutInfo',
  'loadCartOffers',
  'listDeliveryDays',
  'listPickupDays',
  'listPickupStores',
];
const CART_BODY_BYTES = 256 * 1024;
const PAYMENT_BODY_BYTES = 4 * 1024;
/** Every line of the fullest cart and wishlist. */
const STATE_BODY_BYTES = 1024 * 1024;

export type CallParts = {
  readonly handlers: Handlers;
  readonly verifyToken: VerifyToken;
  readonly writeLimitPerMinute: number;
};

/** Puts every call of the contract on HTTP. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  const { writeLimitPerMinute } = parts;
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    app.route({
      method,
      url: routerPath(path),
      // the limit on writes is not for what only reads
      ...(isReadByPost(name) && { config: { rateLimit: false as const } }),
      ...(FORM_CALLS.includes(name) && formLimits(writeLimitPerMinute)),
      ...(name === 'recordProductEvents' && oftenLimits(writeLimitPerMinute, EVENT_BODY_BYTES)),
      ...(ADDRESS_CALLS.includes(name) && oftenLimits(writeLimitPerMinute, ADDRESS_BODY_BYTES)),
      ...(CART_CALLS.includes(name) && oftenLimits(writeLimitPerMinute, CART_BODY_BYTES)),
      ...(name === 'listPaymentMethods' && oftenLimits(writeLimitPerMinute, PAYMENT_BODY_BYTES)),
      ...(name === 'loadVoucher' && secretLimits(writeLimitPerMinute)),
      ...(name === 'saveAccountState' && oftenLimits(writeLimitPerMinute, STATE_BODY_BYTES)),
      handler: (request, reply) => answer(parts, name, request, reply),
    });
  }
}

const oftenLimits = (writeLimitPerMinute: number, bodyLimit: number) => ({
  bodyLimit,
  config: { rateLimit: { max: OFTEN_FOR_A_WRITE * writeLimitPerMinute, timeWindow: '1 minute' } },
});

export const formLimits = (writeLimitPerMinute: number) => ({
  bodyLimit: FORM_BODY_BYTES,
  config: { rateLimit: { max: Math.min(FORM_LIMIT_PER_MINUTE, writeLimitPerMinute), timeWindow: '1 minute' } },
});

/** Reading is counted as trying, and an address with a PIN in it is not written down. */
const secretLimits = (writeLimitPerMinute: number) => ({
  logLevel: 'error' as const,
  config: {
    rateLimit: { max: Math.min(FORM_LIMIT_PER_MINUTE, writeLimitPerMinute), timeWindow: '1 minute', allowList: [] },
  },
});

async function answer(
  { handlers, verifyToken }: CallParts,
  name: RouteName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const identified = await identifyCaller(verifyToken, name, request);
  if (identified.kind === 'refused') return sendPersonal(request, reply, identified.outcome);
  const { caller } = identified;
  const context = { idempotencyKey: keyOf(request), caller, address: request.ip };
  const result = await runCall(handlers, name, inputOf(request), context);
  if (result.kind === 'invalid') return sendProblem(request, reply, refusalFor(400), result.problems);
  const { outcome } = result;
  if (isPublicCall(name) && outcome.status === 'SUCCESS') return sendPublic(request, reply, outcome.value);
  return sendPersonal(request, reply, outcome);
}

/** For who asked, and for nobody's cache. */
function sendPersonal(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<unknown, CallCode>): FastifyReply {
  const status = httpStatus(outcome);
  reply.code(status).header('cache-control', 'no-store');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (outcome.status === 'SUCCESS') return reply.send(outcome.value);
  if (outcome.status === 'ERROR') return reply.send({ ...outcome, errorCode: outcome.code, requestId: request.id });
  const [reason] = outcome.reasons;
  // some are known by their words
  const message = reason?.params?.message;
  return reply.send({
    ...outcome,
    errorCode: reason?.code ?? 'UNKNOWN_ERROR',
    ...(message !== undefined && { message }),
    requestId: request.id,
  });
}

/** Sends nothing again to whoever has it. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const body = JSON.stringify(value);
  const etag = etagOf(body);
  reply.header('cache-control', PUBLIC_CACHE).header('etag', etag);
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
