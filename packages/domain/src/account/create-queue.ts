export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs tasks one at a time, in call order; a failed task does not block the next [C-4-06]. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}
