import { parseArgs } from 'node:util';
import { findInstalledProxy } from './machines/installed-proxy.ts';
import { runTrial, type TrialOptions, type TrialResult } from './machines/trial.ts';

/**
 * `npm run bench -- machines [--machines=3] [--search=0] [--rounds=3] [--shoppers=8] [--products=300]
 * [--proxy=haproxy|nginx|own] [--compare=true]`: servers on one PostgreSQL behind HAProxy or nginx, if one is installed (`apt-get install
 * haproxy`), under load. Each is killed in turn, then a new version is deployed one by one, and prices change meanwhile:
 * each new price must be everywhere within a second. With `--search=2` two more servers search for them, and are
 * killed and deployed too; the memory of all is printed beside that of machines with indexes of their own, unless
 * `--compare=false`.
 */
const PRICE_MS_MAX = 1_000;
/** Characters before and after what differs. */
const SHOWN = 60;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    machines: { type: 'string', default: '3' },
    search: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '3' },
    shoppers: { type: 'string', default: '8' },
    products: { type: 'string' },
    proxy: { type: 'string', default: findInstalledProxy() ?? 'own' },
    compare: { type: 'string', default: 'true' },
  },
});
const proxy = (['haproxy', 'nginx'] as const).find((name) => name === values.proxy);
const options: TrialOptions = {
  machines: Math.min(Number(values.machines), 8),
  searchServers: Math.min(Number(values.search), 8),
  shoppers: Math.min(Number(values.shoppers), 64),
  calmMs: 2_000,
  rounds: Math.min(Number(values.rounds), 20),
  ...{ proxy, ...(values.products !== undefined && { products: Number(values.products) }) },
  now: Math.floor(Date.now() / 1000),
  onEvent: (event) => console.log(`${Math.round(performance.now() / 1000)} s: ${event}`),
};
console.log(`In front of the machines: ${proxy ?? 'a small proxy of our own'}.`);

/** The same machines with indexes of their own, to compare with. */
const isCompared = options.searchServers !== 0 && values.compare === 'true';
const before = isCompared ? await runTrial({ ...options, searchServers: 0, rounds: 0 }) : undefined;
const result = await runTrial(options);
const { calm, kills, deploys, priceMs } = result;
const parts = { 'nothing happens': calm, 'machines killed': kills, 'version deployed': deploys };
const all = Object.values(parts);
const confirmed = all.reduce((sum, { orders }) => sum + orders.size, 0);
console.table(
  Object.fromEntries(
    Object.entries(parts).map(([name, { reads, orders, sentAgain, problems }]) => [
      name,
      { reads, orders: orders.size, 'sent again': sentAgain, problems: problems.length },
    ]),
  ),
);
console.log(
  `Orders confirmed to shoppers ${confirmed}, in the database ${result.placedOrders}, half done ${result.openPlacements}.`,
);
console.log(
  `Units sold ${result.unitsSold}. Forms within the limit ${result.forms.accepted}, refused ${result.forms.refused}.`,
);
const middle = Math.round(priceMs.toSorted((a, b) => a - b)[Math.floor(priceMs.length / 2)] ?? 0);
console.log(
  `New prices shown everywhere after ${middle} ms (median of ${priceMs.length}), ${Math.round(Math.max(0, ...priceMs))} ms at most.`,
);
const sum = ({ memory }: TrialResult): number =>
  [...memory.machines, ...memory.searchServers].reduce((total, mb) => total + mb, 0);
const listed = ({ memory: { machines, searchServers } }: TrialResult): string =>
  [`machines ${machines.join(', ')}`, ...(searchServers.length > 0 ? [`search ${searchServers.join(', ')}`] : [])].join(
    '; ',
  );
if (before) console.log(`Resident MB with indexes of their own: ${listed(before)}; together ${sum(before)}.`);
console.log(`Resident MB: ${listed(result)}; together ${sum(result)}.`);
for (const problem of all.flatMap(({ problems }) => problems).slice(0, 20)) console.log(problem);
const different = [
  ...differencesOf([...result.answers, ...(before?.answers ?? [])], 'before anything happened'),
  ...differencesOf(result.lastAnswers, 'after all of it'),
];
for (const difference of different) console.log(difference);
/** Searches to which not all have the same answer, with the first place where two differ. */
function differencesOf(answers: TrialResult['answers'], when: string): string[] {
  const [first, ...others] = answers;
  return [...(first ?? [])].flatMap(([path, text]) => {
    const other = others.map((ofOne) => ofOne.get(path) ?? '').find((one) => one !== text);
    if (other === undefined) return [];
    const at = Math.max(0, [...text].findIndex((sign, place) => sign !== other[place]) - SHOWN);
    const shown = [text, other].map((one) => one.slice(at, at + 2 * SHOWN));
    return [`Not the same on all machines ${when}: ${path}\n  ${shown.join('\n  ')}`];
  });
}

const isRight =
  different.length === 0 &&
  priceMs.length > 0 &&
  Math.max(...priceMs) < PRICE_MS_MAX &&
  confirmed === result.placedOrders &&
  result.unitsSold === confirmed &&
  result.openPlacements === 0 &&
  all.every(({ problems }) => problems.length === 0) &&
  calm.sentAgain + deploys.sentAgain === 0;
if (!isRight) process.exitCode = 1;
