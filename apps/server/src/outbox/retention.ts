const BATCH = 500;
const REST_MS = 3_600_000;
/** When there was more than one batch of work. */
const NEXT_BATCH_MS = 10_000;

export type RetentionOptions = {
  /** Forgets the oldest of what is older than so many days, a bounded number; tells how many. */
  readonly forget: (keptDays: number, limit: number) => Promise<number>;
  readonly keptDays: number;
  readonly onError: (error: unknown) => void;
  readonly batch?: number;
  readonly restMs?: number;
  readonly nextBatchMs?: number;
};

export type Retention = { close(): Promise<void> };

/**
 * Lets go of what was delivered so many days ago: it got where it was to go, and it is about people. A bounded number of rows
 * at a time, so that a backlog never holds the database up; several processes share the work.
 */
export function startRetention(options: RetentionOptions): Retention {
  const { forget, keptDays, onError, batch = BATCH, restMs = REST_MS, nextBatchMs = NEXT_BATCH_MS } = options;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  const sweep = async (): Promise<void> => {
    let forgotten = 0;
    try {
      forgotten = await forget(keptDays, batch);
    } catch (error) {
      onError(error);
    }
    if (isClosing) return;
    timer = setTimeout(run, forgotten === batch ? nextBatchMs : restMs);
    timer.unref();
  };
  let running = Promise.resolve();
  const run = (): void => {
    running = sweep();
  };
  run();
  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await running;
    },
  };
}
