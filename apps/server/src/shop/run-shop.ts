import cluster from 'node:cluster';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { checkSimulatorPlace } from '../config/payment-config.ts';
import { loadDesk } from '../desk/desk-renderer.ts';
import { CLIENT_FOLDER, isBuilt, loadStorefront } from '../http/storefront.ts';
import { createLogger, type Logger } from '../logging/create-logger.ts';
import type { Waiting } from '../store/open-when-there.ts';
import { capabilitiesOf, formatCapabilities } from './capabilities.ts';
import { collectGarbage } from './collect-garbage.ts';
import { withPort } from './free-port.ts';
import { prepareDatabase } from './prepare-database.ts';
import { progressBar } from './progress-bar.ts';
import { createShop, type Shop } from './shop.ts';

/** Longer than any request may take. */
const FINISH_MS = 25_000;

export const makeDemo = async () => {
  const { generateDemoShop } = await import('@wattle/demo');
  return generateDemoShop({ now: Math.floor(Date.now() / 1000) });
};

/** How long a start waits for the database server, and what it says meanwhile. */
export const waitingFor = ({ databaseWaitMs }: Config, log: Logger): Waiting => ({
  waitMs: databaseWaitMs,
  onWaiting: ({ message }, leftMs) =>
    log.warn({ reason: message, secondsLeft: Math.ceil(leftMs / 1000) }, 'waiting for the database'),
});

/** Runs the shop in this process until it is told to stop. */
export async function runShop(given: Config): Promise<Shop> {
  checkSimulatorPlace(given);
  if (!isBuilt()) throw new Error('The storefront is not built. Run `npm run build`, or `npm start`.');
  const config = await withPort(given);
  const log = createLogger(config);
  const [database, renderPage, renderDesk] = await Promise.all([
    prepareDatabase(config, makeDemo, progressBar('Filling the demo shop'), waitingFor(config, log)),
    loadStorefront(config),
    loadDesk(),
  ]);
  const shop = await createShop({ config, database, renderPage, renderDesk, clientFolder: CLIENT_FOLDER, log });
  await shop.identity.open();
  collectGarbage();
  await shop.app.listen({ port: config.port, host: config.host });
  if (config.metricsPort !== undefined) await shop.metricsApp.listen({ port: config.metricsPort, host: config.host });
  stopOnSignal(shop, config);
  shop.startWorkers();
  if (cluster.isPrimary) announce(config, shop.app.server.address());
  return shop;
}

/**
 * Shuts down on the first signal. SIGTERM comes from a supervisor: readiness fails at once, and new requests are served
 * for a grace period, in which proxies notice. Then everything under way finishes. SIGINT comes from a person, who does
 * not want to wait; a second one ends the process at once.
 */
export function stopOnSignal(
  shop: Shop,
  { stopGraceMs }: Pick<Config, 'stopGraceMs'>,
  andThen: () => Promise<unknown> = async () => {},
): void {
  let isStopping = false;
  const stop = async (graceMs: number): Promise<void> => {
    isStopping = true;
    setTimeout(() => process.exit(1), graceMs + FINISH_MS).unref();
    shop.announceStop();
    await pause(graceMs);
    await shop.close();
    await andThen();
  };
  const stopAndExit = (graceMs: number): void => {
    stop(graceMs).then(
      () => process.exit(0),
      (error: unknown) => {
        shop.app.log.error({ err: error }, 'the shop did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => {
    if (!isStopping) stopAndExit(stopGraceMs);
  });
  process.once('SIGINT', () => {
    if (!isStopping) stopAndExit(0);
    process.once('SIGINT', () => process.exit(1));
  });
}

export function announce(config: Config, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isLoopback = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(config.host);
  const host = isLoopback ? 'localhost' : isIPv6(config.host) ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}`;
  const mailbox = config.mailboxKey === undefined ? '' : `Its mails: ${url}/dev/mail?key=${config.mailboxKey}\n`;
  process.stdout.write(`\nThe shop is open: ${url}\n${mailbox}\n${formatCapabilities(capabilitiesOf(config))}\n\n`);
}
