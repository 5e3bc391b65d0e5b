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

/** After this a command gives up on the provider, and the running shop retries. */
const PROVIDER_SECONDS = 10;

/**
 * Opens the shop's own order dependencies for the duration of `work`. The provider is the configured one or the simulator of a
 * running shop. If it does not answer, the request is stored and a running shop retries it.
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
