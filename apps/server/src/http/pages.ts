import type { Client } from '@wattle/contract';
import { isPersonalPath, sharedAddress } from '@wattle/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from './etag.ts';
import { type Ask, createInProcessClient } from './in-process-client.ts';
import { CachedPage, chooseEncoding, PageCache, type PageParts } from './page-cache.ts';
import { isStillTrue, recordCalls } from './recorded-calls.ts';
import { pagePolicy } from './security-headers.ts';

type ReportError = (error: unknown) => void;

/** Renders the storefront: a request in, a whole page (or the data of one) out. */
export type PageRenderer = (request: Request, client: Client, reportError: ReportError) => Promise<Response>;

export type PagesConfig = {
  readonly render: PageRenderer;
  readonly ask: Ask;
  readonly publicUrl: string | undefined;
  /** Origins of configured services that a page may load from. */
  readonly partners: readonly string[];
  /** Origins of an identity service elsewhere that a page talks to. */
  readonly identityOrigins: readonly string[];
  /** Origins of the payment form's parts. */
  readonly paymentOrigins: readonly string[];
  readonly walletOrigins: readonly string[];
  /** Origins of a check for people elsewhere. */
  readonly captchaOrigins: readonly string[];
  readonly cacheBytes: number;
  readonly cacheMaxAgeMs: number;
  /** While the storefront is being written its tools add scripts and styles of their own: no policy then. */
  readonly hasPolicy: boolean;
};

const PUBLIC_PAGE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/**
 * Serves every address that nothing else has taken. Public pages are rendered once and then sent from memory; after a
 * change in the shop, those are rendered again whose calls are answered differently, and no others.
 */
export function registerPages(app: FastifyInstance, config: PagesConfig): PageCache {
  const cache = new PageCache(config.cacheBytes, config.cacheMaxAgeMs);
  const underway = new Map<string, Promise<CachedPage>>();

  const checkOrMake = async (key: string, kept: CachedPage | undefined, request: FastifyRequest) => {
    // counted before anything is asked: what changes meanwhile is looked at next time
    const { changes } = cache;
    if (kept?.source && (await isStillTrue(config.ask, kept.source))) {
      kept.trueUpTo = changes;
      return kept;
    }
    const recorder = recordCalls(config.ask);
    const parts = await renderPage(request, config, recorder.ask);
    if (parts.status !== 200) {
      cache.remove(key);
      return new CachedPage(parts);
    }
    const made = new CachedPage({ ...parts, source: recorder.finish(), changes });
    cache.put(key, made);
    return made;
  };

  const findPage = (request: FastifyRequest): CachedPage | Promise<CachedPage> => {
    const key = sharedAddress(request.url);
    const kept = cache.get(key);
    if (kept?.trueUpTo === cache.changes) return kept;
    // one that was begun before the last change may be made from what was before it
    const turn = `${cache.changes} ${key}`;
    const begun = underway.get(turn) ?? checkOrMake(key, kept, request).finally(() => underway.delete(turn));
    underway.set(turn, begun);
    return begun;
  };

  app.get('*', async (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    if (isPersonalPath(path)) {
      const parts = await renderPage(request, config, config.ask);
      return sendPage(request, reply, new CachedPage(parts), 'private, no-store');
    }
    const page = await findPage(request);
    return sendPage(request, reply, page, page.status === 200 ? PUBLIC_PAGE : 'no-store');
  });
  return cache;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  const etag = page.etag(encoding);
  reply.code(page.status).headers(page.headers).header('cache-control', cacheControl);
  reply.header('vary', 'Accept-Encoding').header('etag', etag);
  // the error page reads it out: the number that the log has
  if (page.status >= 500) reply.header('server-timing', `request;desc="${request.id}"`);
  if (page.status === 200 && hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

async function renderPage(request: FastifyRequest, config: PagesConfig, ask: Ask): Promise<PageParts> {
  const origin = config.publicUrl ?? `http://${request.host}`;
  const response = await config.render(
    new Request(new URL(sharedAddress(request.url), origin)),
    createInProcessClient(ask),
    (error) => request.log.error({ err: error }, 'page failed'),
  );
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers:
      isHtml && config.hasPolicy
        ? { ...headers, 'content-security-policy': pagePolicy(body.toString(), config) }
        : headers,
    body,
  };
}
