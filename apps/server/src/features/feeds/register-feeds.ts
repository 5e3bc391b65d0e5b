import { Readable } from 'node:stream';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';
import { merchantFeed } from './merchant-feed.ts';
import { robotsText } from './robots.ts';
import { listPagePaths, listProductPaths, sitemapFile, sitemapIndex } from './sitemap.ts';

/** Feeds are read rarely and by machines, so an hour is fresh enough. */
const CACHE = 'public, max-age=3600';

/** A feed takes a second of work and is read a few times a day. */
const FEED_LIMITS = { config: { rateLimit: { max: 10, timeWindow: '1 minute', allowList: [] as string[] } } };

/** Registers robots.txt, the sitemaps and the product feed. */
export function registerFeeds(
  app: FastifyInstance,
  store: Store,
  catalogue: CatalogueCache,
  originOf: (request: FastifyRequest) => string,
  shop: () => ShopIdentity,
): void {
  const sendXml = (reply: FastifyReply, parts: string | AsyncIterable<string>) =>
    reply
      .header('cache-control', CACHE)
      .type('application/xml; charset=utf-8')
      .send(typeof parts === 'string' ? parts : Readable.from(parts, { objectMode: false }));

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    sendXml(reply, sitemapIndex(originOf(request), (await store.products.listIds()).length)),
  );
  app.get('/sitemaps/pages.xml', (request, reply) =>
    sendXml(reply, sitemapFile(listPagePaths(store, catalogue), originOf(request))),
  );
  app.get<{ Params: { place: string } }>('/sitemaps/products-:place(^[1-9]\\d{0,2}$).xml', (request, reply) =>
    sendXml(reply, sitemapFile(listProductPaths(store), originOf(request), Number(request.params.place) - 1)),
  );
  app.get('/feeds/products.xml', FEED_LIMITS, (request, reply) =>
    sendXml(
      reply,
      merchantFeed(store, catalogue, { origin: originOf(request), shop: shop() }, Math.floor(Date.now() / 1000)),
    ),
  );
}
