import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { perCatalogue } from '../../catalogue/per-catalogue.ts';
import type { Store } from '../../store/store.ts';
import { keepFeeds } from './kept-feeds.ts';
import { merchantFeed } from './merchant-feed.ts';
import { robotsText } from './robots.ts';
import { listPagePaths, listProductPaths, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts';

/** Feeds are read rarely and by machines, so an hour is fresh enough. */
const CACHE = 'public, max-age=3600';

/** A feed takes a second of work and is read a few times a day. */
const FEED_LIMITS = { config: { rateLimit: { max: 10, timeWindow: '1 minute', allowList: [] as string[] } } };

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/** Registers robots.txt, the sitemaps and the product feed. */
export function registerFeeds(
  app: FastifyInstance,
  {
    store,
    catalogue,
    originOf,
    changes,
    shop,
  }: {
    readonly store: Store;
    readonly catalogue: CatalogueCache;
    readonly originOf: (request: FastifyRequest) => string;
    /** Number of changes in the shop so far. */
    readonly changes: () => number;
    readonly shop: () => ShopIdentity;
  },
): void {
  const feeds = keepFeeds(changes);
  const countProducts = perCatalogue(catalogue, () => store.products.count());
  const asXml = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8');
  /** Sends what is kept under a name and the origin; a path can be written in many ways. */
  const sendKept = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: (origin: string) => AsyncIterable<string>,
  ): Promise<FastifyReply> => {
    const origin = originOf(request);
    const packed = await feeds.take(`${origin} ${name}`, () => make(origin));
    asXml(reply).header('vary', 'accept-encoding');
    if (acceptsGzip(request)) return reply.header('content-encoding', 'gzip').send(packed);
    return reply.send(Readable.from([packed]).pipe(createGunzip()));
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const count = await countProducts();
    return asXml(reply).send(sitemapIndex(originOf(request), count));
  });
  app.get('/sitemaps/pages.xml', (request, reply) =>
    sendKept(request, reply, 'pages', (origin) => sitemapFile(listPagePaths(store, catalogue), origin)),
  );
  app.get<{ Params: { place: string } }>('/sitemaps/products-:place(^[1-9]\\d{0,2}$).xml', async (request, reply) => {
    const place = Number(request.params.place) - 1;
    if (place >= sitemapFiles(await countProducts())) return reply.callNotFound();
    return sendKept(request, reply, `products ${place}`, (origin) =>
      sitemapFile(listProductPaths(store), origin, place),
    );
  });
  app.get('/feeds/products.xml', FEED_LIMITS, (request, reply) =>
    sendKept(request, reply, 'feed', (origin) =>
      merchantFeed(store, catalogue, { origin, shop: shop() }, Math.floor(Date.now() / 1000)),
    ),
  );
}
