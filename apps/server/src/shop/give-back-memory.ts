import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 5_000;
/** Share of the time in which a process at rest works. */
const AT_REST = 0.05;

type Parts = {
  /** The share of the time in which the process worked since the last call. */
  readonly busyShare: () => number;
  readonly collect: () => void;
};

/**
 * Returns to the system what only the start needed, about 150 MB, once: V8 would keep it until the heap has grown past
 * it, which a shop at rest never does. It stops the process for some tenths of a second, so it waits until the process
 * has nothing to do.
 */
export function giveBackMemory({ busyShare, collect }: Parts = ownParts()): void {
  const timer = setInterval(() => {
    if (busyShare() > AT_REST) return;
    clearInterval(timer);
    collect();
  }, EVERY_MS).unref();
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

function ownParts(): Parts {
  let last = performance.eventLoopUtilization();
  return {
    busyShare: () => {
      const before = last;
      last = performance.eventLoopUtilization();
      return performance.eventLoopUtilization(last, before).utilization;
    },
    collect: () => {
      setFlagsFromString('--expose-gc');
      const collect: Collect = runInNewContext('gc');
      setFlagsFromString('--no-expose-gc');
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    },
  };
}
