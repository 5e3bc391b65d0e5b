import rateLimit from '@fastify/rate-limit';
import { routeOf } from '@wattle/contract';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { ImageService, ImageSource } from '@wattle/providers/images';
import type { SearchProvider } from '@wattle/providers/search';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { clientNetwork } from '../answers/client-network.ts';
import type { Handlers } from '../answers/handlers.ts';
import { refusalFor, sendProblem } from '../answers/problem.ts';
import { securityHeaders } from '../answers/security-headers.ts';
import type { Captcha } from '../captcha/open-captcha.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Config } from '../config/config.ts';
import type { Identity } from '../identity/open-identity.ts';
import { registerPool } from '../identity/register-pool.ts';
import { type Logger, RequestLog } from '../logging/create-logger.ts';
import type { DocumentLoader } from '../papers/load-document.ts';
import type { Payment } from '../payment/open-payment.ts';
import type { RateLimitStore } from '../store/rate-limits.ts';
import type { StorefrontFileStore } from '../store/storefront-files.ts';
import { createAdmission } from './admission.ts';
import { boundBodies } from './bound-bodies.ts';
import { registerBrand } from './brand-routes.ts';
import { callLimits } from './call-limits.ts';
import { registerCalls } from './calls.ts';
import { registerDocuments } from './document-routes.ts';
import { registerFormPosts } from './form-posts.ts';
import { registerHealth } from './health-routes.ts';
import { registerImages } from './image-route.ts';
import type { Ask } from './in-process-client.ts';
import { keepAnswers } from './kept-answers.ts';
import { createKeptPages } from './kept-pages.ts';
import { createClientErrorHandler } from './linger-on-close.ts';
import { listenTo } from './listen-to.ts';
import { watchLoopLag } from './loop-lag.ts';
import { registerMetrics, serveMetrics } from './metrics.ts';
import { createNetworkWork, TooMuchWork } from './network-work.ts';
import { noteEmptySearches } from './note-empty-searches.ts';
import { openApiDocument } from './open-api.ts';
import { createPageAddresses } from './page-addresses.ts';
import { PageCache } from './page-cache.ts';
import { type PageRenderer, type PagesConfig, registerPages } from './pages.ts';
import { type PaperParts, registerPapers } from './paper-routes.ts';
import { isPlainTarget, withoutOrigin } from './plain-target.ts';
import { readSpeeds, type Speeds } from './read-speed.ts';
import { refuseUnsafe, UnsafeRequest } from './refuse-unsafe.ts';
import { requestNumber } from './request-number.ts';
import { runCall } from './run-call.ts';
import { registerSearch } from './search-routes.ts';
import { registerSecurityText } from './security-text.ts';
import { refuseOtherMethods, sendNoCall } from './send-no-call.ts';
import { createOriginOf, originOrThrow, shopperOrigin } from './served-origin.ts';
import { sharedLimits } from './shared-limits.ts';
import { registerShopMetrics, type ShopMetricsParts } from './shop-metrics.ts';
import { registerStaticFiles } from './static-files.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const SHED_LOG_MS = 5_000;
/** For responses that say that we cannot answer now. */
const RETRY_AFTER_SECONDS = 5;
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const PAGE_MAX_AGE_MS = 30_000;
/** As long as the cache headers let others keep a public answer. */
const ANSWERS_MAX_AGE_MS = 10_000;

export type ShopServer = {
  readonly app: FastifyInstance;
  readonly pageCache: PageCache;
  /** Calls a use case as pages do. */
  readonly ask: Ask;
  /** Prometheus metrics, on a separate listener. */
  readonly metricsApp: FastifyInstance;
  /** Turns readiness off and asks clients to close their connections. Requests are still served. */
  announceStop(): void;
  /** Stops listening, and resolves when everything under way has finished. */
  stopServing(): Promise<void>;
  /** How fast it answered since it was started. */
  readSpeeds(): Promise<Speeds>;
};

