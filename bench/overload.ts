import { parseArgs } from 'node:util';
import type { Answer } from './overload/drive.ts';
import { runOverload } from './overload/trial.ts';

/**
 * `npm run bench -- overload [--minutes=15]`: mixed shoppers at 70 % of what the shop can do, then at twice as much.
 * Fails on any error in the first part, on memory that grows, on an answer in the second part that is neither 200 nor
 * 503 with Retry-After, and on a shop that does not recover.
 */
const GROWTH_MAX = 1.3;

const { values } = parseArgs({ args: process.argv.slice(3), options: { minutes: { type: 'string', default: '15' } } });
const minutes = Math.min(Number(values.minutes), 60);
const { steady, overload, afterwards, heaps, openPlacements } = await runOverload({
  measureMs: 10_000,
  steadyMs: minutes * 60_000,
  overloadMs: 30_000,
  onEvent: (event) => console.log(event),
});

const isOther = ({ status, retryAfter }: Answer): boolean => status !== 200 && (status !== 503 || retryAfter === null);

function describe(answers: readonly Answer[]) {
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const count = (test: (answer: Answer) => boolean) => answers.filter(test).length;
  return {
    requests: answers.length,
    answered: count(({ status }) => status === 200),
    'turned away': count(({ status, retryAfter }) => status === 503 && retryAfter !== null),
    other: count(isOther),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
  };
}

const rows = { '70 %': describe(steady), 'twice as much': describe(overload), afterwards: describe(afterwards) };
console.table(rows);
const others = Object.groupBy(
  [...steady, ...overload, ...afterwards].filter(isOther),
  (one) => one.fault ?? one.status,
);
for (const [what, answers] of Object.entries(others)) console.log(`${answers?.length} × ${what}`);
const third = Math.floor(heaps.length / 3);
const growth = Math.min(...heaps.slice(-third)) / Math.min(...heaps.slice(third, 2 * third));
console.log(`Memory in the last third beside the second: ${growth.toFixed(2)}. Orders half done: ${openPlacements}.`);
const isRight =
  rows['70 %'].answered === steady.length &&
  rows.afterwards.answered === afterwards.length &&
  rows['twice as much'].other === 0 &&
  rows['twice as much']['turned away'] > 0 &&
  !(growth > GROWTH_MAX) &&
  openPlacements === 0;
if (!isRight) process.exitCode = 1;
