import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { readConfig } from '../config/config.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { loadIdentitySecret } from '../identity/identity-secret.ts';
import { openPayment } from '../payment/open-payment.ts';
import { shopOrderDeps } from '../shop/shop-order-deps.ts';
import type { Database } from '../store/database.ts';
import { paymentServiceStore } from '../store/payment-service-store.ts';
import { createStore } from '../store/store.ts';
import { mailParts } from './mail-parts.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

/** A provider that does not answer a command soon is asked by the shop that runs. */
const PROVIDER_SECONDS = 10;

/**
 * Opens what the shop itself does things to orders with, for as long as the work takes. The provider is the shop's own, or the
 * simulator of a shop that runs; when nobody answers, what was asked for is written down, and a shop that runs asks.
 */
export async function withOrderDeps<T>(
  terminal: Terminal,
  work: (deps: OrderDeps, db: Database) => Promise<T>,
): Promise<T> {
  const config = readConfig(terminal.env);
  return withDatabase(terminal, async (db) => {
    const secret = await loadIdentitySecret(config.dataDir, config.secret);
    const store = createStore(db);
    const { mail, from } = await mailParts(config, store);
    const payment = openPayment({
      ...{ config, secret, store: paymentServiceStore(db) },
      shopName: () => from.shop().name,
      onError: () => {},
    });
    const deps = shopOrderDeps({
      store,
      secret,
      catalogue: createCatalogueCache(store),
      ...{ mail, from },
      payment: payment.provider,
      onProblem: (problem, { order }) => terminal.err(`${order}: ${problem}.`),
    });
    return work({ ...deps, times: { ...deps.times, providerSeconds: PROVIDER_SECONDS } }, db);
  });
}
