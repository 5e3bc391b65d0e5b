import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { findFreePort } from '../../scripts/postgres/free-port.ts';
import { medianOf } from '../measure/median.ts';
import { visitHome } from './cold-home.ts';
import { type Started, timeFirstAnswer } from './first-answer.ts';

const TURNS = 3;
const REST_MS = 40_000;
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export type Starts = {
  /** With an empty database: it is filled. */
  readonly firstMs: number;
  readonly secondMs: number;
  readonly bareMs: number;
  readonly residentMb: number;
  readonly bareMb: number;
  /** The first visit after a start, without a kept picture, and the visit after it. */
  readonly coldMs: number;
  readonly warmMs: number;
};

/** The shop with its database, and what a bare server needs to know to open the same. */
type Place = {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly bareDatabase: string;
};

async function npmStart({ dataDir, env }: Place, path = '/'): Promise<Started> {
  const port = await findFreePort();
  return timeFirstAnswer({
    ...{ program: 'npm', args: ['start'], port, path },
    // npm itself says nothing but errors
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, STOP_GRACE_SECONDS: '0', npm_config_loglevel: 'error' },
  });
}

async function startBare({ bareDatabase }: Place): Promise<Started> {
  const port = await findFreePort();
  return timeFirstAnswer({ program: process.execPath, args: [BARE, String(port), bareDatabase], port });
}

type Timed = { readonly ms: number; readonly mb: number };

/** Starts, takes the time, and the memory after a rest if there is one. */
async function timeStart(start: () => Promise<Started>, restMs: number): Promise<Timed> {
  const started = await start();
  await pause(restMs);
  const mb = await started.residentMb();
  await started.stop();
  return { ms: started.ms, mb };
}

async function timeTurns(place: Place) {
  const ours: Timed[] = [];
  const bare: Timed[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const restMs = turn === TURNS ? REST_MS : 0;
    ours.push(await timeStart(() => npmStart(place), restMs));
    bare.push(await timeStart(() => startBare(place), restMs && 1_000));
  }
  return {
    ...{ secondMs: medianOf(ours.map(({ ms }) => ms)), residentMb: ours.at(-1)?.mb ?? Number.NaN },
    ...{ bareMs: medianOf(bare.map(({ ms }) => ms)), bareMb: bare.at(-1)?.mb ?? Number.NaN },
  };
}

/** Visits as soon as the shop is open, with no picture kept. */
async function timeVisits(place: Place, browser: Browser) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rm(join(place.dataDir, 'images'), { recursive: true, force: true });
    const shop = await npmStart(place, '/readyz');
    try {
      cold.push(await visitHome(browser, shop.url));
      warm.push(await visitHome(browser, shop.url));
    } finally {
      await shop.stop();
    }
  }
  return { coldMs: medianOf(cold), warmMs: medianOf(warm) };
}

/** Starts of the shop on a PostgreSQL server, or on an embedded database without one. The middle of three each. */
export async function measureStarts(databaseUrl: string | undefined, browser: Browser): Promise<Starts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-start-'));
  const copy = join(dataDir, 'copy-of-database');
  const place: Place = {
    ...{ dataDir, env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl } },
    bareDatabase: databaseUrl ?? copy,
  };
  try {
    const { ms: firstMs } = await timeStart(() => npmStart(place), 0);
    // two processes cannot open the same one
    if (databaseUrl === undefined) await cp(join(dataDir, 'pglite'), copy, { recursive: true });
    return { firstMs, ...(await timeTurns(place)), ...(await timeVisits(place, browser)) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
