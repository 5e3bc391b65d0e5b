import { printTable } from '../load.ts';
import { cpuMsOf, mainThreadMsOf, referenceMs } from '../measure/cpu.ts';
import { CATEGORY, demoPaths } from '../measure/demo-paths.ts';
import type { GoalRow } from '../measure/goal-table.ts';
import { costOfNew, NEW } from '../measure/new-pages.ts';
import type { Served } from './served.ts';

/** The goals were set beside a text that takes as long to pack as so much of ours. */
const REFERENCE_BYTES = 490_000;

type NewPage = {
  readonly what: string;
  readonly path: string;
  /** Of the production build before the work on pages began. */
  readonly before?: number;
  readonly goal?: number;
};

const pagesOf = (product: string): readonly NewPage[] => [
  { what: 'home, new', path: '/', before: 1.19, goal: 0.2 },
  // its listing is kept, whatever else the address says
  { what: 'category, new', path: CATEGORY, before: 0.87, goal: 0.2 },
  { what: 'category, new listing', path: `${CATEGORY}?maxPrice=${NEW}` },
  { what: 'product, new', path: product, before: 0.4, goal: 0.1 },
];

/** CPU of pages that nobody has asked for yet, as shares of packing a fixed text. */
export async function measureNewPages({ url, pid }: Served): Promise<GoalRow[]> {
  const clocks = { shop: () => cpuMsOf(pid), mainThread: () => mainThreadMsOf(pid) };
  const [product = ''] = demoPaths(['p-100001']);
  const rows = [];
  const goals: GoalRow[] = [];
  for (const { what, path, goal, ...known } of pagesOf(product)) {
    const reference = referenceMs(REFERENCE_BYTES);
    const { cpuMs, p50Ms } = await costOfNew(url, { paths: [path], clocks });
    rows.push({
      what,
      'CPU ms': Number(cpuMs.shop.toFixed(2)),
      'of which main thread': Number(cpuMs.mainThread.toFixed(2)),
      'p50 ms': Number(p50Ms.toFixed(1)),
      'gzip, CPU ms': Number(reference.toFixed(1)),
    });
    const now = cpuMs.shop / reference;
    if (goal !== undefined) goals.push({ what, unit: 'CPU, of the gzip', now, goal, ...known });
  }
  printTable(rows);
  return goals;
}
