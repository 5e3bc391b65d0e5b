import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { prepareDatabase } from '../../apps/server/src/shop/prepare-database.ts';
import { createStore } from '../../apps/server/src/store/store.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';
import { startThrowAwayPostgres } from '../../scripts/postgres/throw-away-postgres.ts';
import { WAIT_FACTOR } from '../../scripts/testing/factors.ts';
import { orderOf } from '../orders/buyer.ts';
import { choose } from '../orders/choose.ts';
import { type InstalledProxy, startInstalledProxy } from './installed-proxy.ts';
import { createMachine, type Machine } from './machine.ts';
import { startOwnProxy } from './proxy.ts';
import { type Shoppers, type Shopping, startShoppers } from './shoppers.ts';
import { sizedShop } from './sized-shop.ts';

export type TrialOptions = {
  readonly machines: number;
  /** Servers that search for the machines, which then have no index of their own; killed and deployed as they are. */
  readonly searchServers?: number;
  readonly shoppers: number;
  /** How long shoppers are watched before and after each event. */
  readonly calmMs: number;
  /** How often each machine is killed, and how often a new version is deployed. */
  readonly rounds: number;
  /** How many products the shop sells, by default all of the demo's: few, so that a machine starts quickly, or many. */
  readonly products?: number;
  /** What stands in front of the machines; undefined: a small proxy of our own. */
  readonly proxy?: InstalledProxy | undefined;
  /** When the shop's content is from, in seconds: two trials compare when it is the same. */
  readonly now?: number;
  readonly onEvent?: (event: string) => void;
};

export type TrialResult = {
  /** What shoppers met while nothing happened. */
  readonly calm: Shopping;
  /** What shoppers met while machines were killed. */
  readonly kills: Shopping;
  /** What shoppers met while a new version was deployed, one machine after the other. */
  readonly deploys: Shopping;
  /** Exit codes of machines that were told to stop. */
  readonly exitCodes: readonly (number | null)[];
  /** Orders in the database, and those whose placing was left half done. */
  readonly placedOrders: number;
  readonly openPlacements: number;
  /** Units that left the stock. */
  readonly unitsSold: number;
  /** Milliseconds until every machine showed a new price. */
  readonly priceMs: readonly number[];
  /** Memory of each machine and each search server in MB, after shoppers were there for a while. */
  readonly memory: { readonly machines: readonly number[]; readonly searchServers: readonly number[] };
  /** What each machine answered to some searches, by their addresses, before anything happened. */
  readonly answers: readonly ReadonlyMap<string, string>[];
  /** The same after all of it, when no two search servers have the same past. */
  readonly lastAnswers: readonly ReadonlyMap<string, string>[];
  /** Of 30 forms sent from one address, through the proxy. */
  readonly forms: { readonly accepted: number; readonly refused: number };
};

const SECRET = 'one-secret-for-all-machines-of-the-trial';
/** A start under load, on a machine that may be busy with other things (`TEST_WAIT_FACTOR`). */
const READY_MS = 300_000 * WAIT_FACTOR;
const SETTLED_MS = 10_000 * WAIT_FACTOR;
const FORMS = 30;
const LOOK_AGAIN_MS = 20;
const SEARCHES = [
  '/api/products?address=q%3Dfridge+under+%242000',
  '/api/products?address=q%3Dwashng+machne%26sort%3Dprice-asc',
  '/api/products?address=q%3Dblack+kettle',
  '/api/localities?query=brunsw',
];
const PAGES = ['/', '/stores', '/search?q=kettle', '/api/stores', '/api/suggest?q=dish', ...SEARCHES];

/**
 * Several machines on one PostgreSQL behind a proxy. Each is killed in turn under load, then a new version is deployed
 * one by one, and prices change all the while.
 */
