import { setImmediate as pause } from 'node:timers/promises';
import type { EmbeddedRecommendation } from '@wattle/providers/recommendation';
import type { EventCursor } from '../store/shopper-events.ts';
import type { Store } from '../store/store.ts';
import { packLines, unpackLines } from './pack-lines.ts';
import { pollUntilClosed } from './poll-until-closed.ts';

export const EMBEDDED_READER = 'embedded recommendation';
const POLL_MS = 2_000;
const PAGE = 500;
/** Learned between two pauses. */
const SLICE = 50;
/** What was learned is kept so often; what came after is learned again from the events. */
const SAVE_SECONDS = 300;
const HOLD_SECONDS = 60;
const START: EventCursor = { writtenIn: '0', eventId: 0 };

export type LearnEventsParts = {
  readonly store: Pick<Store, 'openReader' | 'holdReader' | 'saveReader' | 'readEvents'>;
  readonly engine: Pick<EmbeddedRecommendation, 'record' | 'export' | 'restore'>;
  readonly onError: (error: unknown) => void;
  readonly saveSeconds?: number;
};

/**
 * Teaches the engine of this process what has happened since it last looked, whichever process heard of it. Every
 * process reads the same events in the same order, so that what any of them keeps is good for all.
 */
export function learnEvents({ store, engine, onError, saveSeconds = SAVE_SECONDS }: LearnEventsParts) {
  let cursor: EventCursor | undefined;
  let unsaved = 0;

  async function resume(): Promise<EventCursor> {
    const { state, ...kept } = await store.openReader(EMBEDDED_READER);
    if (!state) return START;
    return engine.restore(await unpackLines(state)) ? kept : START;
  }

  async function learn(): Promise<boolean> {
    cursor ??= await resume();
    const { events, cursors } = await store.readEvents(cursor, PAGE);
    for (let from = 0; from < events.length; from += SLICE) {
      await engine.record(events.slice(from, from + SLICE));
      cursor = cursors[Math.min(from + SLICE, events.length) - 1] ?? cursor;
      await pause();
    }
    unsaved += events.length;
    if (unsaved > 0 && (await store.holdReader(EMBEDDED_READER, HOLD_SECONDS, saveSeconds))) await save(cursor);
    return events.length === PAGE;
  }

  async function save(reached: EventCursor): Promise<void> {
    await store.saveReader(EMBEDDED_READER, { ...reached, state: await packLines(engine.export()) });
    unsaved = 0;
  }

  const learning = pollUntilClosed(learn, { everyMs: POLL_MS, onError });
  return {
    /** There are new events. */
    hurry: learning.hurry,
    /** Keeps what was learned. */
    async close(): Promise<void> {
      await learning.stop();
      if (cursor && unsaved > 0) await save(cursor).catch(onError);
    },
  };
}
