import { RecommendationFailure, type RecommendationProvider } from '@wattle/providers/recommendation';
import type { EventCursor } from '../store/shopper-events.ts';
import type { Store } from '../store/store.ts';
import { pollUntilClosed } from './poll-until-closed.ts';

const POLL_MS = 2_000;
const PAGE = 20;
/** Longer than a page can take, one call after the other. */
const HOLD_SECONDS = 150;

export type SendEventsParts = {
  readonly store: Pick<Store, 'openReader' | 'holdReader' | 'saveReader' | 'readEvents'>;
  readonly service: Pick<RecommendationProvider, 'name' | 'record'>;
  readonly onError: (error: unknown) => void;
};

/**
 * Tells a service elsewhere what has happened, each event once however many processes there are: one of them at a
 * time. A process that dies in the middle may have told some that the next one tells again.
 */
export function sendEvents({ store, service, onError }: SendEventsParts) {
  const name = service.name;
  let opening: Promise<unknown> | undefined;

  /** How many of the page are done with: also one that the service will never take. */
  async function tell(events: Parameters<typeof service.record>[0]): Promise<{ done: number; failure?: unknown }> {
    try {
      await service.record(events);
      return { done: events.length };
    } catch (failure) {
      if (!(failure instanceof RecommendationFailure)) throw failure;
      return { done: failure.recorded + (failure.retryable ? 0 : 1), failure };
    }
  }

  async function send(): Promise<boolean> {
    opening ??= store.openReader(name, 'now');
    await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const from = await store.holdReader(name, HOLD_SECONDS);
    if (!from) return false;
    const { events, cursors } = await store.readEvents(from, PAGE);
    const { done, failure } = await tell(events);
    const reached: EventCursor = cursors[done - 1] ?? from;
    await store.saveReader(name, { ...reached, state: null });
    if (failure && done === 0) throw failure;
    if (failure) onError(failure);
    return events.length === PAGE || done < events.length;
  }

  const sending = pollUntilClosed(send, { everyMs: POLL_MS, onError });
  return { hurry: sending.hurry, close: sending.stop };
}
