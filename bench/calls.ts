import { parseArgs } from 'node:util';
import { startShop } from '../e2e/start-shop.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { chooseCalls } from './calls/choose-calls.ts';
import { generatorName, printTable } from './load.ts';
import { referenceMs, residentMbOf } from './measure/cpu.ts';
import { printGoals } from './measure/goal-table.ts';
import { loadAndCount } from './measure/loaded.ts';

/**
 * `npm run bench -- calls [--seconds=4]`: calls of the catalogue on PostgreSQL, as `npm start` starts the shop. "Kept"
 * asks the same questions again, "new" asks each with a parameter that nobody has used, so that nothing is kept.
 */
const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '4' } } });
const seconds = Number(values.seconds);

/** CPU of one call before answers were kept, and the text gzipped in the same run: 15.0 ms. */
const BEFORE_MS = { listing: 3.5, product: 0.7, suggest: 1.42 } as const;
/** Goals on the machine where the calls cost 8.8, 5.8 and 4.1 ms, as shares of those. */
const GOAL_SHARES = { listing: 1.5 / 8.8, product: 1 / 5.8, suggest: 1 / 4.1 } as const;
const BEFORE_REFERENCE_MS = 15;

await buildApps({ quiet: true });
const postgres = await startThrowAwayPostgres();
const shop = await startShop({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info', WRITE_LIMIT_PER_MINUTE: '10000000' });
try {
  const calls = await chooseCalls(shop.url);
  const reference = referenceMs();
  console.log(
    `Loaded with ${await generatorName()}. gzip of a fixed text: ${reference.toFixed(1)} ms. Resident: ${await residentMbOf(shop.pid)} MB.`,
  );
  const rows = [];
  const goals = [];
  for (const [name, paths] of Object.entries(calls) as [keyof typeof calls, readonly string[]][]) {
    for (const fresh of [true, false]) {
      for (const connections of [1, 16]) {
        const { requestsPerSecond, cpuMs, p50Ms, p99Ms, errors } = await loadAndCount(shop.pid, shop.url, {
          paths,
          fresh,
          connections,
          seconds,
        });
        const what = `${name}, ${fresh ? 'new' : 'kept'}`;
        const perSecond = Math.round(requestsPerSecond);
        rows.push({ what, connections, 'requests/s': perSecond, 'CPU ms': cpuMs.toFixed(2), p50Ms, p99Ms, errors });
        if (connections > 1 || name === 'search') continue;
        const before = (BEFORE_MS[name] / BEFORE_REFERENCE_MS) * 1000;
        const now = (cpuMs / reference) * 1000;
        const goal = Math.round(before * GOAL_SHARES[name]);
        goals.push({ what, unit: '‰ of the gzip', before: Math.round(before), now, goal });
      }
    }
  }
  printTable(rows);
  printGoals(goals);
} finally {
  await shop.stop();
  await postgres.stop();
}
