import { createAlarm } from './alarm.ts';
import { join, type Work } from './pending-work.ts';

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

export type RevisionQueueParts = {
  readonly perform: (work: Work) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Called after every attempt at a piece of work. */
  readonly onAttempt: (work: Work) => void;
};

/** Runs one piece of work at a time. Work that arrives meanwhile is merged. Failed work is retried with backoff. */
export function createRevisionQueue({ perform, onError, onAttempt }: RevisionQueueParts) {
  let tail: Promise<void> = Promise.resolve();
  let waiting: Work | undefined;
  let planned: Promise<void> | undefined;
  let failures = 0;
  let isClosed = false;
  const retry = createAlarm(() => void plan());

  const after = (task: () => Promise<void>): Promise<void> => {
    const done = tail.then(task);
    // whoever added the work hears of its error; the next piece only waits for it
    tail = done.catch(() => undefined);
    return done;
  };

  function plan(): Promise<void> {
    planned ??= after(attempt);
    return planned;
  }

  async function attempt(): Promise<void> {
    planned = undefined;
    const work = waiting;
    waiting = undefined;
    if (!work || isClosed) return;
    try {
      await perform(work);
      failures = 0;
    } catch (error) {
      waiting = waiting ? join(work, waiting) : work;
      retry.set(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures));
      failures += 1;
      onError(error);
    }
    onAttempt(work);
  }

  return {
    /** Runs work after what is queued; errors go to the caller. */
    run: (work: Work): Promise<void> => after(() => perform(work)),

    /** Resolves after the first attempt. */
    add(work: Work): Promise<void> {
      if (isClosed) return Promise.resolve();
      waiting = waiting ? join(waiting, work) : work;
      return plan();
    },

    /** Resolves when everything that was added has been tried. */
    settled: (): Promise<void> => planned ?? tail,

    async close(): Promise<void> {
      isClosed = true;
      retry.set(null);
      await tail;
    },
  };
}
