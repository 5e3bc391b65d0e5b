import {
  type DeliveryEstimatesLoad,
  NO_DELIVERY_ESTIMATES,
  type Outcome,
  receiveDeliveryEstimates,
  requestDeliveryEstimates,
} from '@wattle/domain';

/** The request is whatever text names what is asked for. */
export type FetchAnswer<T> = (request: string, signal: AbortSignal) => Promise<Outcome<T, string>>;

export type DeliveryLoader<T> = {
  get(): DeliveryEstimatesLoad<T>;
  /** Null: there is no locality to ask for. */
  ask(request: string | null): void;
  subscribe(listener: () => void): () => void;
};

/** Asks for what depends on where the shopper is: a new question cancels the one under way [C-4-79 C-4-80]. */
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
