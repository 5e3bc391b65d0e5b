import { printTable } from '../load.ts';
import { cpuMsOf, mainThreadMsOf, referenceMs } from '../measure/cpu.ts';
import { CATEGORY, demoPaths } from '../measure/demo-paths.ts';
import type { GoalRow } from '../measure/goal-table.ts';
import { costOfNew } from '../measure/new-pages.ts';
import type { Served } from './served.ts';

/** The goals were set beside a text that takes as long to pack as so much of ours. */
const REFERENCE_BYTES = 490_000;

/** `before` is the production build before the work on pages began. */
const PAGES = [
  { what: 'home, new', path: '/', before: 1.19, goal: 0.2 },
  { what: 'category, new', path: CATEGORY, before: 0.87, goal: 0.2 },
  { what: 'product, new', path: undefined, before: 0.4, goal: 0.1 },
] as const;

/** CPU of pages that nobody has asked for yet, as shares of packing a fixed text. */
export async function measureNewPages({ url, pid }: Served): Promise<GoalRow[]> {
  const clocks = { shop: () => cpuMsOf(pid), mainThread: () => mainThreadMsOf(pid) };
  const products = demoPaths(['p-100001']);
  const rows = [];
  const goals: GoalRow[] = [];
  for (const { what, path, before, goal } of PAGES) {
    const reference = referenceMs(REFERENCE_BYTES);
    const paths = path === undefined ? products : [path];
    const { cpuMs, p50Ms } = await costOfNew(url, { paths, clocks });
    rows.push({
      what,
      'CPU ms': Number(cpuMs.shop.toFixed(2)),
      'of which main thread': Number(cpuMs.mainThread.toFixed(2)),
      'p50 ms': Number(p50Ms.toFixed(1)),
      'gzip, CPU ms': Number(reference.toFixed(1)),
    });
    goals.push({ what, unit: 'CPU, of the gzip', before, now: cpuMs.shop / reference, goal });
  }
  printTable(rows);
  return goals;
}
