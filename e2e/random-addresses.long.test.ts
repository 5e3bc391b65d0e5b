import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { residentMbOf } from '../bench/measure/cpu.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const SECONDS = Number(process.env.RANDOM_SECONDS ?? 60);
/** Enough to fill every bound several times over. */
const REQUESTS_MAX = 40_000;
const AT_ONCE = 12;
const USED_MS = 60_000;
const GROWTH_MAX_MB = 100;
const VISIT_EVERY_MS = 500;
/** Of a page that others ask for, on a machine that does nothing else but attack: slow is not refused. */
const VISIT_MAX_MS = 20_000;
const VISITED = ['/', '/stores', '/categories/fridges', '/api/frame'];

let shop: RunningShop;
beforeAll(async () => {
  // so that networks can be made up; limits are those of a shop
  shop = await startShop({ TRUST_PROXY: '1', WRITE_LIMIT_PER_MINUTE: '60' });
});
afterAll(() => shop?.stop());

/** Numbers that look random and are the same in every run. */
let state = 7;
function below(end: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * end);
}
const word = (): string => below(1e9).toString(36);
const words = (count: number): string[] => Array.from({ length: count }, word);
const query = (pairs: readonly (readonly [string, string])[]): string =>
  String(new URLSearchParams(pairs.map(([...pair]) => pair)));
const filters = (count: number): string => query(words(count).map((value) => ['brand', value]));

/** Addresses that are never the same: what is read from them differs, is made up, or is no page at all. */
const ADDRESSES: readonly (() => string)[] = [
  () => `/search?q=${word()}`,
  () => `/search?q=${words(20).join('+')}&sort=${word()}`,
  () => `/search?${filters(800)}`,
  () => `/search?${filters(70)}`,
  () => `/search.data?q=${word()}`,
  () => `/categories/fridges?u=${word()}`,
  () => `/categories/fridges?minPrice=${below(2_000)}&maxPrice=${2_000 + below(3_000)}&page=${below(9)}`,
  () => `/brands/nordholm?${word()}=${word()}`,
  () => `/?${word()}`,
  () => `/${words(20).join('/')}`,
  () => `/products/${word()}?variant=${word()}`,
  () => `/stores?near=${word()}`,
  () => `/compare?ids=${words(4)}`,
  () => `/articles/${word()}`,
  () => `/cart?${word()}`,
  () => `/api/products?${query([['address', `q=${word()}&${filters(5)}`]])}`,
  () => `/api/suggest?q=${word()}`,
  () => `/api/category?path=${word()}`,
  () => `/pcr/articles/${word()}`,
];

const ownNetwork = (): string => `100.${below(128)}.${below(256)}.${below(256)}`;
/** Half of the attack has a network for each request, the other half one for all. */
const network = (): string => (below(2) === 0 ? '203.0.113.1' : ownNetwork());

async function get(path: string, address: string, encoding: string) {
  const headers = { 'x-forwarded-for': address, 'accept-encoding': encoding };
  const began = performance.now();
  const response = await fetch(shop.url + path, { headers, redirect: 'manual' });
  const { byteLength } = await response.arrayBuffer();
  return { status: response.status, bytes: byteLength, ms: performance.now() - began };
}

const attack = (path = ADDRESSES[below(ADDRESSES.length)]?.() ?? '/') =>
  get(path, network(), below(2) === 0 ? 'identity' : 'br');

/**
 * Real pages, each asked for by another network, until what the shop keeps for shoppers is there and its heap has the
 * size of a shop that is used: what a made-up address adds to that is what counts.
 */
async function useAsShoppersDo(): Promise<void> {
  const response = await fetch(`${shop.url}/api/search/indexes/products/query`, {
    method: 'POST',
    body: JSON.stringify({ query: '', hitsPerPage: 1000, attributesToRetrieve: ['path'] }),
  });
  const { hits } = (await response.json()) as { hits: { path: string }[] };
  const paths = [...VISITED, ...hits.map(({ path }) => `/${path}`)].values();
  const end = Date.now() + USED_MS;
  const shopper = async (): Promise<void> => {
    for (const path of paths) if (Date.now() < end) await get(path, ownNetwork(), below(2) === 0 ? 'identity' : 'br');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
}

it('keeps its memory and answers others while somebody asks for random addresses, packed and plain', {
  timeout: 900_000,
}, async () => {
  await useAsShoppersDo();
  for (let round = 0; round < 5; round += 1) for (const address of ADDRESSES) await attack(address());
  const before = await residentMbOf(shop.pid);
  const curve = [before];
  const statuses = new Map<number, number>();
  const visits: Awaited<ReturnType<typeof get>>[] = [];
  const end = Date.now() + SECONDS * 1000;
  let sent = 0;
  let largest = 0;
  const isOver = (): boolean => Date.now() > end || sent >= REQUESTS_MAX;
  const attacker = async (): Promise<void> => {
    while (!isOver()) {
      sent += 1;
      const { status, bytes } = await attack();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      largest = Math.max(largest, bytes);
    }
  };
  const visitor = async (): Promise<void> => {
    for (let at = 0; !isOver(); at += 1) {
      visits.push(await get(VISITED[at % VISITED.length] ?? '/', '198.51.100.7', 'br'));
      if (at % 10 === 0) curve.push(await residentMbOf(shop.pid));
      await pause(VISIT_EVERY_MS);
    }
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, attacker), visitor()]);
  curve.push(await residentMbOf(shop.pid));
  const slowest = Math.round(Math.max(...visits.map(({ ms }) => ms)));
  const median = Math.round(visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[visits.length >> 1] ?? 0);
  const told = { sent, statuses: Object.fromEntries(statuses), largest, visits: visits.length, median, slowest, curve };
  process.stdout.write(`${JSON.stringify(told)}\n`);
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
  expect(slowest).toBeLessThan(VISIT_MAX_MS);
  expect(largest).toBeLessThan(1_000_000);
  expect(Math.max(...curve) - before).toBeLessThan(GROWTH_MAX_MB);
});
