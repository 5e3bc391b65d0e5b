import { type Failed, failed, type Success, success } from '@wattle/domain/results';
import type { ShopperEvent } from '@wattle/providers/recommendation';
import { faultOf } from '../../store/database-fault.ts';
import { pollUntilClosed } from '../../workers/poll-until-closed.ts';

const GATHER_MS = 250;
/** Events per insert. */
const BATCH = 500;
/** Tries of a batch before its events are tried one by one. */
const TRIES = 3;
/** Products in the events to buffer at most while the database is unavailable: one event may name a hundred. */
const WAITING_MAX = 10_000;

const countProducts = (events: readonly ShopperEvent[]): number =>
  events.reduce((sum, { products }) => sum + products.length, 0);

export type EventRecorderParts = {
  readonly save: (events: readonly ShopperEvent[]) => Promise<void>;
  readonly onSaved: () => void;
  readonly onError: (error: unknown) => void;
  readonly waitingMax?: number;
};

/** Buffers shopper events and writes them in batches, so that no request waits. */
export function createEventRecorder({ save, onSaved, onError, waitingMax = WAITING_MAX }: EventRecorderParts) {
  let waiting: ShopperEvent[] = [];
  let failures = 0;
  let waitingProducts = 0;

  async function write(): Promise<boolean> {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return false;
    await saveBatch(batch);
    waiting = waiting.slice(batch.length);
    waitingProducts -= countProducts(batch);
    onSaved();
    return waiting.length > 0;
  }

  /** A batch that fails is tried a few times as it is: most faults pass. */
  async function saveBatch(batch: readonly ShopperEvent[]): Promise<void> {
    try {
      await save(batch);
    } catch (error) {
      failures += 1;
      if (faultOf(error) !== undefined || failures < TRIES) throw error;
      await saveOrSetAside(batch);
    }
    failures = 0;
  }

  /** An event that the database does not take is reported and left out: it would keep all others waiting. */
  async function saveOrSetAside(batch: readonly ShopperEvent[]): Promise<void> {
    try {
      await save(batch);
    } catch (error) {
      if (faultOf(error) !== undefined) throw error;
      if (batch.length === 1) return onError(error);
      const middle = Math.ceil(batch.length / 2);
      await saveOrSetAside(batch.slice(0, middle));
      await saveOrSetAside(batch.slice(middle));
    }
  }
  const writing = pollUntilClosed(write, { everyMs: GATHER_MS, onError });
  return {
    record(events: readonly ShopperEvent[]): Success<{ readonly recorded: number }> | Failed {
      const products = countProducts(events);
      if (waitingProducts + products > waitingMax) return failed('UNAVAILABLE');
      waiting.push(...events);
      waitingProducts += products;
      return success({ recorded: events.length });
    },
    /** Writes the remaining events. What cannot be written is lost. */
    async close(): Promise<void> {
      await writing.close();
      try {
        while (await write());
      } catch (error) {
        onError(error);
      }
    },
  };
}
