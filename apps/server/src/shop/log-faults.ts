import type { Logger } from '../logging/create-logger.ts';
import type { DatabaseFault } from '../store/database-fault.ts';
import type { DatabaseListeners } from '../store/watch-database.ts';

/** A fault that lasts is logged again after so long, with the number of times it was met. */
const AGAIN_MS = 10_000;

const FAULTS: Readonly<Record<DatabaseFault, string>> = {
  AWAY: 'the database is away',
  EXHAUSTED: 'the database has run out of disk, memory or connections',
  READ_ONLY: 'the database takes no writes',
  BUSY: 'a statement or a wait for a lock took too long',
};
const OVER: Readonly<Record<DatabaseFault, string>> = {
  AWAY: 'the database is back',
  EXHAUSTED: 'the database has room again',
  READ_ONLY: 'the database takes writes again',
  BUSY: 'the database is in time again',
};

/** Logs faults of the database: the first at once, then some, because every request meets them. */
export function logFaults(log: Pick<Logger, 'error' | 'info'>, now = () => performance.now()): DatabaseListeners {
  const met = new Map<DatabaseFault, { times: number; loggedAt: number }>();
  return {
    onFault(fault, error) {
      const { times, loggedAt } = met.get(fault) ?? { times: 0, loggedAt: Number.NEGATIVE_INFINITY };
      const isDue = now() - loggedAt >= AGAIN_MS;
      met.set(fault, isDue ? { times: 0, loggedAt: now() } : { times: times + 1, loggedAt });
      if (isDue) log.error({ err: error, times: times + 1 }, FAULTS[fault]);
    },
    onRecovered(fault) {
      met.delete(fault);
      log.info(OVER[fault]);
    },
  };
}