export type ShopParts = {
  readonly config: Config;
  readonly log: Logger;
  readonly pageCache: PageCache;
  readonly handlers: Handlers;
  readonly catalogue: Pick<CatalogueCache, 'last' | 'load'>;
  readonly identity: Pick<Identity, 'verifyToken' | 'origins' | 'pool'>;
  readonly payment: Pick<Payment, 'origins' | 'walletOrigins'>;
  readonly captcha: Pick<Captcha, 'origins'>;
  readonly search: SearchProvider;
  /** The same for web servers of this shop, who understand words themselves; undefined: this is one of them. */
  readonly ownSearch: SearchProvider | undefined;
  readonly images: ImageService;
  readonly drawnPictures: ImageSource;
  /** Where the shop's own pictures are. */
  readonly pictureSources: readonly ImageSource[];
  /** Who runs the shop. */
  readonly shop: () => ShopIdentity;
  readonly papers: PaperParts;
  readonly loadDocument: DocumentLoader;
  readonly renderPage: PageRenderer;
  /** The storefront's built files; undefined when a development server provides them. */
  readonly clientFolder: string | undefined;
  /** Those of other builds. */
  readonly storefrontFiles: Pick<StorefrontFileStore, 'find'>;
  /** Renders pages from source and caches nothing. */
  readonly isDevelopment?: boolean;
  /** Where all processes count together; undefined when this is the only one. */
  readonly rateLimits: RateLimitStore | undefined;
  readonly metrics: ShopMetricsParts;
  /** Words of a search that found nothing. */
  readonly onEmptySearch: (words: string) => void;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
};

/** Public pages in memory. In development nothing is cached. */
export const createPageCache = (isDevelopment: boolean): PageCache =>
  new PageCache(PAGE_CACHE_BYTES, isDevelopment ? 0 : PAGE_MAX_AGE_MS);

const refuseSchema = () => (): never => {
  throw new Error('Routes have no schemas of Fastify: calls are checked by their contract.');
};

/** Spares the two compilers of schemas, a tenth of a second of every start. */
const WITHOUT_SCHEMAS = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

const isCall = (request: FastifyRequest): boolean => /^\/(api|pcr)(\/|\?|$)/.test(request.url);
const isRead = (request: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(request.method);

/** The HTTP server of one process: pages, calls, pictures and files. */
export async function createServer(parts: ShopParts): Promise<ShopServer> {
  const { config, handlers, identity } = parts;
  const { writeLimitPerMinute } = config;
  const stopping = { isAnnounced: false };
  let sendKept: ReturnType<typeof createKeptPages> = () => false;
  const lag = watchLoopLag();
  const admission = createAdmission({
    ...{ lag, maxUnderWay: config.maxUnderWay, newRequestId: requestNumber },
    headers: securityHeaders(config.publicUrl),
    onShed: (request, underWay) => onShed(request, underWay),
  });
  const app = Fastify({
    serverFactory: (handle) =>
      listenTo(config.requestTimeoutMs, (request, response) => {
        request.url = withoutOrigin(request.url ?? '/');
        if (!stopping.isAnnounced && sendKept(request, response)) return;
        admission.admit(request, response, handle);
      }),
    // what arrives on an open connection was sent in good faith, and may not be sent again
    return503OnClosing: false,
    loggerInstance: parts.log,
    logController: new RequestLog(),
    genReqId: requestNumber,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedBy(config.trustProxy),
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler(),
    // an address that cannot be decoded reaches no route and no hook
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(config.publicUrl)).header('x-request-id', request.id);
      sendProblem(request, reply, refusalFor(error.statusCode ?? 400));
    },
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    schemaController: WITHOUT_SCHEMAS,
  });
  const { registry, countShed } = registerMetrics(app);
  const { countPage } = registerShopMetrics(registry, parts.metrics);
  const onShed = reportShed(parts.log, countShed);
  registerFrame(app, config);
  boundBodies(app);
  app.addHook('preValidation', async (request, reply) => {
    if (admission.cameTooLate(request.raw)) return sendProblem(request, reply, refusalFor(503));
    return undefined;
  });
  refuseUnsafe(app);
  refuseOtherMethods(app);
  await app.register(rateLimit, {
    max: writeLimitPerMinute,
    timeWindow: '1 minute',
    allowList: isRead,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    skipOnError: true,
    ...(parts.rateLimits && { store: sharedLimits(parts.rateLimits) }),
  });
  registerNotFound(app);
  registerHealth(app, parts.isReady, stopping);
  const work = createNetworkWork(writeLimitPerMinute);
  const kept = keepAnswers({
    ask: work.limitReads((name, input, context) => runCall(handlers, name, input, context)),
    changes: () => parts.pageCache.changes,
    maxAgeMs: parts.isDevelopment ? 0 : ANSWERS_MAX_AGE_MS,
  });
  const ask = noteEmptySearches(kept, parts.onEmptySearch);
  registerCalls(app, {
    ...{ ask, writeLimitPerMinute },
    verifyToken: identity.verifyToken,
    originOf: (request) => shopperOrigin(config, request),
  });
  if (identity.pool) registerPool(app, identity.pool, writeLimitPerMinute);
  const own = { key: config.searchKey, search: parts.ownSearch };
  registerSearch(app, { search: parts.search, writeLimitPerMinute, own });
  const drawn = { preHandler: work.limitPapers };
  app.get('/api/openapi.json', drawn, async ({ raw }) =>
    openApiDocument(parts.shop().name, originOrThrow(config, raw)),
  );
  for (const url of ['/api', '/api/*', '/pcr', '/pcr/*']) {
    app.get(url, sendNoCall);
  }
  registerImages(app, parts.images, parts.drawnPictures);
  registerBrand(app, { shop: parts.shop, sources: parts.pictureSources });
  registerSecurityText(app, {
    ...{ security: config.security, shop: parts.shop },
    originOf: ({ raw }) => originOrThrow(config, raw),
  });
  registerPapers(app, parts.papers, drawn);
  registerDocuments(app, parts.loadDocument, drawn);
  if (config.metricsPublic) serveMetrics(app, registry);
  if (parts.clientFolder) await registerStaticFiles(app, parts.clientFolder, parts.storefrontFiles);
  const addresses = createPageAddresses(parts.catalogue);
  const pages: PagesConfig = {
    render: parts.renderPage,
    ask,
    publicUrl: config.publicUrl,
    originOf: (request) => originOrThrow(config, request),
    partners: partnersOf(config),
    identityOrigins: identity.origins,
    paymentOrigins: parts.payment.origins,
    walletOrigins: parts.payment.walletOrigins,
    captchaOrigins: parts.captcha.origins,
    cache: parts.pageCache,
    ...{ addresses, work },
    hasPolicy: !parts.isDevelopment,
    onPage: countPage,
  };
  registerFormPosts(app, pages, callLimits(routeOf('sendEnquiry'), writeLimitPerMinute));
  registerPages(app, pages);
  const tellsAll = ['debug', 'trace'].includes(app.log.level);
  sendKept = createKeptPages({
    cache: parts.pageCache,
    addresses,
    originOf: createOriginOf(config),
    headers: securityHeaders(config.publicUrl),
    newRequestId: requestNumber,
    onSent({ method, url }, reqId) {
      countPage('kept');
      // a line for each would cost as much as the page; the proxy in front has an access log
      if (tellsAll) app.log.debug({ reqId, req: { method, url } }, 'kept page');
    },
  });
  const metricsApp = Fastify({ logger: false, schemaController: WITHOUT_SCHEMAS });
  serveMetrics(metricsApp, registry);
  const announceStop = (): void => {
    stopping.isAnnounced = true;
  };
  return {
    ...{ app, pageCache: parts.pageCache, ask, metricsApp, announceStop, readSpeeds: () => readSpeeds(registry) },
    async stopServing() {
      announceStop();
      lag.close();
      const closed = app.close();
      await admission.whenIdle();
      // what is left has sent no request
      app.server.closeAllConnections();
      await closed;
    },
  };
}

