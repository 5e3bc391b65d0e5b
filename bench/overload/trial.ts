import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { prepareDatabase } from '../../apps/server/src/shop/prepare-database.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';
import { startThrowAwayPostgres } from '../../scripts/postgres/throw-away-postgres.ts';
import { createMachine } from '../machines/machine.ts';
import { orderOf } from '../orders/buyer.ts';
import { choose } from '../orders/choose.ts';
import { type Answer, measureCapacity, type Send, sendAtRate } from './drive.ts';

export type OverloadOptions = {
  readonly measureMs: number;
  /** How long 70 % of the capacity is sent. */
  readonly steadyMs: number;
  /** How long twice the capacity is sent. */
  readonly overloadMs: number;
  readonly onEvent?: (event: string) => void;
};

export type OverloadResult = {
  readonly capacityPerSecond: number;
  readonly steady: readonly Answer[];
  /** Bytes in use, sampled every two seconds of the steady part. */
  readonly heaps: readonly number[];
  readonly overload: readonly Answer[];
  readonly afterwards: readonly Answer[];
  readonly openPlacements: number;
};

const PAGES = ['/', '/stores', '/api/stores', '/api/products?q=fridge', '/search?q=washing+machine', '/api/frame'];
const AT_ONCE = 16;
/** One request in so many is an order. */
const ORDER_EVERY = 10;
const STEADY_SHARE = 0.7;
const OVERLOAD_SHARE = 2;
const READY_MS = 120_000;
const RECOVER_MS = 5_000;

/** One shop on PostgreSQL: its capacity, some time at 70 % of it, some at twice as much, and what comes after. */
export async function runOverload(options: OverloadOptions): Promise<OverloadResult> {
  const { onEvent = () => {} } = options;
  const postgres = await startThrowAwayPostgres();
  const { demo, plenty } = choose(generateDemoShop({ now: Math.floor(Date.now() / 1000) }));
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: '.data' });
  const database = await prepareDatabase(config, async () => demo);
  const machine = await createMachine({
    DATABASE_URL: postgres.url,
    METRICS_PUBLIC: 'true',
    WRITE_LIMIT_PER_MINUTE: '10000000',
  });
  const shop = machine.origin;
  try {
    machine.start();
    await waitUntilReady(shop);
    const orders = await Promise.all(plenty.slice(0, AT_ONCE).map((wanted) => orderOf(shop, wanted)));
    let turn = 0;
    const next = (): Send => {
      turn += 1;
      // a search that nobody made before: not every visit finds a kept page
      const fresh = turn % 3 === 0 ? `/search?q=fridge&price=${turn}:` : undefined;
      const order = orders[turn % orders.length];
      if (turn % ORDER_EVERY !== 0 || !order) return () => fetch(`${shop}${fresh ?? PAGES[turn % PAGES.length]}`);
      return () =>
        fetch(`${shop}/api/order/place/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(order),
        });
    };
    await measureCapacity(next, AT_ONCE, options.measureMs);
    const capacityPerSecond = await measureCapacity(next, AT_ONCE, options.measureMs);
    onEvent(`capacity: ${Math.round(capacityPerSecond)} requests a second`);
    const heaps: number[] = [];
    const steady = await sendAtRate(next, STEADY_SHARE * capacityPerSecond, options.steadyMs, async () => {
      heaps.push(await heapBytes(shop));
    });
    onEvent(`${steady.length} requests at 70 %`);
    const overload = await sendAtRate(next, OVERLOAD_SHARE * capacityPerSecond, options.overloadMs);
    onEvent(`${overload.length} requests at twice the capacity`);
    await pause(RECOVER_MS);
    const afterwards = await sendAtRate(next, STEADY_SHARE * capacityPerSecond, options.measureMs);
    const [row] = await database.query<{ n: number }>(`select count(*) as n from placements where state = 'HELD'`);
    return { capacityPerSecond, steady, heaps, overload, afterwards, openPlacements: row?.n ?? 0 };
  } finally {
    await machine.discard();
    await database.close();
    await postgres.stop();
  }
}

async function heapBytes(shop: string): Promise<number> {
  const metrics = await (await fetch(`${shop}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
}

async function waitUntilReady(shop: string): Promise<void> {
  const until = performance.now() + READY_MS;
  while ((await fetch(`${shop}/readyz`).catch(() => undefined))?.status !== 200) {
    if (performance.now() > until) throw new Error('The shop did not get ready.');
    await pause(200);
  }
}