export async function runTrial(options: TrialOptions): Promise<TrialResult> {
  const { onEvent = () => {} } = options;
  const postgres = await startThrowAwayPostgres();
  const proxy = await (options.proxy ? startInstalledProxy(options.proxy) : startOwnProxy());
  const machines: Machine[] = [];
  const searchers: Machine[] = [];
  let isOver = false;
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: '.data' });
  const { demo, plenty } = choose(
    sizedShop(generateDemoShop({ now: options.now ?? Math.floor(Date.now() / 1000) }), options.products),
  );
  const database = await prepareDatabase(config, async () => demo);
  try {
    onEvent('the database is filled');
    const env = {
      DATABASE_URL: postgres.url,
      PUBLIC_URL: proxy.url,
      IDENTITY_SECRET: SECRET,
      // longer than a proxy takes to notice: a check of 2 s, which may have been under way, and 0.2 s to the next
      STOP_GRACE_SECONDS: '3',
      WRITE_LIMIT_PER_MINUTE: '100000',
      SEARCH_KEY: SECRET,
    };
    for (let at = 0; at < (options.searchServers ?? 0); at += 1) searchers.push(await createMachine(env));
    const hosts = searchers.map(({ origin }) => `${origin}/api/search`).join(',');
    for (let at = 0; at < options.machines; at += 1)
      machines.push(await createMachine({ ...env, ...(hosts !== '' && { ALGOLIA_HOSTS: hosts }) }));
    await proxy.use(machines.map(({ origin }) => origin));
    const isReady = (machine: Machine) => proxy.ready().includes(machine.origin);
    const whenReady = (machine: Machine) =>
      machines.includes(machine) ? waitUntil(() => isReady(machine), READY_MS) : whenAnswering(machine);
    const all = [...searchers, ...machines];
    // one by one, as they are deployed: all at once they would wait for each other's processors
    for (const machine of all) {
      machine.start();
      await whenReady(machine);
    }
    onEvent(`${machines.length} machines are ready`);

    const stocked = plenty.slice(0, 16);
    const orders = await Promise.all(stocked.map((wanted) => orderOf(proxy.url, wanted)));
    const goShopping = () => startShoppers(proxy.url, { count: options.shoppers, pages: PAGES, orders });
    const store = createStore(database);
    const unitsBefore = await countUnits();
    const answers = await Promise.all(machines.map(answersOf));
    const prices = changePrices();

    const first = goShopping();
    await pause(options.calmMs * 4);
    const calm = await first.stop();
    const memory = {
      machines: await Promise.all(machines.map((machine) => machine.residentMb())),
      searchServers: await Promise.all(searchers.map((machine) => machine.residentMb())),
    };

    onEvent(`${soFar(first)}; resident MB: ${memory.machines.join(', ')}; search ${memory.searchServers.join(', ')}`);

    const killed = goShopping();
    for (let round = 0; round < options.rounds; round += 1) {
      for (const machine of all) {
        await pause(options.calmMs);
        await machine.end('SIGKILL');
        onEvent(`killed ${machine.origin}`);
        await pause(options.calmMs);
        machine.start();
        await whenReady(machine);
        onEvent(`back ${machine.origin}; ${soFar(killed)}`);
      }
    }
    const kills = await killed.stop();

    const deployed = goShopping();
    const exitCodes: (number | null)[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      for (const machine of all) {
        await pause(options.calmMs);
        exitCodes.push(await machine.end('SIGTERM'));
        machine.start();
        await whenReady(machine);
        onEvent(`deployed ${machine.origin}; ${soFar(deployed)}`);
      }
    }
    const deploys = await deployed.stop();
    const priceMs = await prices.stop();
    const lastAnswers = await settledAnswers(all);
    return {
      ...{ calm, kills, deploys, exitCodes, priceMs, memory, answers, lastAnswers },
      forms: await sendForms(),
      placedOrders: await countRows(`select count(*) as n from orders where status = 'PLACED'`),
      openPlacements: await countRows(`select count(*) as n from placements where state in ('HELD', 'ACTION')`),
      unitsSold: unitsBefore - (await countUnits()),
    };

    /** Changes the price of a product again and again, and measures how long each machine that is ready shows the old one. */
    function changePrices() {
      const [product] = demo.products.filter(({ id }) => id === plenty.at(-1)?.productId);
      if (!product) throw new Error('There is nothing to reprice.');
      const times: number[] = [];
      const change = async (): Promise<void> => {
        for (let cents = 0; !isOver; cents += 1) {
          const price = 100 + (cents % 500);
          const asked = machines.filter(isReady);
          // the name as well: what is found by other words is a new document to every search server
          const name = `${product.name} ${cents % 2 === 0 ? 'black' : 'white'}`;
          await store.products.save([
            { ...product, name, prices: [{ price, erpOriginalPrice: price, from: null, to: null }] },
          ]);
          const began = performance.now();
          const shown = await Promise.all(asked.map((machine) => showsPrice(machine, product.path, price)));
          if (shown.every(Boolean)) times.push(performance.now() - began);
          await pause(options.calmMs / 2);
        }
      };
      // a failure of the trial itself comes first
      const changing = change().catch((error: unknown) => {
        if (!isOver) throw error;
      });
      changing.catch(() => {});
      return {
        async stop() {
          isOver = true;
          await changing;
          return times;
        },
      };
    }

    /** False when the machine went away meanwhile. */
    async function showsPrice({ origin }: Machine, path: string, price: number): Promise<boolean> {
      for (;;) {
        const response = await fetch(`${origin}/api/product?path=${encodeURIComponent(path)}`).catch(() => undefined);
        if (!response?.ok) return false;
        const answer = (await response.json().catch(() => undefined)) as { product?: { price: number } } | undefined;
        if (JSON.stringify(answer)?.includes(`"price":${price}`)) return true;
        await pause(LOOK_AGAIN_MS);
      }
    }

    async function sendForms() {
      const statuses: number[] = [];
      for (let at = 0; at < FORMS; at += 1) {
        const response = await fetch(`${proxy.url}/api/klaviyo/enquiry`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'mia@example.com', enquiry: 'Does it fit?' }),
        });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
      const count = (status: number) => statuses.filter((one) => one === status).length;
      return { accepted: count(200), refused: count(429) };
    }

    async function countRows(sql: string): Promise<number> {
      const [row] = await database.query<{ n: number }>(sql);
      return row?.n ?? 0;
    }
    function countUnits(): Promise<number> {
      const ids = stocked.map(({ variantId }) => `'${variantId}'`).join(',');
      return countRows(`select sum(qty)::int8 as n from variant_stock where variant_id in (${ids})`);
    }
  } finally {
    isOver = true;
    await Promise.all([...machines, ...searchers].map((machine) => machine.discard()));
    await proxy.close();
    await database.close();
    await postgres.stop();
  }
}

