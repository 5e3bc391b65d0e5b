import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import type { Asked, Served, Spent } from './account/serve.ts';
import { type Account, arithmetic, signIn } from './account/sign-in.ts';
import { type Load, load, printTable } from './load.ts';
import { type Rate, rateOf } from './rate.ts';

/**
 * `npm run bench -- account [--seconds=5]`: runs the demo shop on its own PostgreSQL. Compares SRP sign-ins
 * at the embedded user pool with the bare arithmetic they need, and reading an account's state with a bare
 * Fastify route that sends the same bytes and one that selects the row.
 */
const CONNECTIONS = 16;
const ACCOUNTS = 16;

const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const accounts = Array.from({ length: ACCOUNTS }, (_, at): Account => {
  return { email: `shopper-${at}@example.com`, password: 'Correct-horse-9' };
});

async function cpuMsOf(child: ChildProcess): Promise<number> {
  child.send('spent');
  const [message] = await once(child, 'message');
  return (message as Spent).cpuMs;
}

async function measureSignIns(child: ChildProcess, idp: string): Promise<void> {
  let next = 0;
  const one = () => signIn(idp, accounts[next++ % ACCOUNTS] ?? { email: '', password: '' });
  await rateOf(one, 4, 1);
  const rows: Record<string, string | number>[] = [];
  for (const atOnce of [1, 8]) {
    const before = await cpuMsOf(child);
    const rate = await rateOf(one, atOnce, seconds);
    const serverMs = ((await cpuMsOf(child)) - before) / (rate.perSecond * seconds);
    rows.push(signInRow(`sign-ins by SRP, ${atOnce} at a time`, rate, serverMs));
  }
  const before = process.cpuUsage();
  const bare = await rateOf(arithmetic, 1, seconds);
  const { user, system } = process.cpuUsage(before);
  const ownMs = (user + system) / 1000 / (bare.perSecond * seconds);
  rows.push(signInRow('the pool’s arithmetic alone, in one process', bare, ownMs));
  printTable(rows);
}

const signInRow = (what: string, { perSecond, p50Ms, p99Ms }: Rate, serverMs: number) => ({
  what,
  'per second': Math.round(perSecond),
  'p50 ms': p50Ms,
  'p99 ms': p99Ms,
  'processor ms each': Number(serverMs.toFixed(1)),
});

const row = (what: string, result: Load, reference: Load) => ({
  what,
  'requests/s': Math.round(result.requestsPerSecond),
  'p50 ms': result.p50Ms,
  'p99 ms': result.p99Ms,
  errors: result.errors,
  'share of the bare route': Number((result.requestsPerSecond / reference.requestsPerSecond).toFixed(3)),
});

async function measureState({ shop, select, bare }: Served, token: string): Promise<void> {
  const measure = async (url: string) => {
    const options = { connections: CONNECTIONS, headers: { authorization: `Bearer ${token}` } };
    await load(url, { ...options, seconds: 2 });
    return load(url, { ...options, seconds });
  };
  const reference = await measure(bare);
  printTable([
    row('a bare Fastify route, same bytes', reference, reference),
    row('the same after one select of the row', await measure(select), reference),
    row('GET /api/account/state', await measure(`${shop}/api/account/state`), reference),
  ]);
}

const postgres = await startThrowAwayPostgres();
const child = fork(fileURLToPath(new URL('./account/serve.ts', import.meta.url)));
try {
  child.send({ databaseUrl: postgres.url, accounts } satisfies Asked);
  const [message] = await once(child, 'message');
  const served = message as Served;
  const idp = `${served.shop}/idp/`;
  await measureSignIns(child, idp);
  console.log(`The state of an account, ${served.answer.length} bytes, ${CONNECTIONS} connections.`);
  await measureState(served, await signIn(idp, accounts[0] ?? { email: '', password: '' }));
} finally {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  await postgres.stop();
}
