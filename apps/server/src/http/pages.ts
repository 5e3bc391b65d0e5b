import type { Client } from '@wattle/contract';
import { isPersonalPath, sharedAddress } from '@wattle/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedPage, chooseEncoding, PageCache } from './page-cache.ts';
import { pagePolicy } from './security-headers.ts';

type ReportError = (error: unknown) => void;

/** Renders the storefront: a request in, a whole page (or the data of one) out. */
export type PageRenderer = (request: Request, client: Client, reportError: ReportError) => Promise<Response>;

export type PagesConfig = {
  readonly render: PageRenderer;
  readonly client: Client;
  readonly publicUrl: string | undefined;
  /** Origins of configured services that a page may load from. */
  readonly partners: readonly string[];
  readonly cacheBytes: number;
  readonly cacheMaxAgeMs: number;
  /** While the storefront is being written its tools add scripts and styles of their own: no policy then. */
  readonly hasPolicy: boolean;
};

const PUBLIC_PAGE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/** Serves every address that nothing else has taken. Public pages are rendered once and then sent from memory. */
export function registerPages(app: FastifyInstance, config: PagesConfig): PageCache {
  const cache = new PageCache(config.cacheBytes, config.cacheMaxAgeMs);
  const making = new Map<string, Promise<CachedPage>>();

  const make = (request: FastifyRequest): Promise<CachedPage> => {
    const key = sharedAddress(request.url);
    const underway = making.get(key);
    if (underway) return underway;
    const page = renderPage(request, config)
      .then((made) => {
        if (made.status === 200) cache.put(key, made);
        return made;
      })
      .finally(() => making.delete(key));
    making.set(key, page);
    return page;
  };

  app.get('*', async (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    if (isPersonalPath(path)) return sendPage(request, reply, await renderPage(request, config), 'private, no-store');
    const page = cache.get(sharedAddress(request.url)) ?? (await make(request));
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
  reply.code(page.status).headers(page.headers).header('cache-control', cacheControl);
  reply.header('vary', 'Accept-Encoding').header('etag', page.etag);
  // the error page reads it out: the number that the log has
  if (page.status >= 500) reply.header('server-timing', `request;desc="${request.id}"`);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

async function renderPage(request: FastifyRequest, config: PagesConfig): Promise<CachedPage> {
  const origin = config.publicUrl ?? `http://${request.host}`;
  const response = await config.render(
    new Request(new URL(sharedAddress(request.url), origin)),
    config.client,
    (error) => request.log.error({ err: error }, 'page failed'),
  );
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  return new CachedPage(
    response.status,
    isHtml && config.hasPolicy
      ? { ...headers, 'content-security-policy': pagePolicy(body.toString(), config.publicUrl, config.partners) }
      : headers,
    body,
  );
}
