import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startShop } from '../e2e/start-shop.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { type Load, load, printTable } from './load.ts';

const PLAIN = fileURLToPath(new URL('./plain-server.ts', import.meta.url));
const CONNECTIONS = [1, 16];

/** A page's compressed bytes, as a browser receives them. */
async function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const call = request(url, { headers: { 'accept-encoding': 'br' } });
  call.end();
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = await response.toArray();
  const { connection: _, 'keep-alive': __, 'content-length': ___, date: ____, ...headers } = response.headers;
  return { body: Buffer.concat(chunks), headers };
}

async function startPlain(page: { body: Buffer; headers: Record<string, string> }) {
  const child = fork(PLAIN);
  child.send({ body: page.body.toString('base64'), headers: page.headers });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}

const row = (what: string, connections: number, result: Load, reference: Load) => ({
  what,
  connections,
  'requests/s': Math.round(result.requestsPerSecond),
  'p50 ms': result.p50Ms,
  'p99 ms': result.p99Ms,
  errors: result.errors,
  'share of node:http': Number((result.requestsPerSecond / reference.requestsPerSecond).toFixed(3)),
});

await buildApps({ quiet: true });
const shop = await startShop({ LOG_LEVEL: 'silent' });
const home = `${shop.url.replace('localhost', '127.0.0.1')}/`;
const page = await fetchRaw(home);
const plain = await startPlain(page);
console.log(`Home page: ${page.body.length} bytes packed.`);
try {
  await load(home, { seconds: 2 });
  await load(plain.url, { seconds: 2 });
  const rows = [];
  for (const connections of CONNECTIONS) {
    const reference = await load(plain.url, { connections });
    rows.push(row('node:http, same bytes', connections, reference, reference));
    rows.push(row('home, from the page cache', connections, await load(home, { connections }), reference));
    rows.push(row('home, rendered each time', connections, await load(home, { connections, fresh: true }), reference));
  }
  printTable(rows);
} finally {
  plain.stop();
  await shop.stop();
}