/** Hops are counted from the shop: the first is the peer of the connection. */
function trustedBy(trusted: Config['trustProxy']) {
  if (trusted === false) return false;
  return typeof trusted === 'number' ? (_: string, hop: number): boolean => hop < trusted : [...trusted];
}

/** Origins of the configured third-party scripts. */
function partnersOf({ reviewsScript, widgetScripts }: Config): string[] {
  const scripts = [reviewsScript, ...Object.values(widgetScripts)].filter((script) => script !== undefined);
  return [...new Set(scripts.map((script) => new URL(script).origin))];
}

/** Common to all responses: headers, refusals and errors. */
function registerFrame(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (!isPlainTarget(request.url)) throw new UnsafeRequest({ field: 'address', message: 'must be a path' });
    if (!request.routeOptions.config.takesAnyHost) originOrThrow(config, request.raw);
  });
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const refusal = refusalFor(status);
    const problems = error instanceof UnsafeRequest ? error.problems : [];
    if (error instanceof TooMuchWork) reply.header('retry-after', String(error.waitSeconds));
    if (isCall(request) || status < 500) return sendProblem(request, reply, refusal, problems);
    return reply
      .code(refusal.code)
      .type('text/plain')
      .send(`${refusal.message} If you call us, the number is ${request.id}.`);
  });
}

function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (isCall(request)) return sendNoCall(request, reply);
    return reply
      .code(isRead(request) ? 404 : 405)
      .type('text/plain')
      .send('Page not found');
  });
}

/** Counts requests that were turned away, and logs some: overload must not become a flood of lines. */
function reportShed(log: Logger, count: () => void) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (_: unknown, underWay: number): void => {
    count();
    if (performance.now() - loggedAt < SHED_LOG_MS) return;
    loggedAt = performance.now();
    log.warn({ underWay }, 'too many requests at once, some are turned away');
  };
}
