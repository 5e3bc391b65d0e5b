type Subscribe = (listener: () => void) => () => void;

/** Resolves once something is true, looking again at each event of its sources; gives up after a while. */
export function untilTrue(isTrue: () => boolean, sources: readonly Subscribe[], patienceMs: number): Promise<void> {
  if (isTrue()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const leave of leaving) leave();
      resolve();
    };
    const timer = setTimeout(end, patienceMs);
    const leaving = sources.map((subscribe) => subscribe(() => isTrue() && end()));
  });
}
