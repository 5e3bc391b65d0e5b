import { RecommendationFailure, type RecommendationProvider } from '@wattle/providers/recommendation';
import type { EventCursor } from '../../store/shopper-events.ts';
import type { Store } from '../../store/store.ts';
import { pollUntilClosed } from '../../workers/poll-until-closed.ts';

const POLL_MS = 2_000;
const PAGE = 20;
/** Tries of a page that fails for a reason that is not the service's. */
const TRIES = 5;
/** Longer than sending a page of events can take. */
const HOLD_SECONDS = 150;

export type SendEventsParts = {
  readonly store: Pick<Store, 'eventReaders' | 'shopperEvents'>;
  readonly service: Pick<RecommendationProvider, 'name' | 'record'>;
  readonly onError: (error: unknown) => void;
};

/**
 * Sends events to an external service, one process at a time, so that each is sent once. If a process dies halfway,
 * some events are sent again.
 */
export function sendEvents({ store, service, onError }: SendEventsParts) {
  const name = service.name;
  let opening: Promise<unknown> | undefined;
  let unexpected = 0;

  /** Sends events and counts those that are done, including any the service will never accept. */
  async function tell(events: Parameters<typeof service.record>[0]): Promise<{ done: number; failure?: unknown }> {
    try {
      await service.record(events);
      unexpected = 0;
      return { done: events.length };
    } catch (failure) {
      if (!(failure instanceof RecommendationFailure)) {
        unexpected += 1;
        if (unexpected < TRIES) throw failure;
        // it is not the service: set the first event aside, or none after it is ever sent
        unexpected = 0;
        return { done: 1, failure };
      }
      return { done: failure.recorded + (failure.retryable ? 0 : 1), failure };
    }
  }

  async function send(): Promise<boolean> {
    opening ??= store.eventReaders.open(name, 'now');
    await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const from = await store.eventReaders.hold(name, HOLD_SECONDS);
    if (!from) return false;
    const { events, cursors } = await store.shopperEvents.read(from, PAGE);
    const { done, failure } = await tell(events);
    const reached: EventCursor = cursors[done - 1] ?? from;
    await store.eventReaders.save(name, { ...reached, state: null });
    if (failure && done === 0) throw failure;
    if (failure) onError(failure);
    return events.length === PAGE || done < events.length;
  }

  const sending = pollUntilClosed(send, { everyMs: POLL_MS, onError });
  return sending;
}
