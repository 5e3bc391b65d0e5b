import { join } from 'node:path';
import { createEmbeddedImages } from '@wattle/providers/images';
import { openCaptcha } from '../captcha/open-captcha.ts';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Config } from '../config/config.ts';
import { publicUrlOf } from '../config/public-url.ts';
import type { DeskRenderer } from '../desk/desk-renderer.ts';
import { createHiddenWords } from '../desk/hidden-words.ts';
import { registerDesk } from '../desk/register-desk.ts';
import { tellBrokenBlocksOnce } from '../features/content/broken-blocks.ts';
import { startPublishing } from '../features/editing/publish-content.ts';
import { registerFeeds } from '../features/feeds/register-feeds.ts';
import { assortmentLoader } from '../features/offers/load-assortment.ts';
import { sweepOften } from '../features/orders/sweep-orders.ts';
import { takePaymentEvents } from '../features/orders/take-payment-events.ts';
import { openRecommendation } from '../features/recommendation/open-recommendation.ts';
import { countEmptySearches } from '../features/search/empty-searches.ts';
import { startStockAlerts } from '../features/stock-alerts/send-stock-alerts.ts';
import { openHooks } from '../hooks/open-hooks.ts';
import { registerImport } from '../http/import-routes.ts';
import type { PageRenderer } from '../http/pages.ts';
import { registerSearchServer } from '../http/search-server-routes.ts';
import { registerSeen } from '../http/seen-route.ts';
import { originOrThrow } from '../http/served-origin.ts';
import { createPageCache, createServer, type ShopServer } from '../http/server.ts';
import { shareStaticFiles } from '../http/static-files.ts';
import { loadIdentitySecret } from '../identity/identity-secret.ts';
import { type Identity, openIdentity } from '../identity/open-identity.ts';
import { createLogger, type Logger } from '../logging/create-logger.ts';
import { createServiceAlarms } from '../logging/service-alarms.ts';
import { isMailboxPublic, registerMailbox } from '../mail/mailbox-routes.ts';
import { openMail } from '../mail/open-mail.ts';
import { marketingProviderOf, openMarketing } from '../marketing/open-marketing.ts';
import { loadDocument } from '../papers/load-document.ts';
import { loadPaper } from '../papers/load-paper.ts';
import { loadPng } from '../papers/load-png.ts';
import { openPayment, type Payment } from '../payment/open-payment.ts';
import { openPlaces } from '../places/open-places.ts';
import { createLag } from '../search/lag.ts';
import { openSearch } from '../search/open-search.ts';
import { createUnderstanding } from '../search/understanding/create-understanding.ts';
import { understandRequests } from '../search/understanding/understand-requests.ts';
import { keepIdentity } from '../shop-identity/keep-identity.ts';
import { readBusinessFacts } from '../store/business-facts.ts';
import type { Database } from '../store/database.ts';
import { paymentServiceStore } from '../store/payment-service-store.ts';
import { rateLimitStore } from '../store/rate-limits.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import { createStore, type Store } from '../store/store.ts';
import { userPoolStore } from '../store/user-pool/user-pool-store.ts';
import { watchChanges } from '../store/watch-changes.ts';
import { watchDatabase } from '../store/watch-database.ts';
import type { Poller } from '../workers/poll-until-closed.ts';
import { createHandlers } from './create-handlers.ts';
import { describeDemoDocument } from './describe-demo-document.ts';
import { logFaults } from './log-faults.ts';
import { drawnPictures, shopPictures } from './picture-sources.ts';
import { runWorkers } from './run-workers.ts';
import { shopOrderDeps } from './shop-order-deps.ts';

export type Shop = ShopServer & {
  readonly store: Store;
  readonly identity: Identity;
  readonly payment: Payment;
  /** For when it listens: no worker can keep it from that. */
  startWorkers(): void;
  /** Finishes work in flight, then releases everything. */
  close(): Promise<void>;
};

export type ShopOptions = {
  readonly config: Config;
  readonly database: Database;
  readonly renderPage: PageRenderer;
  readonly clientFolder: string | undefined;
  /** undefined: a shop without the desk. */
  readonly renderDesk?: DeskRenderer | undefined;
  readonly isDevelopment?: boolean;
  readonly log?: Logger;
};

