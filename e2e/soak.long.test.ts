import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCarts } from './generate-carts.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const ROUNDS = 60;
const VISITORS = 4;
const WARM_ROUNDS = 20;
/** Allows for growth of caches and lazily compiled code after the warm-up. */
const GROWTH_MAX = 1.3;
const PAGES = [
  '/',
  '/search?q=fridge',
  '/stores',
  '/api/products?q=washing+machine',
  '/api/products?q=tv&page=2',
  '/sitemap.xml',
  '/no-such-page',
];

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ METRICS_PUBLIC: 'true', WRITE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => shop?.stop());

async function get(path: string): Promise<number> {
  const response = await fetch(new URL(path, shop.url));
  await response.arrayBuffer();
  return response.status;
}

async function price(cart: object): Promise<number> {
  const response = await fetch(`${shop.url}/api/checkout/info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  });
  await response.arrayBuffer();
  return response.status;
}

async function heapBytes(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
}

it('serves thousands of visits without an error and without growing', async () => {
  const carts = generateCarts(VISITORS, Math.floor(Date.now() / 1000));
  const heaps: number[] = [];
  const statuses = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = async (cart: object, visitor: number) => {
      // a unique URL each time: most first visits miss the cache
      const fresh = `/search?q=fridge&minPrice=${round * VISITORS + visitor}`;
      for (const path of [...PAGES, fresh]) count(await get(path));
      count(await price(cart));
    };
    await Promise.all(carts.map(visit));
    heaps.push(await heapBytes());
  }
  function count(status: number): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 404]);
  expect(statuses.get(404)).toBe(ROUNDS * VISITORS);
  // the lowest of many samples is what remains after garbage collection
  const settled = Math.min(...heaps.slice(WARM_ROUNDS / 2, WARM_ROUNDS));
  const atEnd = Math.min(...heaps.slice(-WARM_ROUNDS));
  expect(atEnd / settled).toBeLessThan(GROWTH_MAX);
});
