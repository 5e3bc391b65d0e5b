import { parseArgs } from 'node:util';
import { findInstalledProxy } from './machines/installed-proxy.ts';
import { runTrial } from './machines/trial.ts';

/**
 * `npm run bench -- machines [--machines=3] [--rounds=3] [--shoppers=8] [--products=300]
 * [--proxy=haproxy|nginx|own]`: servers on one PostgreSQL behind HAProxy or nginx, if one is installed (`apt-get install
 * haproxy`), under load. Each is killed in turn, then a new version is deployed one by one, and prices change meanwhile:
 * each new price must be everywhere within a second.
 */
const PRICE_MS_MAX = 1_000;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    machines: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    shoppers: { type: 'string', default: '8' },
    products: { type: 'string' },
    proxy: { type: 'string', default: findInstalledProxy() ?? 'own' },
  },
});
const proxy = (['haproxy', 'nginx'] as const).find((name) => name === values.proxy);
console.log(`In front of the machines: ${proxy ?? 'a small proxy of our own'}.`);
const result = await runTrial({
  machines: Math.min(Number(values.machines), 8),
  shoppers: Math.min(Number(values.shoppers), 64),
  calmMs: 2_000,
  rounds: Math.min(Number(values.rounds), 20),
  ...{ proxy, ...(values.products !== undefined && { products: Number(values.products) }) },
  onEvent: (event) => console.log(event),
});
const { kills, deploys, priceMs } = result;
const middle = Math.round(priceMs.toSorted((a, b) => a - b)[Math.floor(priceMs.length / 2)] ?? 0);
const confirmed = kills.orders.size + deploys.orders.size;
console.table({
  'machines killed': {
    reads: kills.reads,
    orders: kills.orders.size,
    'sent again': kills.sentAgain,
    problems: kills.problems.length,
  },
  'version deployed': {
    reads: deploys.reads,
    orders: deploys.orders.size,
    'sent again': deploys.sentAgain,
    problems: deploys.problems.length,
  },
});
console.log(
  `Orders confirmed to shoppers ${confirmed}, in the database ${result.placedOrders}, half done ${result.openPlacements}.`,
);
console.log(
  `Units sold ${result.unitsSold}. Forms within the limit ${result.forms.accepted}, refused ${result.forms.refused}.`,
);
console.log(
  `New prices shown everywhere after ${middle} ms (median of ${priceMs.length}), ${Math.round(Math.max(0, ...priceMs))} ms at most.`,
);
for (const problem of [...kills.problems, ...deploys.problems].slice(0, 20)) console.log(problem);
const isRight =
  priceMs.length > 0 &&
  Math.max(...priceMs) < PRICE_MS_MAX &&
  confirmed === result.placedOrders &&
  result.unitsSold === confirmed &&
  result.openPlacements === 0 &&
  kills.problems.length + deploys.problems.length + deploys.sentAgain === 0;
if (!isRight) process.exitCode = 1;
