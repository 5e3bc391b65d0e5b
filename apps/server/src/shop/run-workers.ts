import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logging/create-logger.ts';

/** What works beside the requests: begins when the shop listens, and ends what it is doing before the shop closes. */
export type Worker = { start?(): void; close(): Promise<unknown> };

/** Longer than a worker may take for one piece of its work, and shorter than the whole stop may take. */
const STOP_MS = 15_000;

/** The shop's workers, by name. One that throws or hangs holds up neither the others nor the stop of the shop. */
export function runWorkers(workers: Readonly<Record<string, Worker>>, log: Pick<Logger, 'error'>, stopMs = STOP_MS) {
  let isStarted = false;
  const stop = async ([worker, { close }]: [string, Worker]): Promise<void> => {
    try {
      const closed = close().then(() => true);
      if (!(await Promise.race([closed, pause(stopMs, false, { ref: false })])))
        log.error({ worker }, 'a worker did not stop in time');
    } catch (error) {
      log.error({ err: error, worker }, 'a worker did not stop cleanly');
    }
  };
  return {
    start(): void {
      if (isStarted) return;
      isStarted = true;
      for (const [worker, { start }] of Object.entries(workers)) {
        try {
          start?.();
        } catch (error) {
          log.error({ err: error, worker }, 'a worker could not start');
        }
      }
    },
    async close(): Promise<void> {
      await Promise.all(Object.entries(workers).map(stop));
    },
  };
}
