import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-fault.ts';

const STEP_MS = 500;

/** Gives work up after so many half seconds. Counted in steps: a process that was busy itself is late for only one. */
export async function inTime<T>(work: Promise<T>, steps: number): Promise<T> {
  // nobody may be left to hear of it
  work.catch(() => {});
  for (let step = 0; step < steps; step += 1) {
    const tick = new AbortController();
    const late = pause(STEP_MS, undefined, { ref: false, signal: tick.signal }).catch(() => undefined);
    try {
      const ended = await Promise.race([work.then((value) => ({ value })), late]);
      if (ended) return ended.value;
    } finally {
      tick.abort();
    }
  }
  throw new DatabaseUnavailable('AWAY');
}
