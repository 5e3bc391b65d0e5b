const TICK_MS = 100;
/** A tick this late means that requests wait for the processor. */
const LATE_MS = 250;
/** A single long task is not overload. */
const SUSTAINED_MS = 1_000;

export type LoopLag = {
  /** Whether the event loop has been late for some time. */
  isSlow(): boolean;
  close(): void;
};

/** Watches how late the event loop is. */
export function watchLoopLag(now: () => number = () => performance.now()): LoopLag {
  let expectedAt = now() + TICK_MS;
  let lateSince: number | undefined;
  const timer = setInterval(() => {
    const lateMs = now() - expectedAt;
    expectedAt = now() + TICK_MS;
    lateSince = lateMs < LATE_MS ? undefined : (lateSince ?? now());
  }, TICK_MS).unref();
  return {
    isSlow: () => lateSince !== undefined && now() - lateSince >= SUSTAINED_MS,
    close: () => clearInterval(timer),
  };
}
