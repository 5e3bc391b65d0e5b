import { outsideTransactions } from '../store/guard-transactions.ts';

export type Poller = {
  /** Run the work now, or once more right after the current run. */
  wake(): void;
  /** Waits for the current run and starts no other. */
  close(): Promise<void>;
};

export type PollOptions = {
  readonly everyMs: number;
  /** Called for the first failure in a row only, so that an outage does not flood the log. */
  readonly onError: (error: unknown) => void;
};

const BACKOFF_FACTOR_MAX = 32;
const BACKOFF_MAX_MS = 60_000;

/** Runs the work periodically, never concurrently: again at once while it returns true, with backoff while it fails. */
export function pollUntilClosed(work: () => Promise<unknown>, { everyMs, onError }: PollOptions): Poller {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isWoken = false;
  let isRunning = false;
  let isClosed = false;
  let failures = 0;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = outsideTransactions(() => setTimeout(run, ms));
    timer.unref();
  };

  async function attempt(): Promise<number> {
    try {
      const hasMore = (await work()) === true;
      failures = 0;
      return hasMore || isWoken ? 0 : everyMs;
    } catch (error) {
      failures += 1;
      if (failures === 1) onError(error);
      return backoffMs(everyMs, failures);
    }
  }

  function run(): void {
    isWoken = false;
    isRunning = true;
    running = attempt().then((ms) => {
      isRunning = false;
      plan(ms);
    });
  }
  plan(0);
  return {
    wake() {
      isWoken = true;
      if (!isRunning && failures === 0) plan(0);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Doubles with each failure, up to a minute, and never less than the usual pause. */
const backoffMs = (everyMs: number, failures: number): number =>
  Math.max(everyMs, Math.min(everyMs * Math.min(2 ** failures, BACKOFF_FACTOR_MAX), BACKOFF_MAX_MS));
