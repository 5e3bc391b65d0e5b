import { setImmediate as pause } from 'node:timers/promises';
import type { EmbeddedRecommendation, ShopperEvent } from '@wattle/providers/recommendation';
import type { EventCursor } from '../../store/shopper-events.ts';
import type { Store } from '../../store/store.ts';
import { pollUntilClosed } from '../../workers/poll-until-closed.ts';
import { packLines, unpackLines } from './pack-lines.ts';

export const EMBEDDED_READER = 'embedded recommendation';
const POLL_MS = 2_000;
const PAGE = 500;
/** Events to learn before yielding to other work. */
const SLICE = 50;
/** How often the model is saved. Later events are learned again after a restart. */
const SAVE_SECONDS = 300;
const HOLD_SECONDS = 60;
const START: EventCursor = { writtenIn: '0', eventId: 0 };

export type LearnEventsParts = {
  readonly store: Pick<Store, 'eventReaders' | 'shopperEvents'>;
  readonly engine: Pick<EmbeddedRecommendation, 'record' | 'export' | 'restore'>;
  readonly onError: (error: unknown) => void;
  readonly saveSeconds?: number;
};

/**
 * Feeds new events to this process's engine, whichever process recorded them. All processes read the same events in the
 * same order, so a model saved by one is valid for all.
 */
export function learnEvents({ store, engine, onError, saveSeconds = SAVE_SECONDS }: LearnEventsParts) {
  let cursor: EventCursor | undefined;
  let unsaved = 0;

  async function resume(): Promise<EventCursor> {
    const { state, ...kept } = await store.eventReaders.open(EMBEDDED_READER);
    if (!state) return START;
    return engine.restore(await unpackLines(state)) ? kept : START;
  }

  async function learn(): Promise<boolean> {
    cursor ??= await resume();
    const { events, cursors } = await store.shopperEvents.read(cursor, PAGE);
    for (let from = 0; from < events.length; from += SLICE) {
      await learnEach(events.slice(from, from + SLICE));
      cursor = cursors[Math.min(from + SLICE, events.length) - 1] ?? cursor;
      await pause();
    }
    unsaved += events.length;
    if (unsaved > 0 && (await store.eventReaders.hold(EMBEDDED_READER, HOLD_SECONDS, saveSeconds))) await save(cursor);
    return events.length === PAGE;
  }

  /** An event that the engine cannot learn is reported and left out: nothing after it would ever be learned. */
  async function learnEach(events: readonly ShopperEvent[]): Promise<void> {
    for (const event of events) await engine.record([event]).catch(onError);
  }

  async function save(reached: EventCursor): Promise<void> {
    await store.eventReaders.save(EMBEDDED_READER, { ...reached, state: await packLines(engine.export()) });
    unsaved = 0;
  }

  const learning = pollUntilClosed(learn, { everyMs: POLL_MS, onError });
  return {
    /** There are new events. */
    wake: learning.wake,
    /** Saves the model. */
    async close(): Promise<void> {
      await learning.close();
      if (cursor && unsaved > 0) await save(cursor).catch(onError);
    },
  };
}
