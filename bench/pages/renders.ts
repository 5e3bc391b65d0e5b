import { cpuMsOf } from '../measure/cpu.ts';
import { CATEGORY } from '../measure/demo-paths.ts';
import type { GoalRow } from '../measure/goal-table.ts';
import { neverAsked } from '../measure/new-pages.ts';
import { fetchRaw } from '../measure/raw-page.ts';
import type { Served } from './served.ts';

const VISITORS = 32;
/** Addresses, one after the other. */
const TIMES = 10;

async function renderedSoFar(shop: string): Promise<number> {
  const metrics = await (await fetch(`${shop}/metrics`)).text();
  return Number(/^shop_pages_total\{[^}]*result="rendered"[^}]*\} (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** How often a page is rendered that many ask for at once, and nobody before. */
export async function countRenders({ url, pid }: Served): Promise<GoalRow[]> {
  let most = 0;
  const before = await cpuMsOf(pid);
  for (let time = 0; time < TIMES; time += 1) {
    const page = `${url}${neverAsked(CATEGORY)}`;
    const rendered = await renderedSoFar(url);
    await Promise.all(Array.from({ length: VISITORS }, () => fetchRaw(page)));
    most = Math.max(most, (await renderedSoFar(url)) - rendered);
  }
  const cpuMs = ((await cpuMsOf(pid)) - before) / TIMES;
  console.log(`${VISITORS} visitors at once for a new category page: ${cpuMs.toFixed(1)} ms of CPU for all of them.`);
  return [{ what: `${VISITORS} at once, category, new`, unit: 'renders', now: most, goal: 1 }];
}
