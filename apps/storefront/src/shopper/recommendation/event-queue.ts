export type ToldEvent = {
  readonly type: 'view' | 'add';
  readonly productIds: readonly string[];
  readonly attributionToken?: string;
};

export type EventQueueParts = {
  /** Whether the shop has taken them. */
  readonly send: (events: readonly ToldEvent[]) => Promise<boolean>;
  /** The page goes away: handed to the browser, or not. */
  readonly sendLast: (events: readonly ToldEvent[]) => boolean;
  readonly gatherMs?: number;
};

/** What one call takes. */
const CALL_MAX = 20;
const GATHER_MS = 1_000;
/** A shop that did not take them so often has other worries. */
const FAILURES_MAX = 3;

/** Gathers what happens within a moment into one call, and sends what is left when the page goes away. */
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
    // what came meanwhile is newer, and there is room for so many only
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
