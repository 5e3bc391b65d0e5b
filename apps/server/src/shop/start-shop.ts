import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { readStartConfig } from '../config/config.ts';
import { runShop } from './run-shop.ts';
import { superviseWorkers } from './supervise-workers.ts';

/** Starts the shop, in one process or several, as the environment says. */
export async function startShop(): Promise<void> {
  try {
    // in the environment, so that all processes have the same
    process.env.MAILBOX_KEY ??= randomBytes(16).toString('hex');
    const config = readStartConfig(process.env);
    if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config);
    else await runShop(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
