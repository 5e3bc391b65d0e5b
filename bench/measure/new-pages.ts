import { medianOf } from './median.ts';
import { fetchRaw } from './raw-page.ts';

/** Processor time that programs have used so far, in milliseconds. */
type Clocks<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

export type Cost<Name extends string> = {
  /** Processor time of one request, by each clock. */
  readonly cpuMs: Readonly<Record<Name, number>>;
  readonly p50Ms: number;
};

type Asked<Name extends string> = {
  /** Addresses of the shop, requested in turn, one at a time. */
  readonly paths: readonly string[];
  readonly clocks: Clocks<Name>;
  readonly warmUp?: number;
  readonly count?: number;
};

let asked = 0;

/** Stands in an address for a number that nobody has asked for. */
export const NEW = '{new}';
const FIRST = 1_000_000;

/** The same address with a number that nobody has used, in the place of `{new}` or else as a parameter of its own. */
export function neverAsked(path: string): string {
  asked += 1;
  if (path.includes(NEW)) return path.replace(NEW, String(FIRST + asked));
  return `${path}${path.includes('?') ? '&' : '?'}n=${process.pid}-${asked}`;
}

/** What a request costs for which nothing is kept. Processor time is counted in steps of 10 ms, so ask often. */
export async function costOfNew<Name extends string>(shop: string, asked: Asked<Name>): Promise<Cost<Name>> {
  const { paths, clocks, warmUp = 60, count = 200 } = asked;
  await askInTurn(shop, paths, warmUp);
  const before = await readAll(clocks);
  const times = await askInTurn(shop, paths, count);
  const after = await readAll(clocks);
  const each = Object.keys(clocks).map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / count]);
  return { cpuMs: Object.fromEntries(each), p50Ms: medianOf(times) };
}

async function askInTurn(shop: string, paths: readonly string[], turns: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const path = neverAsked(paths[turn % paths.length] ?? '/');
    const began = performance.now();
    const { status } = await fetchRaw(`${shop}${path}`);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  return times;
}

async function readAll(clocks: Clocks<string>): Promise<Record<string, number>> {
  const read = Object.entries(clocks).map(async ([name, clock]) => [name, await clock()] as const);
  return Object.fromEntries(await Promise.all(read));
}
