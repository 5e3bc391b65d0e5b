import { afterAll, beforeAll, expect, it } from 'vitest';
import { cpuMsOf } from '../bench/measure/cpu.ts';
import { randomCall } from './odd-calls.ts';
import { faultOf, randomRequest, sendRaw } from './odd-requests.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const REQUESTS = Number(process.env.ODD_REQUESTS ?? 100_000);
const AT_ONCE = 4;
/** Of the shop's own processor time: on a busy machine an answer may take long without anything being wrong. */
const HANG_CPU_MS = 2_000;
const GROWTH_MAX = 1.3;
const SAMPLES = 30;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ METRICS_PUBLIC: 'true', WRITE_LIMIT_PER_MINUTE: '10000000' });
  // made once, and kept for all who ask later
  await (await fetch(`${shop.url}/feeds/products.xml`)).arrayBuffer();
});
afterAll(() => shop?.stop());

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function heapBytes(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
}

it('survives random odd requests and calls: no error of ours, no hang, no growth of memory', {
  timeout: 7_200_000,
}, async () => {
  const random = randomFrom(Number(process.env.ODD_SEED ?? 1));
  const faults: string[] = [];
  const heaps: number[] = [];
  const statuses = new Map<number, number>();
  let slowest = { at: '', ms: 0 };
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      if (sent % Math.ceil(REQUESTS / SAMPLES) === 0) heaps.push(await heapBytes());
      const request = random() < 0.5 ? randomCall(random) : randomRequest(random);
      const cpuMs = await cpuMsOf(shop.pid);
      const answer = await sendRaw(shop.url, request);
      const usedMs = (await cpuMsOf(shop.pid)) - cpuMs;
      const fault = faultOf(request, answer);
      const at = `${request.method} ${request.target.slice(0, 100)}`;
      if (fault) faults.push(fault);
      if (usedMs > HANG_CPU_MS) faults.push(`${at}: ${usedMs} ms of processor time`);
      if (usedMs > slowest.ms) slowest = { at, ms: usedMs };
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const megabytes = heaps.map((bytes) => Math.round(bytes / 1e6));
  process.stdout.write(`${JSON.stringify({ statuses: Object.fromEntries(statuses), slowest, megabytes })}\n`);
  expect(faults.slice(0, 50).join('\n')).toBe('');
  const third = Math.floor(heaps.length / 3);
  const growth = Math.min(...heaps.slice(-third)) / Math.min(...heaps.slice(third, 2 * third));
  expect(growth).toBeLessThan(GROWTH_MAX);
});
