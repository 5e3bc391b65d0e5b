export type ToldEvent = {
  readonly type: 'view' | 'add';
  readonly productIds: readonly string[];
  readonly attributionToken?: string;
};

export type EventQueueParts = {
  /** True when the server accepted them. */
  readonly send: (events: readonly ToldEvent[]) => Promise<boolean>;
  /** Called when the page closes; true when the browser took them. */
  readonly sendLast: (events: readonly ToldEvent[]) => boolean;
  readonly gatherMs?: number;
};

/** The most events per call. */
const CALL_MAX = 20;
const GATHER_MS = 1_000;
/** Gives up after this many failures. */
const FAILURES_MAX = 3;

/** Batches events into one call, and sends the rest when the page closes. */
export function createEventQueue({ send, sendLast, gatherMs = GATHER_MS }: EventQueueParts) {
  let waiting: readonly ToldEvent[] = [];
  let isPlanned = false;
  let failures = 0;

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(flush, gatherMs * 2 ** failures);
  };

  async function flush(): Promise<void> {
    isPlanned = false;
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    if (await send(events).catch(() => false)) {
      failures = 0;
      return;
    }
    failures += 1;
    if (failures >= FAILURES_MAX) return;
    // keep the newest, up to the limit
    waiting = [...events, ...waiting].slice(-CALL_MAX);
    plan();
  }

  return {
    add(event: ToldEvent): void {
      if (failures >= FAILURES_MAX) return;
      waiting = [...waiting, event].slice(-CALL_MAX);
      plan();
    },
    leave(): void {
      const events = waiting;
      waiting = [];
      if (events.length > 0 && failures < FAILURES_MAX) sendLast(events);
    },
  };
}
