import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { type RunningShop, startShop } from './start-shop.ts';

let postgres: ThrowAwayPostgres;
let shop: RunningShop;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  shop = await startShop({ DATABASE_URL: postgres.url, WORKERS: '2' });
});
afterAll(async () => {
  await shop?.stop();
  await postgres?.stop();
});

/** The processes that the first one has started. */
const workers = (): string[] =>
  spawnSync('pgrep', ['-P', String(shop.pid)], { encoding: 'utf8' })
    .stdout.split(/\s+/)
    .filter(Boolean);

it('serves from several processes on one database that was filled once', async () => {
  expect(workers()).toHaveLength(2);
  const home = await fetch(shop.url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('What are you replacing?');
  const listing = await (await fetch(`${shop.url}/api/products`)).json();
  expect(listing.total).toBeGreaterThan(2400);
});

it('starts another when one falls over', async () => {
  const [first = ''] = workers();
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(() => workers().filter((pid) => pid !== first).length).toBe(2);
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`).catch(() => undefined))?.status).toBe(200);
});

it('stops all of them when it is told to', async () => {
  await shop.stop();
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
});
