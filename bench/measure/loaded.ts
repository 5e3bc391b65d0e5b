import { type Load, type LoadOptions, load } from '../load.ts';
import { cpuMsOf } from './cpu.ts';

export type Loaded = Load & {
  /** CPU of the server for one request, with all its threads. */
  readonly cpuMs: number;
};

const WARM_UP_SECONDS = 2;

/** Warms a server up, loads it, and reads what each request cost it. */
export async function loadAndCount(pid: number, url: string, options: LoadOptions): Promise<Loaded> {
  await load(url, { ...options, seconds: WARM_UP_SECONDS });
  const before = await cpuMsOf(pid);
  const result = await load(url, options);
  const cpuMs = ((await cpuMsOf(pid)) - before) / Math.max(1, result.requests);
  return { ...result, cpuMs };
}
