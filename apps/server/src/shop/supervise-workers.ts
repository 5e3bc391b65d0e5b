import cluster from 'node:cluster';
import type { Config } from '../config/config.ts';
import { loadIdentitySecret } from '../identity/identity-secret.ts';
import { createLogger } from '../logging/create-logger.ts';
import { withPort } from './free-port.ts';
import { prepareDatabase } from './prepare-database.ts';
import { progressBar } from './progress-bar.ts';
import { announce, makeDemo, waitingFor } from './run-shop.ts';

/** Pause before restarting a worker, in case it crashes at once every time. */
const RESTART_AFTER_MS = 1_000;

/** Prepares the database once, then keeps the configured number of processes running. */
export async function superviseWorkers(given: Config): Promise<void> {
  const config = await withPort(given);
  const database = await prepareDatabase(
    ...([config, makeDemo, progressBar('Filling the demo shop')] as const),
    waitingFor(config, createLogger(config)),
  );
  await database.close();
  // create the secret before the workers start, so that all share it
  if (config.identity.kind === 'embedded') await loadIdentitySecret(config.dataDir, config.identity.secret);
  const fork = () => cluster.fork({ PORT: config.port });
  let stopping = false;
  cluster.on('exit', () => {
    if (!stopping) setTimeout(fork, RESTART_AFTER_MS);
    else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  cluster.once('listening', (_, address) =>
    announce(config, { port: address.port, address: config.host, family: 'IPv4' }),
  );
  const stop = (): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  for (let i = 0; i < config.workers; i += 1) fork();
}
