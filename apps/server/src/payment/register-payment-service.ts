import { timingSafeEqual } from 'node:crypto';
import type { PaymentService, PaymentServiceRequest, ServiceAnswer } from '@wattle/providers/payment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../answers/problem.ts';
import { INERT_POLICY } from '../answers/security-headers.ts';
import { takeTextBodies } from './take-text-bodies.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** One look at the payment step loads two dozen marks and fields. */
const OFTEN_FOR_A_WRITE = 20;
const PATHS = ['/adyen/*', '/checkoutshopper/*'];

export type MountedService = {
  readonly service: PaymentService;
  readonly apiKey: string;
  readonly writeLimitPerMinute: number;
};

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function toService(request: FastifyRequest): PaymentServiceRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, one(value)])),
    body: typeof request.body === 'string' ? request.body : '',
  };
}

/** What the service says counts over what the shop says on every answer. */
function send(reply: FastifyReply, { status, headers, body }: ServiceAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    reply.header(name, typeof value === 'string' ? value : [...value]);
  }
  return reply.code(status).send(body);
}

/** The shop itself, which asks for all of its shoppers. */
function isShop({ headers }: FastifyRequest, apiKey: string): boolean {
  const [given, wanted] = [Buffer.from(one(headers['x-api-key']) ?? ''), Buffer.from(apiKey)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Puts the embedded payment service on HTTP: calls of the shop, its pages, and what the form in the browser loads. */
export function registerPaymentService(
  app: FastifyInstance,
  { service, apiKey, writeLimitPerMinute }: MountedService,
): void {
  const rateLimit = {
    max: OFTEN_FOR_A_WRITE * writeLimitPerMinute,
    timeWindow: '1 minute',
    allowList: (request: FastifyRequest) => isShop(request, apiKey),
  };
  app.register(async (scope) => {
    takeTextBodies(scope);
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'the payment simulator failed');
      const { code, message } = refusalFor(status);
      return reply
        .code(code)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': INERT_POLICY })
        .send({ status: code, errorType: 'internal', message });
    });
    for (const url of PATHS) {
      scope.all(url, { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit } }, async (request, reply) =>
        send(reply, await service.handle(toService(request))),
      );
    }
  });
}
