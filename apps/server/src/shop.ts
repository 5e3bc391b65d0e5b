import { join } from 'node:path';
import type { DemoShop } from '@wattle/demo';
import { createEmbeddedImages, folderSource, type ImageSource } from '@wattle/providers/images';
import { openCaptcha } from './captcha/open-captcha.ts';
import { createCatalogueCache } from './catalogue/catalogue-cache.ts';
import type { Config } from './config/config.ts';
import { tellBrokenBlocksOnce } from './features/content/broken-blocks.ts';
import { createHandlers } from './features/create-handlers.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { marketingProviderOf, openMarketing } from './forms/open-marketing.ts';
import type { PageRenderer } from './http/pages.ts';
import { createServer, type ShopServer } from './http/server.ts';
import { loadIdentitySecret } from './identity/identity-secret.ts';
import { type Identity, openIdentity } from './identity/open-identity.ts';
import { publicUrlOf } from './identity/pool-addresses.ts';
import { isMailboxPublic, registerMailbox } from './mail/mailbox-routes.ts';
import { openMail } from './mail/open-mail.ts';
import { sweepOften } from './orders/sweep-often.ts';
import { sweepOrders } from './orders/sweep-orders.ts';
import { takePaymentEvents } from './orders/take-payment-events.ts';
import { openPayment, type Payment } from './payment/open-payment.ts';
import { shopOrderDeps } from './payment/shop-order-deps.ts';
import { openPlaces } from './places/open-places.ts';
import { openRecommendation } from './recommendation/open-recommendation.ts';
import { openSearch } from './search/open-search.ts';
import type { Database } from './store/database.ts';
import type { OnProgress } from './store/fill-demo.ts';
import { isAnswering } from './store/inspect.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open-database.ts';
import { paymentServiceStore } from './store/payment-service-store.ts';
import { createStore, type Store } from './store/store.ts';
import { userPoolStore } from './store/user-pool/user-pool-store.ts';
import { watchChanges } from './store/watch-changes.ts';

/** Draws the demo shop's pictures; the drawing code is loaded with the first of them. */
const drawnPictures: ImageSource = async (path) => {
  if (!path.startsWith('/pictures/')) return undefined;
  const { drawPicture } = await import('@wattle/demo/pictures');
  const svg = drawPicture(path);
  return svg === undefined ? undefined : Buffer.from(svg);
};

/** Opens the database, brings it up to this code, and fills it with the demo shop if there is nothing in it. */
export async function prepareDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  makeDemo: () => Promise<DemoShop>,
  onProgress?: OnProgress,
): Promise<Database> {
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const store = createStore(database);
    if (await store.isEmpty()) await store.fillDemo(await makeDemo(), onProgress);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Shop = ShopServer & {
  readonly store: Store;
  readonly identity: Identity;
  readonly payment: Payment;
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>;
};

export type ShopOptions = {
  readonly config: Config;
  readonly database: Database;
  readonly renderPage: PageRenderer;
  readonly clientFolder: string | undefined;
  readonly isDevelopment?: boolean;
};

/** Puts the parts of the shop together around an open database. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { config, database, renderPage, clientFolder, isDevelopment = false } = options;
  const store = createStore(database);
  const catalogue = createCatalogueCache(store);
  const search = openSearch(config, store, catalogue, {
    onError: (error) => server.app.log.error({ err: error }, 'search could not follow the database'),
    onFollowed: () => {
      catalogue.clear();
      server.pageCache.markChanged();
    },
  });
  const recommendation = await openRecommendation({
    config,
    store,
    catalogue,
    products: search.products,
    onError: (error) => server.app.log.error({ err: error }, 'recommendations could not follow shoppers'),
  });
  const marketing = openMarketing({
    provider: marketingProviderOf(config),
    store,
    keptDays: config.formsKeptDays,
    onProblem: (details, isFinal) => server.app.log[isFinal ? 'error' : 'warn'](details, 'a form was not delivered'),
    onError: (error) => server.app.log.error({ err: error }, 'forms could not be delivered'),
  });
  const publicUrl = publicUrlOf(config);
  const mail = openMail({
    smtp: config.smtp,
    store,
    publicUrl,
    keptDays: config.mailsKeptDays,
    onProblem: (details, isFinal) => server.app.log[isFinal ? 'error' : 'warn'](details, 'a mail was not sent'),
    onError: (error) => server.app.log.error({ err: error }, 'mails could not be sent'),
  });
  const identity = openIdentity({
    config,
    store: userPoolStore(database),
    mail: mail.poolMailer,
    onError: (error, message) => server.app.log.error({ err: error }, message),
  });
  const secret = await loadIdentitySecret(config.dataDir, config.secret);
  const payment = openPayment({
    config,
    store: paymentServiceStore(database),
    secret,
    onError: (error, message) => server.app.log.error({ err: error }, message),
  });
  const captcha = openCaptcha(config, publicUrl, secret);
  const orders = shopOrderDeps({
    ...{ store, catalogue, mail, publicUrl, payment: payment.provider },
    onProblem: (problem, about) => server.app.log.error(about, problem),
  });
  const images = await createEmbeddedImages({
    cacheFolder: join(config.dataDir, 'images'),
    cacheMaxBytes: config.imageCacheBytes,
    allowedOrigins: config.imageOrigins,
    sources: [drawnPictures, folderSource('/media/', join(config.dataDir, 'media'))],
  });
  const server = await createServer({
    config,
    handlers: createHandlers({
      store,
      catalogue,
      search: search.provider,
      places: openPlaces(config, search.provider),
      recommendation,
      marketing,
      onBrokenBlocks: tellBrokenBlocksOnce((details, message) => server.app.log.warn(details, message)),
      payment: payment.provider,
      captcha: captcha.provider,
      identity: identity.description,
      onAccountProblem: (details, message) => server.app.log.error(details, message),
      orders,
      onOrderPlaced: mail.wake,
    }),
    ...{ identity, payment, captcha },
    search: search.provider,
    images,
    drawnPictures,
    renderPage,
    clientFolder,
    isDevelopment,
    isReady: () => isAnswering(database),
  });
  registerFeeds(server.app, store, catalogue, config.publicUrl);
  if (mail.isLocal) registerMailbox(server.app, { store, publicUrl, isOpenToAll: isMailboxPublic(config) });
  captcha.register(server.app);
  payment.register(server.app, takePaymentEvents(orders));
  const sweeping = sweepOften(server.app, sweepOrders(orders));
  // first watch, then read: what changes meanwhile is followed
  const unwatch = await watchChanges(database, search.follow);
  await search.build();
  recommendation.start();
  return {
    ...server,
    store,
    identity,
    payment,
    async close() {
      await sweeping.close();
      await payment.close();
      await server.app.close();
      identity.close();
      await mail.close();
      await unwatch();
      await recommendation.close();
      await marketing.close();
      await search.close();
      await server.metricsApp.close();
      await images.close();
      await database.close();
    },
  };
}
