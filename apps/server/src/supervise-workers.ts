import cluster from 'node:cluster';
import type { Config } from './config/config.ts';
import { progressBar } from './progress-bar.ts';
import { announce, makeDemo } from './run-shop.ts';
import { prepareDatabase } from './shop.ts';

/** A worker that falls over at once, again and again, is not started again at once. */
const RESTART_AFTER_MS = 1_000;

/** Prepares the database once, then keeps the configured number of processes serving. */
export async function superviseWorkers(config: Config): Promise<void> {
  const database = await prepareDatabase(config, makeDemo, progressBar('Filling the demo shop'));
  await database.close();
  let stopping = false;
  cluster.on('exit', () => {
    if (!stopping) setTimeout(() => cluster.fork(), RESTART_AFTER_MS);
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
  for (let i = 0; i < config.workers; i += 1) cluster.fork();
}
