import cluster from 'node:cluster';
import { checkSimulatorPlace } from './config/adyen-config.ts';
import { readConfig } from './config/config.ts';
import { runShop } from './run-shop.ts';
import { superviseWorkers } from './supervise-workers.ts';

try {
  const config = readConfig(process.env);
  checkSimulatorPlace(config);
  if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config);
  else await runShop(config);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
