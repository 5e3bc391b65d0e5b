import type { HostedRequest, PoolAnswer } from '@wattle/providers/user-pool';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { refusalFor } from '../answers/problem.ts';
import { INERT_POLICY } from '../answers/security-headers.ts';
import type { EmbeddedPool } from './embedded-pool.ts';
import { DEMO_SOCIAL_PATH, POOL_PATH } from './pool-addresses.ts';
import { readCookies } from './read-cookies.ts';

const CALL_TYPE = 'application/x-amz-json-1.1';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 64 * 1024;
/** A sign-in takes several calls, and many people may share an IP address. The pool itself counts failures. */
const OFTEN_FOR_A_WRITE = 10;

type Limits = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'>;

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

function toHosted(request: FastifyRequest, prefix: string): HostedRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  return {
    method: request.method,
    path: pathname.slice(prefix.length),
    query: searchParams,
    form: new URLSearchParams(bodyOf(request)),
    cookies: readCookies(request.headers.cookie),
    authorization: request.headers.authorization,
    address: request.ip,
  };
}

/** The pool's headers override the shop's defaults. */
function send(reply: FastifyReply, { status, headers, body }: PoolAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    reply.header(name, typeof value === 'string' ? value : [...value]);
  }
  return reply.code(status).send(body);
}

function registerCalls(scope: FastifyInstance, { open }: EmbeddedPool, limits: Limits): void {
  // with or without a trailing slash
  scope.post(POOL_PATH, limits, async (request, reply) => {
    const target = request.headers['x-amz-target'];
    const { pool } = await open();
    const call = {
      target: typeof target === 'string' ? target : undefined,
      body: bodyOf(request),
      address: request.ip,
      cookies: readCookies(request.headers.cookie),
    };
    return send(reply, await pool.handle(call));
  });
}

/** Pages that use cookies and that a browser navigates to. */
const isPage = (path: string): boolean => ['/oauth2/authorize', '/login', '/logout'].includes(path);

function registerHosted(scope: FastifyInstance, { open, byOwnName }: EmbeddedPool, limits: Limits): void {
  const method = ['GET', 'POST'];
  const url = `${POOL_PATH}/*`;
  scope.route({
    ...{ method, url, ...limits },
    handler: async (request, reply) => {
      const asked = toHosted(request, POOL_PATH);
      const elsewhere =
        asked.method === 'GET' && isPage(asked.path) && byOwnName(request.headers.host ?? '', request.url);
      if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
      return send(reply, await (await open()).pool.hosted(asked));
    },
  });
  scope.route({
    ...{ method, url: `${DEMO_SOCIAL_PATH}/*`, ...limits },
    handler: async (request, reply) => {
      const { demoSocial } = await open();
      if (!demoSocial) return reply.callNotFound();
      return send(reply, await demoSocial.hosted(toHosted(request, DEMO_SOCIAL_PATH)));
    },
  });
}

/** Registers the embedded pool's JSON calls, its pages, and the demo social provider. */
export function registerPool(app: FastifyInstance, pool: EmbeddedPool, writeLimitPerMinute: number): void {
  // count GETs too: redirecting to a social provider writes a row
  const rateLimit = { max: OFTEN_FOR_A_WRITE * writeLimitPerMinute, timeWindow: '1 minute', allowList: [] };
  const limits = { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit } };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [CALL_TYPE, FORM_TYPE],
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'the user pool failed');
      reply.header('content-security-policy', INERT_POLICY);
      return send(reply, poolFault(status, request.headers['x-amz-target'] !== undefined));
    });
    registerCalls(scope, pool, limits);
    registerHosted(scope, pool, limits);
  });
}

const TOO_MANY = 429;

/** An error outside the pool, in the format its clients expect. */
function poolFault(status: number, isCall: boolean): PoolAnswer {
  const { code, message } = refusalFor(status);
  const headers = { 'cache-control': 'no-store' };
  if (!isCall) {
    return { status: code, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
  }
  const fault =
    status === TOO_MANY
      ? 'TooManyRequestsException'
      : code >= 500
        ? 'InternalErrorException'
        : 'InvalidParameterException';
  return {
    // Cognito reports rate limits as 400
    status: status === TOO_MANY ? 400 : code,
    headers: { ...headers, 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': `${fault}:` },
    body: JSON.stringify({ __type: fault, message }),
  };
}
