import {
  type DeliveryEstimatesLoad,
  NO_DELIVERY_ESTIMATES,
  receiveDeliveryEstimates,
  requestDeliveryEstimates,
} from '@wattle/domain/delivery';
import type { Outcome } from '@wattle/domain/results';

/** The request is any string that identifies what is requested. */
export type FetchAnswer<T> = (request: string, signal: AbortSignal) => Promise<Outcome<T, string>>;

export type DeliveryLoader<T> = {
  get(): DeliveryEstimatesLoad<T>;
  /** Null: no locality, so no request. */
  ask(request: string | null): void;
  subscribe(listener: () => void): () => void;
};

/** Loads data that depends on the shopper's location; a new request cancels the one in progress [C-4-79 C-4-80]. */
export function createDeliveryLoader<T>(fetchAnswer: FetchAnswer<T>): DeliveryLoader<T> {
  const listeners = new Set<() => void>();
  let load: DeliveryEstimatesLoad<T> = NO_DELIVERY_ESTIMATES;
  let underway: AbortController | null = null;
  const change = (next: DeliveryEstimatesLoad<T>) => {
    if (next === load) return;
    load = next;
    for (const listener of listeners) listener();
  };
  const send = async (request: string) => {
    underway = new AbortController();
    const { signal } = underway;
    const outcome = await fetchAnswer(request, signal).catch(() => null);
    const answer = outcome?.status === 'SUCCESS' ? outcome : ({ status: 'ERROR' } as const);
    if (!signal.aborted) change(receiveDeliveryEstimates(load, request, answer));
  };
  return {
    get: () => load,
    ask(request) {
      const step = requestDeliveryEstimates(load, request);
      if (step.cancel !== null) underway?.abort();
      change(step.load);
      if (step.fetch !== null) void send(step.fetch);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
