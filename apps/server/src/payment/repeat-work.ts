export type RepeatedWork = {
  /** Finishes what is under way. */
  close(): Promise<void>;
};

/** Does some work again and again, with a rest between. It hears of a failure once, until it goes well again. */
export function repeatWork(
  work: () => Promise<unknown>,
  restMs: number,
  onError: (error: unknown) => void,
): RepeatedWork {
  let isClosed = false;
  let isFailing = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const turn = async (): Promise<void> => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
    rest();
  };
  const rest = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = turn();
    }, restMs).unref();
  };
  rest();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