/** Assembles the shop around an open database. It serves requests; its workers are started apart. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { config, renderPage, clientFolder, isDevelopment = false } = options;
  const { log = createLogger(config) } = options;
  const { database, isReady } = watchDatabase(options.database, logFaults(log));
  const logError =
    (message: string) =>
    (error: unknown): void =>
      log.error({ err: error }, message);
  const pageCache = createPageCache(isDevelopment);
  const store = createStore(database);
  let alerts: Poller | undefined;
  let publishing: Poller | undefined;
  const catalogue = createCatalogueCache(store, {
    onCounted: () => pageCache.markChanged(),
    onError: logError('products could not be counted'),
  });
  const identityKeeper = keepIdentity(() => store.settings.find(IDENTITY_SETTING));
  const shop = identityKeeper.current;
  const alarmOf = createServiceAlarms(store, log);
  const lag = createLag();
  const search = openSearch(config, store, catalogue, {
    onError: logError('search could not follow the database'),
    onAccess: alarmOf('search'),
    onFollowed: ({ isStockOnly }) => {
      lag.end();
      // every order changes stock: what products refer to is not read again for each
      if (!isStockOnly) {
        catalogue.clear();
        identityKeeper.refresh().catch(logError('who runs the shop could not be read'));
      }
      pageCache.markChanged();
      alerts?.wake();
    },
  });
  const understand = createUnderstanding(search.provider, catalogue, async () => ({
    synonyms: await store.synonyms.list(),
    absentBrands: await store.absentBrands.list(),
    stores: await store.stores.list(),
  }));
  const recommendation = await openRecommendation({
    config,
    store,
    catalogue,
    ...{ products: search.products, servers: search.servers },
    onError: logError('recommendations could not follow shoppers'),
    onAccess: alarmOf('recommendation'),
  });
  const marketing = openMarketing({
    provider: marketingProviderOf(config, alarmOf('marketing')),
    requests: store.marketingRequests,
    keptDays: config.formsKeptDays,
    onProblem: (details, isFinal) => log[isFinal ? 'error' : 'warn'](details, 'a form was not delivered'),
    onError: logError('forms could not be delivered'),
  });
  const publicUrl = publicUrlOf(config);
  const pictureSources = shopPictures(config.dataDir, store.media);
  const images = await createEmbeddedImages({
    cacheFolder: join(config.dataDir, 'images'),
    cacheMaxBytes: config.imageCacheBytes,
    allowedOrigins: config.imageOrigins,
    sources: pictureSources,
  });
  const paperOf = loadPaper({ store, shop, loadMark: (path) => loadPng(images, path) });
  const from = { publicUrl, shop };
  const mail = openMail({
    smtp: config.smtp && { ...config.smtp, onAccess: alarmOf('mail') },
    mails: store.mails,
    from,
    loadPaper: paperOf,
    keptDays: config.mailsKeptDays,
    onProblem: (details, isFinal) => log[isFinal ? 'error' : 'warn'](details, 'a mail was not sent'),
    onError: logError('mails could not be sent'),
  });
  const hooks = openHooks({
    hooks: store.hooks,
    config: config.hooks,
    onProblem: (details, isFinal) => log[isFinal ? 'error' : 'warn'](details, 'a hook was not told'),
    onError: logError('hooks could not be told'),
  });
  await hooks.prepare();
  const identity = openIdentity({
    config,
    store: userPoolStore(database),
    mail: mail.poolMailer,
    shop,
    onError: (error, message) => log.error({ err: error }, message),
  });
  const secret = await loadIdentitySecret(config.dataDir, config.secret);
  const payment = openPayment({
    config,
    store: paymentServiceStore(database),
    secret,
    shopName: () => shop().name,
    onError: (error, message) => log.error({ err: error }, message),
    onAccess: alarmOf('payment'),
  });
  const captcha = openCaptcha(config, publicUrl, secret, alarmOf('captcha'));
  const orders = shopOrderDeps({
    ...{ store, catalogue, mail, from, secret, payment: payment.provider },
    onProblem: (problem, about) => log.error(about, problem),
  });
  // a shop without the files of others is better than none
  if (clientFolder)
    await shareStaticFiles(clientFolder, store.storefrontFiles).catch(
      logError('files were not shared with other machines'),
    );
  const emptySearches = countEmptySearches(store, logError('searches without a result could not be counted'));
  const handlers = createHandlers({
    store,
    catalogue,
    ...{ search: search.provider, understand, changes: () => pageCache.changes },
    places: openPlaces(config, search.provider, alarmOf('places')),
    recommendation,
    marketing,
    onBrokenBlocks: tellBrokenBlocksOnce((details, message) => log.warn(details, message)),
    payment: payment.provider,
    captcha: captcha.provider,
    identity: identity.description,
    onAccountProblem: (details, message) => log.error(details, message),
    orders,
  });
  const server = await createServer({
    ...{ config, log, pageCache },
    onEmptySearch: emptySearches.note,
    handlers,
    ...{ catalogue, identity, payment, captcha },
    ...{
      search: understandRequests(search.provider, understand),
      ownSearch: search.servers ? undefined : search.provider,
    },
    images,
    ...{ drawnPictures, pictureSources, shop },
    papers: { keys: orders.keys, loadPaper: paperOf },
    loadDocument: loadDocument({
      store,
      catalogue,
      shop,
      describe: describeDemoDocument,
      loadPng: (path, width) => loadPng(images, path, width),
    }),
    renderPage,
    clientFolder,
    storefrontFiles: store.storefrontFiles,
    isDevelopment,
    isReady,
    metrics: { readFacts: () => readBusinessFacts(database), searchLag: lag.seconds },
    rateLimits: database.kind === 'server' ? rateLimitStore(database) : undefined,
  });
  registerSearchServer(server.app, {
    ...{ key: config.searchKey, hasIndex: !search.servers, settled: search.settled, progress: search.progress },
    ...{ recommend: recommendation.recommend, look: () => watch.look() },
  });
  registerSeen(server.app, { config, secret });
  registerImport(server.app, { db: database, ...config.import });
  registerFeeds(server.app, {
    ...{ store, catalogue, shop },
    originOf: ({ raw }) => originOrThrow(config, raw),
    changes: () => pageCache.changes,
  });
  if (config.mailboxKey !== undefined)
    registerMailbox(server.app, {
      key: config.mailboxKey,
      mails: store.mails,
      publicUrl,
      loadPaper: paperOf,
      isOpenToAll: isMailboxPublic(config),
    });
  if (options.renderDesk)
    registerDesk(server.app, {
      ...{ config, db: database, store, catalogue, identity, shop, orders, mail, from },
      hidden: createHiddenWords(secret),
      ...{ loadPaper: paperOf, render: options.renderDesk, readSpeeds: server.readSpeeds, shopCalls: handlers },
      ...{ renderPage, ask: server.ask, loadAssortment: assortmentLoader(store, catalogue) },
    });
  captcha.register(server.app);
  payment.register(server.app, takePaymentEvents(orders));
  const sweeping = sweepOften(server.app, orders);
  // watch before reading, so that no change is missed
  const watch = await watchChanges(database, {
    onChange: (change) => {
      lag.begin();
      return search.follow(change);
    },
    onError: logError('changes of the database could not be read'),
  });
  await identityKeeper.refresh();
  await search.build();
  const startAlerts = () => {
    const onError = logError('stock alerts could not be mailed');
    alerts = startStockAlerts({ store, catalogue, mail, from, onError });
  };
  const startPlanned = () => {
    publishing = startPublishing(database, logError('content that is due could not be published'));
  };
  const workers = runWorkers(
    {
      ...{ recommendation, mail, marketing, hooks, payment, sweeping, emptySearches },
      alerts: { start: startAlerts, close: async () => alerts?.close() },
      publishing: { start: startPlanned, close: async () => publishing?.close() },
    },
    log,
  );
  const closeAll = async (): Promise<void> => {
    await server.stopServing();
    await workers.close();
    identity.close();
    await watch.close();
    await search.close();
    await catalogue.close();
    await server.metricsApp.close();
    await images.close();
    await database.close();
  };
  let closed: Promise<void> | undefined;
  return {
    ...server,
    ...{ store, identity, payment },
    startWorkers: workers.start,
    close: () => {
      closed ??= closeAll();
      return closed;
    },
  };
}
