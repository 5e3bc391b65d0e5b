import cluster from 'node:cluster';
import { type AddressInfo, isIPv6 } from 'node:net';
import { capabilitiesOf, formatCapabilities } from './capabilities.ts';
import { checkSimulatorPlace } from './config/adyen-config.ts';
import type { Config } from './config/config.ts';
import { withPort } from './free-port.ts';
import { CLIENT_FOLDER, isBuilt, loadStorefront } from './http/storefront.ts';
import { progressBar } from './progress-bar.ts';
import { createShop, prepareDatabase, type Shop } from './shop.ts';

const STOP_AFTER_MS = 15_000;

export const makeDemo = async () => {
  const { generateDemoShop } = await import('@wattle/demo');
  return generateDemoShop({ now: Math.floor(Date.now() / 1000) });
};

/** Starts the shop in this process and keeps it up until it is asked to stop. */
export async function runShop(given: Config): Promise<Shop> {
  checkSimulatorPlace(given);
  if (!isBuilt()) throw new Error('The storefront is not built. Run `npm run build`, or `npm start`.');
  const config = await withPort(given);
  const [database, renderPage] = await Promise.all([
    prepareDatabase(config, makeDemo, progressBar('Filling the demo shop')),
    loadStorefront(config),
  ]);
  const shop = await createShop({ config, database, renderPage, clientFolder: CLIENT_FOLDER });
  await shop.identity.open();
  await shop.app.listen({ port: config.port, host: config.host });
  if (config.metricsPort !== undefined) await shop.metricsApp.listen({ port: config.metricsPort, host: config.host });
  stopOnSignal(shop);
  if (cluster.isPrimary) announce(config, shop.app.server.address());
  return shop;
}

/** Stops at the first signal: what is under way is finished, and then whatever else the process holds is let go. */
export function stopOnSignal(shop: Shop, andThen: () => Promise<unknown> = async () => {}): void {
  const stop = (): void => {
    const late = setTimeout(() => process.exit(1), STOP_AFTER_MS);
    late.unref();
    shop
      .close()
      .then(andThen)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

export function announce(config: Config, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isLoopback = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(config.host);
  const host = isLoopback ? 'localhost' : isIPv6(config.host) ? `[${config.host}]` : config.host;
  process.stdout.write(`\nWattle is open: http://${host}:${port}\n\n${formatCapabilities(capabilitiesOf(config))}\n\n`);
}
