import cluster from 'node:cluster';
import { readStartConfig } from './config/config.ts';
import { runShop } from './shop/run-shop.ts';
import { superviseWorkers } from './shop/supervise-workers.ts';

try {
  const config = readStartConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config);
  else await runShop(config);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
