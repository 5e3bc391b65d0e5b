import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generatorName, load, printTable } from '../load.ts';
import type { GoalRow } from '../measure/goal-table.ts';
import { type Loaded, loadAndCount } from '../measure/loaded.ts';
import { medianOf } from '../measure/median.ts';
import { fetchRaw, type RawPage } from '../measure/raw-page.ts';
import type { PlainPorts, Sent } from './plain-server.ts';
import type { Served } from './served.ts';

const PLAIN = fileURLToPath(new URL('./plain-server.ts', import.meta.url));
const CONNECTIONS = [1, 16];
const TURNS = 3;
const SECONDS = 3;
const GOAL = 0.7;
/** After some visits the shop packs a page better. */
const VISITS = 40;
const PACKED_MS = 1_000;
/** A generator that is no faster than this measures itself. */
const HEADROOM_MIN = 1.2;

async function startPlain({ body, headers }: RawPage) {
  const child = fork(PLAIN);
  child.send({ body: body.toString('base64'), headers } satisfies Sent);
  const [message] = await once(child, 'message');
  const ports = message as PlainPorts;
  const at = (port: number): string => `http://127.0.0.1:${port}/`;
  return {
    pid: child.pid ?? 0,
    http: at(ports.http),
    bytes: at(ports.bytes),
    stop: () => child.disconnect(),
  };
}

/** The home page's bytes, once the shop sends them as it will go on to. */
async function settledHome(url: string): Promise<RawPage> {
  for (let visit = 0; visit < VISITS; visit += 1) await fetchRaw(url);
  await pause(PACKED_MS);
  return fetchRaw(url);
}

const row = (what: string, connections: number, turns: readonly Loaded[]) => ({
  what,
  connections,
  'requests/s': Math.round(medianOf(turns.map(({ requestsPerSecond }) => requestsPerSecond))),
  'CPU ms': Number(medianOf(turns.map(({ cpuMs }) => cpuMs)).toFixed(3)),
  'p50 ms': medianOf(turns.map(({ p50Ms }) => p50Ms)),
  'p99 ms': medianOf(turns.map(({ p99Ms }) => p99Ms)),
  errors: turns.reduce((sum, { errors }) => sum + errors, 0),
});

/** Whether the generator can do more than node:http: else every share would be one of the generator. */
async function sayHeadroom(bytesUrl: string, connections: number, plainPerSecond: number): Promise<void> {
  const { requestsPerSecond } = await load(bytesUrl, { connections, seconds: SECONDS });
  const headroom = requestsPerSecond / plainPerSecond;
  const name = await generatorName();
  const figures = `${Math.round(requestsPerSecond)}/s, ${headroom.toFixed(2)} times node:http, ${connections} connections`;
  console.log(
    headroom >= HEADROOM_MIN
      ? `${name} from a server that only writes bytes: ${figures}.`
      : `Do not trust the shares below: ${name} is hardly faster than node:http (${figures}). Install wrk.`,
  );
}

/** The home page from the page cache, in turns with node:http that sends the same. */
export async function measureKeptHome({ url, pid }: Served): Promise<GoalRow[]> {
  const home = `${url}/`;
  const page = await settledHome(home);
  const plain = await startPlain(page);
  const rows = [];
  const goals: GoalRow[] = [];
  try {
    console.log(`Home page: ${page.body.length} bytes packed.`);
    for (const connections of CONNECTIONS) {
      const options = { connections, seconds: SECONDS };
      const ofPlain: Loaded[] = [];
      const ofShop: Loaded[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        ofPlain.push(await loadAndCount(plain.pid, plain.http, options));
        ofShop.push(await loadAndCount(pid, home, options));
      }
      const reference = row('node:http, same bytes', connections, ofPlain);
      const kept = row('home, kept', connections, ofShop);
      rows.push(reference, kept);
      await sayHeadroom(plain.bytes, connections, reference['requests/s']);
      const share = kept['requests/s'] / reference['requests/s'];
      const what = `home, kept, ${connections} connection${connections > 1 ? 's' : ''}`;
      goals.push({ what, unit: 'of node:http', now: share, goal: GOAL, isMoreBetter: true });
    }
    printTable(rows);
  } finally {
    plain.stop();
  }
  return goals;
}
