const BATCH = 500;
const REST_MS = 3_600_000;
/** Pause when a batch was full. */
const NEXT_BATCH_MS = 10_000;

export type RetentionOptions = {
  /** Deletes at most `limit` of the oldest items past their retention period. Returns how many. */
  readonly forget: (keptDays: number, limit: number) => Promise<number>;
  readonly keptDays: number;
  readonly onError: (error: unknown) => void;
  readonly batch?: number;
  readonly restMs?: number;
  readonly nextBatchMs?: number;
};

export type Retention = { close(): Promise<void> };

/**
 * Deletes delivered items after their retention period, because they hold personal data. Works in small batches, so
 * that a backlog never blocks the database. Several processes share the work.
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
