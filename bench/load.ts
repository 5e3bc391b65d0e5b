import type { Load, LoadPlan } from './load/load-plan.ts';
import { loadWithOwn } from './load/own-generator.ts';
import { hasWrk, loadWithWrk } from './load/wrk.ts';

export type { Load } from './load/load-plan.ts';

export type LoadOptions = {
  readonly connections?: number;
  readonly seconds?: number;
  /** Makes every request URL unique. */
  readonly fresh?: boolean;
  /** Requests these paths of the same server in turn, instead of the URL's own. */
  readonly paths?: readonly string[];
  /** Posts these JSON bodies in turn. */
  readonly bodies?: readonly string[];
  /** Gives this header a value that no request had before. */
  readonly newKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const wrk = hasWrk();
export const generatorName = async (): Promise<string> => ((await wrk) ? 'wrk' : 'our own generator');

/** Requests one URL repeatedly for some seconds. */
export async function load(
  url: string,
  { connections = 1, seconds = 5, fresh = false, paths, bodies = [], newKey, headers = {} }: LoadOptions = {},
): Promise<Load> {
  const { origin, pathname, search } = new URL(url);
  const plan: LoadPlan = {
    origin: origin.replace('//localhost', '//127.0.0.1'),
    paths: paths ?? [`${pathname}${search}`],
    method: bodies.length === 0 ? 'GET' : 'POST',
    headers: {
      'accept-encoding': 'br, gzip',
      ...(bodies.length > 0 && { 'content-type': 'application/json' }),
      ...headers,
    },
    bodies,
    newKey,
    fresh,
    connections,
    seconds,
  };
  return (await wrk) ? loadWithWrk(plan) : loadWithOwn(plan);
}

export function printTable(rows: readonly Readonly<Record<string, string | number>>[]): void {
  console.table(rows);
}