/** What is known even when the trial is ended before its end. */
const soFar = ({ seen: { reads, orders, problems, sentAgain } }: Shoppers): string =>
  `reads ${reads}, orders ${orders.size}, sent again ${sentAgain}, problems ${problems.length}`;

/** What machines find when they have had time to follow the last change: the same, or else what each of them says. */
async function settledAnswers(machines: readonly Machine[]): Promise<Map<string, string>[]> {
  const until = performance.now() + SETTLED_MS;
  for (;;) {
    const answers = await Promise.all(machines.map(answersOf));
    const isSame = new Set(answers.map((ofOne) => JSON.stringify([...ofOne]))).size === 1;
    if (isSame || performance.now() > until) return answers;
    await pause(LOOK_AGAIN_MS);
  }
}

/** What a machine finds, as texts that can be compared. */
async function answersOf({ origin }: Machine): Promise<Map<string, string>> {
  const ask = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    return [path, `${response.status} ${await response.text()}`] as const;
  };
  return new Map(await Promise.all(SEARCHES.map(ask)));
}

async function whenAnswering({ origin }: Machine): Promise<void> {
  const until = performance.now() + READY_MS;
  const ask = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ask())) {
    if (performance.now() > until) throw new Error('A search server did not get ready.');
    await pause(50);
  }
}

async function waitUntil(isTrue: () => boolean, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() > until) throw new Error('A machine did not get ready.');
    await pause(50);
  }
}
