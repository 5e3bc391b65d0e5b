import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { ImageService, ImageSource } from '@wattle/providers/images';
import type { SearchProvider } from '@wattle/providers/search';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Captcha } from '../captcha/open-captcha.ts';
import type { Config } from '../config/config.ts';
import { registerFormPosts } from '../forms/form-posts.ts';
import type { Identity } from '../identity/open-identity.ts';
import { registerPool } from '../identity/register-pool.ts';
import type { Payment } from '../payment/open-payment.ts';
import { formLimits, registerCalls } from './calls.ts';
import type { Handlers } from './handlers.ts';
import { registerImages } from './image-route.ts';
import { registerMetrics, serveMetrics } from './metrics.ts';
import { openApiDocument } from './open-api.ts';
import type { PageCache } from './page-cache.ts';
import { type PageRenderer, type PagesConfig, registerPages } from './pages.ts';
import { refusalFor, sendProblem } from './problem.ts';
import { runCall } from './run-call.ts';
import { registerSearch } from './search-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { registerStaticFiles } from './static-files.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const PAGE_MAX_AGE_MS = 30_000;

export type ShopServer = {
  readonly app: FastifyInstance;
  readonly pageCache: PageCache;
  /** Prometheus figures on a listener of their own. */
  readonly metricsApp: FastifyInstance;
};

export type ShopParts = {
  readonly config: Config;
  readonly handlers: Handlers;
  readonly identity: Pick<Identity, 'verifyToken' | 'origins' | 'pool'>;
  readonly payment: Pick<Payment, 'origins' | 'walletOrigins'>;
  readonly captcha: Pick<Captcha, 'origins'>;
  readonly search: SearchProvider;
  readonly images: ImageService;
  readonly drawnPictures: ImageSource;
  readonly renderPage: PageRenderer;
  /** The storefront's built files; undefined while a development server gives them. */
  readonly clientFolder: string | undefined;
  /** Pages straight from their sources: nothing is kept. */
  readonly isDevelopment?: boolean;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
};

/** A number a shopper can read out on the phone. */
const requestNumber = (): string =>
  randomBytes(4)
    .toString('hex')
    .replace(/^(.{4})/, '$1-');

const isCall = (request: FastifyRequest): boolean => /^\/(api|pcr)(\/|\?|$)/.test(request.url);
const isRead = (request: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(request.method);

/** One process: pages, calls, pictures and files. */
export async function createServer(parts: ShopParts): Promise<ShopServer> {
  const { config, handlers, identity } = parts;
  const { writeLimitPerMinute } = config;
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.authorization'] },
    genReqId: requestNumber,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
  });
  const registry = registerMetrics(app);
  registerFrame(app, config);
  await app.register(rateLimit, {
    max: writeLimitPerMinute,
    timeWindow: '1 minute',
    allowList: isRead,
    skipOnError: true,
  });
  registerNotFound(app);
  registerHealth(app, parts.isReady);
  registerCalls(app, { handlers, verifyToken: identity.verifyToken, writeLimitPerMinute });
  if (identity.pool) registerPool(app, identity.pool, writeLimitPerMinute);
  registerSearch(app, parts.search);
  app.get('/api/openapi.json', async () => openApiDocument());
  for (const url of ['/api', '/api/*', '/pcr', '/pcr/*']) {
    app.get(url, (request, reply) => sendProblem(request, reply, refusalFor(404)));
  }
  registerImages(app, parts.images, parts.drawnPictures);
  if (config.metricsPublic) serveMetrics(app, registry);
  if (parts.clientFolder) await registerStaticFiles(app, parts.clientFolder);
  const pages: PagesConfig = {
    render: parts.renderPage,
    ask: (name, input, context) => runCall(handlers, name, input, context),
    publicUrl: config.publicUrl,
    partners: partnersOf(config),
    identityOrigins: identity.origins,
    paymentOrigins: parts.payment.origins,
    walletOrigins: parts.payment.walletOrigins,
    captchaOrigins: parts.captcha.origins,
    cacheBytes: PAGE_CACHE_BYTES,
    cacheMaxAgeMs: parts.isDevelopment ? 0 : PAGE_MAX_AGE_MS,
    hasPolicy: !parts.isDevelopment,
  };
  registerFormPosts(app, pages, formLimits(writeLimitPerMinute));
  const pageCache = registerPages(app, pages);
  const metricsApp = Fastify({ logger: false });
  serveMetrics(metricsApp, registry);
  return { app, pageCache, metricsApp };
}

/** The origins of the services whose scripts are configured. */
function partnersOf({ reviewsScript, widgetScripts }: Config): string[] {
  const scripts = [reviewsScript, ...Object.values(widgetScripts)].filter((script) => script !== undefined);
  return [...new Set(scripts.map((script) => new URL(script).origin))];
}

/** What is the same for every answer: headers, and how a no or a fault is said. */
function registerFrame(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (isCall(request) || status < 500) return sendProblem(request, reply, refusalFor(status));
    return reply
      .code(500)
      .type('text/plain')
      .send(`Something went wrong. If you call us, the number is ${request.id}.`);
  });
}

function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (isCall(request)) return sendProblem(request, reply, refusalFor(404));
    return reply
      .code(isRead(request) ? 404 : 405)
      .type('text/plain')
      .send('Page not found');
  });
}

function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // what is under way is finished, and its connection is not kept for more
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const ready = !closing && (await isReady().catch(() => false));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
