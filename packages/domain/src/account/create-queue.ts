export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one thing at a time, in the order they were asked for; one that fails does not hold up the next [C-4-06]. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
