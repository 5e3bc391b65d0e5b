/** Does the work now and then, one at a time: at once again while there is more, later and later while it fails. */
export function pollUntilClosed(
  work: () => Promise<boolean>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let isHurried = false;
  let isWorking = false;
  let isStopped = false;
  let failures = 0;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(turn, ms);
    timer.unref();
  };

  async function attempt(): Promise<number> {
    try {
      const hasMore = await work();
      failures = 0;
      return hasMore || isHurried ? 0 : everyMs;
    } catch (error) {
      failures += 1;
      onError(error);
      return everyMs * Math.min(2 ** failures, LATER_MAX);
    }
  }

  function turn(): void {
    isHurried = false;
    isWorking = true;
    working = attempt().then((ms) => {
      isWorking = false;
      plan(ms);
    });
  }
  plan(0);
  return {
    /** There is something to do. */
    hurry(): void {
      isHurried = true;
      if (!isWorking && failures === 0) plan(0);
    },
    /** Resolves when nothing is under way any more. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

const LATER_MAX = 32;
