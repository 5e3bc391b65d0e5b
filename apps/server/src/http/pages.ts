import type { IncomingMessage } from 'node:http';
import type { Client, PageRequest, PageResponse } from '@wattle/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from '../answers/problem.ts';
import { pagePolicy } from '../answers/security-headers.ts';
import { hasTag } from './etag.ts';
import { type Ask, createInProcessClient } from './in-process-client.ts';
import type { NetworkWork } from './network-work.ts';
import { type FoundAddress, type PageAddresses, pageKey } from './page-addresses.ts';
import { CachedPage, chooseEncoding, type PageCache, type PageParts } from './page-cache.ts';
import { answersUnchanged, recordCalls } from './recorded-calls.ts';
import type { PageResult } from './shop-metrics.ts';
import { utf8Bytes } from './utf8-bytes.ts';

type ReportError = (error: unknown) => void;

/** Renders a request to a whole page, or to the data of one. */
export type PageRenderer = (request: PageRequest, client: Client, reportError: ReportError) => Promise<PageResponse>;

export type PagesConfig = {
  readonly render: PageRenderer;
  readonly ask: Ask;
  readonly publicUrl: string | undefined;
  /** The origin that a request is answered under. */
  readonly originOf: (request: IncomingMessage) => string;
  /** Origins of configured services that a page may load from. */
  readonly partners: readonly string[];
  /** Origins of an external identity service. */
  readonly identityOrigins: readonly string[];
  /** Origins of the payment form. */
  readonly paymentOrigins: readonly string[];
  readonly walletOrigins: readonly string[];
  /** Origins of an external CAPTCHA. */
  readonly captchaOrigins: readonly string[];
  readonly cache: PageCache;
  readonly addresses: PageAddresses;
  readonly work: Pick<NetworkWork, 'spendRender'>;
  /** Off in development, where Vite injects scripts and styles. */
  readonly hasPolicy: boolean;
  /** A public page was found so. */
  readonly onPage: (result: PageResult) => void;
};

/** A page, and what caches between us and the shopper may do with it. */
type Sent = { readonly page: CachedPage; readonly cacheControl: string };
/** Or how long this network has to wait for more of them. */
type Found = Sent | { readonly waitSeconds: number };
type Asked = { readonly address: string; readonly key: string };

const UNAVAILABLE = 503;
const TOO_MANY = 429;
const NOT_KEPT = 'no-store';
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/**
 * Serves every URL that no other route matches. Public pages are rendered once and then sent from memory. After a
 * change, a page is rendered again only if one of its calls now answers differently. While a page cannot be rendered
 * because the database is away, its last version is sent.
 */
export function registerPages(app: FastifyInstance, config: PagesConfig): void {
  const { cache } = config;
  const { ask } = config;
  const underway = new Map<string, Promise<Found>>();

  const checkOrMake = async (
    { address, key }: Asked,
    kept: CachedPage | undefined,
    request: FastifyRequest,
  ): Promise<Found> => {
    // read the counter before calling anything: a change during rendering is then checked next time
    const { changes } = cache;
    if (kept?.source && (await answersUnchanged(ask, kept.source))) {
      kept.checkedAtChange = changes;
      config.onPage('checked');
      return { page: kept, cacheControl: PUBLIC_PAGE };
    }
    const waitSeconds = config.work.spendRender(request.ip);
    if (waitSeconds > 0) {
      const stale = cache.last(key);
      return stale ? { page: stale, cacheControl: NOT_KEPT } : { waitSeconds };
    }
    const recorder = recordCalls(ask);
    const parts = await renderPage(request, address, config, recorder.ask);
    config.onPage('rendered');
    const hasFailed = parts.status === UNAVAILABLE || recorder.hasFailed();
    const last = hasFailed ? cache.last(key) : undefined;
    if (last) return { page: last, cacheControl: NOT_KEPT };
    if (parts.status !== 200 || hasFailed) {
      cache.remove(key);
      return { page: CachedPage.make(parts), cacheControl: NOT_KEPT };
    }
    const made = CachedPage.make({ ...parts, source: recorder.finish(), changes });
    cache.put(key, made);
    return { page: made, cacheControl: PUBLIC_PAGE };
  };

  const findPage = (request: FastifyRequest, { address }: FoundAddress): Found | Promise<Found> => {
    const key = pageKey(config.originOf(request.raw), address);
    const kept = cache.get(key);
    if (kept?.checkedAtChange === cache.changes) {
      config.onPage('kept');
      return { page: kept, cacheControl: PUBLIC_PAGE };
    }
    // do not join a render that began before the last change: its data may be stale
    const renderKey = `${cache.changes} ${key}`;
    const begun =
      underway.get(renderKey) ?? checkOrMake({ address, key }, kept, request).finally(() => underway.delete(renderKey));
    underway.set(renderKey, begun);
    return begun;
  };

  app.get('*', async (request, reply) => {
    const found = await config.addresses.find(request.url);
    const { address, isPersonal } = found;
    // a client that was sent to the short address needs no page under the long one
    if (found.elsewhere !== undefined && found.elsewhere !== request.url)
      return reply.code(302).headers({ location: found.elsewhere, 'cache-control': NOT_KEPT }).send();
    if (isPersonal) {
      const waitSeconds = config.work.spendRender(request.ip);
      if (waitSeconds > 0) return refuse(reply, waitSeconds);
      const parts = await renderPage(request, address, config, ask);
      return sendPage(request, reply, { page: CachedPage.make(parts), cacheControl: 'private, no-store' });
    }
    const page = await findPage(request, found);
    return 'waitSeconds' in page ? refuse(reply, page.waitSeconds) : sendPage(request, reply, page);
  });
}

/** A person reads this, so it is no call's answer. */
function refuse(reply: FastifyReply, waitSeconds: number): FastifyReply {
  return reply
    .code(TOO_MANY)
    .headers({ 'retry-after': String(waitSeconds), 'cache-control': NOT_KEPT })
    .type('text/plain; charset=utf-8')
    .send(`${refusalFor(TOO_MANY).message}\n`);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, cacheControl }: Sent,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  const body = await page.body(encoding);
  const etag = page.etag(encoding);
  const own = {
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  reply.code(page.status).headers(page.headers).headers(own);
  if (cacheControl === PUBLIC_PAGE) page.makeReady(encoding, own, body);
  // the error page shows the request id, so that it can be found in the log
  if (page.status >= 500) reply.header('server-timing', `request;desc="${request.id}"`);
  if (page.status === 200 && hasTag(request.headers['if-none-match'], etag))
    return reply.code(304).removeHeader('content-encoding').send();
  return reply.send(body);
}

async function renderPage(request: FastifyRequest, address: string, config: PagesConfig, ask: Ask): Promise<PageParts> {
  const origin = config.originOf(request.raw);
  const { status, headers, body } = await config.render(
    { url: new URL(address, origin) },
    createInProcessClient(ask),
    (error) => request.log.error({ err: error }, 'page failed'),
  );
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  return {
    status,
    headers: isHtml && config.hasPolicy ? { ...headers, 'content-security-policy': pagePolicy(config) } : headers,
    body: utf8Bytes(body),
  };
}
