import { type Failed, failed, type Success, success } from '@wattle/domain';
import type { ShopperEvent } from '@wattle/providers/recommendation';
import { pollUntilClosed } from './poll-until-closed.ts';

const GATHER_MS = 250;
/** Written at once. */
const BATCH = 500;
/** More than this are not kept while the database is away. */
const WAITING_MAX = 10_000;

export type EventRecorderParts = {
  readonly save: (events: readonly ShopperEvent[]) => Promise<void>;
  readonly onSaved: () => void;
  readonly onError: (error: unknown) => void;
  readonly waitingMax?: number;
};

/** Gathers what shoppers did and writes it a little later, many at once: nobody waits for it. */
export function createEventRecorder({ save, onSaved, onError, waitingMax = WAITING_MAX }: EventRecorderParts) {
  let waiting: ShopperEvent[] = [];

  async function write(): Promise<boolean> {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return false;
    await save(batch);
    waiting = waiting.slice(batch.length);
    onSaved();
    return waiting.length > 0;
  }
  const writing = pollUntilClosed(write, { everyMs: GATHER_MS, onError });
  return {
    record(events: readonly ShopperEvent[]): Success<{ readonly recorded: number }> | Failed {
      if (waiting.length + events.length > waitingMax) return failed('UNAVAILABLE');
      waiting.push(...events);
      return success({ recorded: events.length });
    },
    /** Writes what is left. What cannot be written now is lost. */
    async close(): Promise<void> {
      await writing.stop();
      try {
        while (await write());
      } catch (error) {
        onError(error);
      }
    },
  };
}
